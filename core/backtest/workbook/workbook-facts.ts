import { numberIn, type ReportRow, type ReportSheet } from "./report-sheet.ts";

/** What the platform notes of the strategy it tested. Null where the workbook does not say. */
export type WorkbookFacts = {
  /** With its exchange, such as NASDAQ:TSLA. */
  readonly symbol: string | null;
  readonly timeframe: string | null;
  readonly timeframeMinutes: number | null;
  readonly initialCapital: number | null;
  /** Of the account. */
  readonly currency: string | null;
  readonly commission: string | null;
  readonly slippage: string | null;
  readonly tradingRange: string | null;
};

const labels = {
  symbol: ["symbol", "символ", "инструмент"],
  timeframe: ["timeframe", "таймфрейм", "интервал"],
  initialCapital: ["initial capital", "начальный капитал", "исходный капитал"],
  accountCurrency: ["account currency", "base currency", "валюта счета", "основная валюта"],
  currency: ["currency", "валюта"],
  commission: ["commission", "комиссия"],
  slippage: ["slippage", "проскальзывание"],
  tradingRange: ["trading range", "торговый диапазон", "диапазон торговли"],
} as const satisfies Record<string, readonly string[]>;

const inputSections = ["strategy inputs", "inputs", "параметры стратегии", "входные параметры стратегии"];

/** Minutes of each unit; a month is no number of them. */
const units: readonly (readonly [RegExp, number])[] = [
  [/^(?:s|sec|second|с|сек|секунд)/, 1 / 60],
  [/^(?:$|m$|min|minute|м$|мин)/, 1],
  [/^(?:h|hour|ч|час)/, 60],
  [/^(?:d|day|д|день|дн)/, 1_440],
  [/^(?:w|week|н|нед)/, 10_080],
];

/** Which of the sheets it is does not matter: their names are translated. */
export function factsIn(sheets: readonly ReportSheet[]): WorkbookFacts {
  const properties = sheets.find(isProperties);
  const rows = properties === undefined ? [] : withoutInputs(properties.rows);
  const textOf = (row: ReportRow | undefined) => row?.cells[1]?.text.trim() || null;
  // Where sections have no titles, the instrument comes before the strategy's inputs and its properties after them.
  const ofInstrument = (names: readonly string[]) => textOf(rows.find(isNamed(names)));
  const ofStrategy = (names: readonly string[]) => textOf(rows.findLast(isNamed(names)));
  const capital = numberIn(
    rows.findLast(isNamed(labels.initialCapital))?.cells[1],
    properties?.decimalSign ?? ".",
  );
  const currencies = [ofStrategy(labels.accountCurrency), ofInstrument(labels.currency)];
  const timeframe = ofInstrument(labels.timeframe);
  return {
    symbol: ofInstrument(labels.symbol),
    timeframe,
    timeframeMinutes: timeframe === null ? null : minutesOf(timeframe),
    initialCapital: capital !== null && capital.value > 0 ? capital.value : null,
    // The account is in the instrument's currency where nothing else was chosen.
    currency: currencies.find((code) => code !== null && /^[A-Z]{3,5}$/.test(code)) ?? null,
    commission: ofStrategy(labels.commission),
    slippage: ofStrategy(labels.slippage),
    tradingRange: ofInstrument(labels.tradingRange),
  };
}

export function isProperties({ rows }: ReportSheet): boolean {
  return rows.some(isNamed(labels.symbol)) && rows.some(isNamed(labels.initialCapital));
}

/** The strategy's author names its inputs, and may name one of them "Commission". */
function withoutInputs(rows: readonly ReportRow[]): ReportRow[] {
  let isInput = false;
  return rows.filter(({ label, cells }) => {
    const isTitle = label !== "" && cells.slice(1).every((cell) => cell === undefined);
    if (isTitle) isInput = inputSections.includes(label);
    return !isInput;
  });
}

function isNamed(names: readonly string[]): (row: ReportRow) => boolean {
  return ({ label }) => names.includes(label);
}

function minutesOf(timeframe: string): number | null {
  const [, count = "", unit = ""] = /^(\d*)\s*(\p{L}*)/u.exec(timeframe.trim()) ?? [];
  const isMonths = /^(?:M$|mo|мес)/.test(unit);
  const minutes = isMonths ? undefined : units.find(([name]) => name.test(unit.toLowerCase()))?.[1];
  return minutes === undefined || `${count}${unit}` === "" ? null : Number(count || 1) * minutes;
}
