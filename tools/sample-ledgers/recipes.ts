import type { Generation } from "#core/backtest/columns.ts";
import type { LedgerFacts } from "#core/backtest/ledger.ts";
import { calendarDate } from "#core/calendar-date.ts";
import { recommendedTimeframeMinutes } from "#core/policy.ts";
import { type Session, sessions } from "./sessions.ts";

/** What a sample ledger is to look like. Nothing here was measured: the figures are chosen, the trades made to fit. */
export type Recipe = {
  readonly facts: LedgerFacts & { readonly initialCapital: number };
  readonly generation: Generation;
  readonly session: Session;
  readonly seed: number;
  readonly trades: number;
  readonly wins: number;
  /** In the account's currency, after costs. */
  readonly net: number;
  /** Of gross profit to gross loss, after costs. */
  readonly profitFactor: number;
  readonly averageHoldBars: number;
  /** How much more likely a loss is in a bad month. */
  readonly clustering: number;
  readonly tick: number;
  /** The sizes in turn, the middle one most often. Where a net must be met exactly, the first divides the others. */
  readonly quantities: readonly [number, number, number];
  /** In the account's currency, per unit of size, there and back. */
  readonly costPerUnit: number;
  readonly quoteCurrency: string;
  /** What one unit of the quote currency is in the account's. */
  readonly quoteRate: (price: number) => number;
  /** Where the price stands at evenly spread moments from the first bar to the last. */
  readonly path: readonly number[];
  readonly endsOpen?: boolean;
};

const inAccount = () => 1;
const overItself = (price: number) => 1 / price;
const dollarsPerYen = () => 1 / 150;
const dollarsPerEuro = () => 1.09;
const dollarsPerPound = () => 1.28;
const dollarsPerHongKongDollar = () => 0.128;

function facts(
  symbol: string,
  name: string,
  assetClass: LedgerFacts["assetClass"],
  initialCapital: number,
  { timeZone }: Session,
): LedgerFacts & { initialCapital: number } {
  const file = `${assetClass}/${symbol.toLowerCase().replace("/", "-")}-SAMPLE.csv`;
  return {
    symbol,
    name,
    assetClass,
    page: "dashboard",
    file,
    timeframeMinutes: recommendedTimeframeMinutes,
    timeZone,
    currency: "USD",
    initialCapital,
    exportedOn: calendarDate("2026-01-02"),
    sample: true,
    record: "backtest",
    revisions: [],
    dateOrder: null,
  };
}

const { newYork, frankfurt, london, hongKong, mumbai, currencies, crypto } = sessions;

