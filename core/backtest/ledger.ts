import type { CalendarDate } from "../calendar-date.ts";
import type { Account } from "./figures.ts";
import { type AssetClass, classesWithSteps, type PriceStep, priceStepOf } from "./instruments.ts";
import { type Refusal, Refused, refusalOf } from "./refusal.ts";
import { parseTradeList, type TradeList } from "./trade-list.ts";
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
  readonly dateOrder: DateOrder | null;
};

export type Ledger = {
  readonly facts: LedgerFacts;
  readonly list: TradeList;
  readonly account: Account;
  readonly isCapitalInferred: boolean;
  readonly priceStep: PriceStep | null;
};

/** Refuses a list in another currency than the manifest says, or one whose capital nobody knows. */
export function readLedger(text: string, facts: LedgerFacts): Ledger | Refusal {
  const list = parseTradeList(text, facts);
  if (list.kind === "refused") return list;
  const { currency } = list;
  if (currency !== null && /^[A-Z]/.test(currency) && currency !== facts.currency) {
    const problem = `the results are in ${currency}, the manifest says ${facts.currency}`;
    return refusalOf(new Refused("currency-mismatch", 1, null, problem), facts.file);
  }
  const capital = facts.initialCapital ?? list.inferredCapital;
  if (capital === null) {
    const problem = "the initial capital can not be inferred: state it in the manifest";
    return refusalOf(new Refused("unknown-capital", null, null, problem), facts.file);
  }
  return {
    facts,
    list,
    account: { trades: list.trades, open: list.open, capital, barMinutes: facts.timeframeMinutes },
    isCapitalInferred: facts.initialCapital === null,
    priceStep: classesWithSteps.includes(facts.assetClass) ? priceStepOf(facts.symbol) : null,
  };
}
