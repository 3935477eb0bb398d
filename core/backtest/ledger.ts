import type { CalendarDate } from "../calendar-date.ts";
import type { Account } from "./figures.ts";
import { type AssetClass, classesWithSteps, type PriceStep, priceStepOf } from "./instruments.ts";
import { type Refusal, Refused, refusalOf } from "./refusal.ts";
import { parseTradeList, type ReadingOptions, type TradeList } from "./trade-list.ts";
import type { DateOrder } from "./wall-clock.ts";

/** What the manifest says of a file. */
export type LedgerFacts = {
  readonly symbol: string;
  readonly name: string;
  readonly assetClass: AssetClass;
  /** A ledger of the home page bears one claim out and is in no tab of the dashboard. */
  readonly page: "dashboard" | "home";
  /** From the manifest's folder. */
  readonly file: string;
  readonly timeframeMinutes: number;
  /** Of the chart's wall clock. */
  readonly timeZone: string;
  /** Of the account. */
  readonly currency: string;
  /** Null where it is to be inferred from the list. */
  readonly initialCapital: number | null;
  readonly exportedOn: CalendarDate;
  readonly sample: boolean;
  /** Of history, or of signals as they came. */
  readonly record: "backtest" | "forward";
  /** The newest first. */
  readonly revisions: readonly Revision[];
  readonly dateOrder: DateOrder | null;
};

/** What is said of a file before it is read: of one that nobody published, not even the currency. */
export type StatedFacts = Omit<LedgerFacts, "currency"> & { readonly currency: string | null };

/** A file that another one took the place of. It stays listed, so that a change can be seen. */
export type Revision = {
  readonly file: string;
  readonly sha256: string;
  readonly trades: number;
  readonly exportedOn: CalendarDate;
  readonly supersededOn: CalendarDate;
};

export type Ledger = {
  readonly facts: LedgerFacts;
  readonly list: TradeList;
  readonly account: Account;
  readonly isCapitalInferred: boolean;
  readonly priceStep: PriceStep | null;
};

/** Refuses a list in another currency than the manifest says, or one whose capital nobody knows. */
export function readLedger(
  file: Uint8Array | string,
  facts: StatedFacts,
  options?: ReadingOptions,
): Ledger | Refusal {
  const list = parseTradeList(file, facts, options);
  if (list.kind === "refused") return list;
  const currency = facts.currency ?? list.currency ?? "";
  if (list.currency !== null && /^[A-Z]/.test(list.currency) && list.currency !== currency) {
    const problem = `the results are in ${list.currency}, the manifest says ${currency}`;
    return refusalOf(new Refused("currency-mismatch", 1, null, problem), facts.file);
  }
  const capital = facts.initialCapital ?? list.inferredCapital;
  if (capital === null) {
    const problem = "the initial capital can not be inferred: state it in the manifest";
    return refusalOf(new Refused("unknown-capital", null, null, problem), facts.file);
  }
  return {
    facts: { ...facts, currency },
    list,
    account: { trades: list.trades, open: list.open, capital, barMinutes: facts.timeframeMinutes },
    isCapitalInferred: facts.initialCapital === null,
    priceStep: classesWithSteps.includes(facts.assetClass) ? priceStepOf(facts.symbol) : null,
  };
}