export const recipes: readonly Recipe[] = [
  {
    facts: facts("TESLA", "Tesla", "stocks", 50_000, newYork),
    generation: "G7",
    session: newYork,
    seed: 1_007,
    trades: 110,
    wins: 90,
    net: 18_420,
    profitFactor: 1.85,
    averageHoldBars: 17,
    clustering: 3,
    tick: 0.01,
    quantities: [100, 200, 300],
    costPerUnit: 0.01,
    quoteCurrency: "USD",
    quoteRate: inAccount,
    path: [248, 178, 182, 219, 252, 438, 292, 268, 321, 338, 436, 452],
  },
  {
    facts: facts("AAPL", "Apple", "stocks", 50_000, newYork),
    generation: "G7",
    session: newYork,
    seed: 2_016,
    trades: 94,
    wins: 73,
    net: 13_210,
    profitFactor: 1.68,
    averageHoldBars: 20,
    clustering: 3,
    tick: 0.01,
    quantities: [100, 200, 300],
    costPerUnit: 0.01,
    quoteCurrency: "USD",
    quoteRate: inAccount,
    path: [186, 176, 171, 214, 227, 236, 243, 204, 201, 228, 262, 272],
  },
  {
    facts: facts("USD/JPY", "US dollar to yen", "forex", 25_000, currencies),
    generation: "G7",
    session: currencies,
    seed: 3_009,
    trades: 1_012,
    wins: 741,
    net: 9_340,
    profitFactor: 1.2,
    averageHoldBars: 14,
    clustering: 1.8,
    tick: 0.001,
    quantities: [30_000, 40_000, 50_000],
    costPerUnit: 0.00004,
    quoteCurrency: "JPY",
    quoteRate: overItself,
    path: [141.2, 150.4, 157.6, 153.1, 143.2, 153.8, 157.2, 149.6, 144.3, 147.4, 152.9, 156.6],
  },
  {
    facts: facts("GBP/JPY", "Pound to yen", "forex", 25_000, currencies),
    generation: "G7",
    session: currencies,
    seed: 4_007,
    trades: 964,
    wins: 689,
    net: 7_660,
    profitFactor: 1.16,
    averageHoldBars: 14,
    clustering: 1.8,
    tick: 0.001,
    quantities: [20_000, 30_000, 40_000],
    costPerUnit: 0.00005,
    quoteCurrency: "JPY",
    quoteRate: dollarsPerYen,
    path: [179.6, 190.2, 199.8, 196.4, 188.1, 194.7, 195.9, 191.2, 195.4, 198.6, 203.8, 210.9],
  },
  {
    facts: facts("DXY", "US dollar index", "forex", 25_000, currencies),
    generation: "G7",
    session: currencies,
    seed: 5_001,
    trades: 569,
    wins: 372,
    net: -975,
    profitFactor: 0.97,
    averageHoldBars: 18,
    clustering: 1.8,
    tick: 0.001,
    quantities: [150, 300, 450],
    costPerUnit: 0.004,
    quoteCurrency: "USD",
    quoteRate: inAccount,
    path: [102.3, 104.1, 105.6, 104.4, 101.2, 106.3, 108.4, 103.2, 98.4, 97.8, 99.4, 98.3],
  },
  {
    facts: facts("ETH/USD", "Ether to US dollar", "crypto", 30_000, crypto),
    generation: "G7",
    session: crypto,
    seed: 3_014,
    trades: 1_033,
    wins: 712,
    net: 11_538,
    profitFactor: 1.2,
    averageHoldBars: 18,
    clustering: 2,
    tick: 0.1,
    quantities: [3, 6, 9],
    costPerUnit: 0.9,
    quoteCurrency: "USD",
    quoteRate: inAccount,
    path: [2_352, 3_420, 3_160, 3_390, 2_480, 3_640, 2_710, 1_810, 2_530, 4_380, 3_940, 2_968],
    endsOpen: true,
  },
  {
    facts: facts("XAU/USD", "Gold to US dollar", "commodity", 30_000, currencies),
    generation: "G3",
    session: currencies,
    seed: 3_022,
    trades: 1_587,
    wins: 1_163,
    net: 7_455,
    profitFactor: 1.14,
    averageHoldBars: 11,
    clustering: 1.8,
    tick: 0.01,
    quantities: [5, 10, 15],
    costPerUnit: 0.06,
    quoteCurrency: "USD",
    quoteRate: inAccount,
    path: [2_063, 2_031, 2_334, 2_391, 2_516, 2_668, 2_801, 3_124, 3_322, 3_364, 3_988, 4_318],
  },
  {
    facts: facts("DAX40", "DAX 40", "indices", 25_000, frankfurt),
    generation: "G7",
    session: frankfurt,
    seed: 808,
    trades: 151,
    wins: 117,
    net: 5_610,
    profitFactor: 1.42,
    averageHoldBars: 20,
    clustering: 2.5,
    tick: 0.5,
    quantities: [1, 2, 3],
    costPerUnit: 1.6,
    quoteCurrency: "EUR",
    quoteRate: dollarsPerEuro,
    path: [16_770, 17_420, 18_330, 18_240, 18_690, 19_480, 21_900, 21_400, 23_600, 24_100, 23_900, 24_480],
  },
  {
    facts: {
      ...facts("FTSE100", "FTSE 100", "indices", 25_000, london),
      file: "indices/ftse100-SAMPLE.xlsx",
    },
    generation: "G7",
    session: london,
    seed: 909,
    trades: 138,
    wins: 101,
    net: 2_380,
    profitFactor: 1.2,
    averageHoldBars: 22,
    clustering: 2.5,
    tick: 0.5,
    quantities: [2, 3, 4],
    costPerUnit: 1.1,
    quoteCurrency: "GBP",
    quoteRate: dollarsPerPound,
    path: [7_721, 7_690, 8_260, 8_180, 8_270, 8_290, 8_640, 8_420, 8_790, 9_150, 9_480, 9_930],
  },
  {
    facts: facts("HSI", "Hang Seng", "indices", 25_000, hongKong),
    generation: "G7",
    session: hongKong,
    seed: 3_000,
    trades: 122,
    wins: 81,
    net: -1_150,
    profitFactor: 0.91,
    averageHoldBars: 18,
    clustering: 2.5,
    tick: 1,
    quantities: [10, 15, 20],
    costPerUnit: 1.2,
    quoteCurrency: "HKD",
    quoteRate: dollarsPerHongKongDollar,
    path: [16_790, 16_520, 18_910, 17_610, 19_200, 19_740, 20_900, 22_600, 23_700, 25_300, 26_100, 25_620],
  },
  {
    facts: facts("NDX", "Nasdaq 100", "indices", 25_000, newYork),
    generation: "G7",
    session: newYork,
    seed: 1_111,
    trades: 163,
    wins: 131,
    net: 7_920,
    profitFactor: 1.55,
    averageHoldBars: 18,
    clustering: 2.5,
    tick: 0.1,
    quantities: [1, 2, 3],
    costPerUnit: 2,
    quoteCurrency: "USD",
    quoteRate: inAccount,
    path: [16_540, 18_020, 17_890, 19_620, 19_380, 21_200, 21_480, 18_900, 22_100, 23_640, 25_100, 25_240],
  },
  {
    facts: facts("IXIC", "Nasdaq Composite", "indices", 25_000, newYork),
    generation: "G7",
    session: newYork,
    seed: 1_212,
    trades: 140,
    wins: 110,
    net: 4_870,
    profitFactor: 1.38,
    averageHoldBars: 18,
    clustering: 2.5,
    tick: 0.1,
    quantities: [1, 2, 3],
    costPerUnit: 2,
    quoteCurrency: "USD",
    quoteRate: inAccount,
    path: [14_770, 16_080, 16_120, 17_690, 17_520, 19_300, 19_400, 17_000, 19_700, 21_500, 22_900, 23_230],
  },
  {
    facts: facts("SPX", "S&P 500", "indices", 25_000, newYork),
    generation: "G7",
    session: newYork,
    seed: 1_313,
    trades: 154,
    wins: 122,
    net: 6_120,
    profitFactor: 1.45,
    averageHoldBars: 20,
    clustering: 2.5,
    tick: 0.1,
    quantities: [3, 6, 9],
    costPerUnit: 0.5,
    quoteCurrency: "USD",
    quoteRate: inAccount,
    path: [4_742, 5_080, 5_180, 5_480, 5_640, 5_980, 5_920, 5_420, 6_020, 6_380, 6_720, 6_846],
  },
  {
    facts: {
      ...facts("SENSEX", "BSE SENSEX", "indices", 1_000_000, mumbai),
      page: "home",
      currency: "INR",
    },
    generation: "G7",
    session: mumbai,
    seed: 3_035,
    trades: 640,
    wins: 594,
    net: 246_300,
    profitFactor: 1.45,
    averageHoldBars: 8,
    clustering: 2.5,
    tick: 0.05,
    quantities: [10, 20, 30],
    costPerUnit: 6,
    quoteCurrency: "INR",
    quoteRate: inAccount,
    path: [71_900, 72_600, 73_700, 78_900, 82_300, 80_200, 77_800, 76_600, 81_400, 80_700, 83_400, 85_200],
  },
];
