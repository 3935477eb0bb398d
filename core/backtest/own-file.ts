import { calendarDate } from "../calendar-date.ts";
import { inferBarMinutes } from "./bar-length.ts";
import type { StatedFacts } from "./ledger.ts";
import { readLedgerFile } from "./ledger-file.ts";
import { browserLimits } from "./reading-limits.ts";
import type { Refusal } from "./refusal.ts";
import { type AccountReport, instrumentReport } from "./report.ts";
import type { Warning } from "./trade-sheet.ts";
import type { DateOrder } from "./wall-clock.ts";
import type { Inflate } from "./workbook/unzip.ts";

/** What a visitor says of a file that nobody published. */
export type OwnFileFacts = {
  readonly file: string;
  readonly timeZone: string;
  /** Null where it is to be found in the file. */
  readonly capital: number | null;
  readonly dateOrder: DateOrder | null;
};

export type OwnReport = AccountReport & {
  readonly kind: "read";
  /** As the workbook names it; null for a list of trades, which names none. */
  readonly symbol: string | null;
  /** Empty where the file does not name it. */
  readonly currency: string;
  readonly isCapitalInferred: boolean;
  readonly warnings: readonly Warning[];
};

/** No instrument of ours, so nothing of it is counted in pips, and its day of export is nobody's business. */
const unpublished = {
  symbol: "",
  name: "",
  assetClass: "stocks",
  page: "dashboard",
  timeframeMinutes: 0,
  currency: null,
  exportedOn: calendarDate("1970-01-01"),
  sample: false,
  record: "backtest",
  revisions: [],
} as const satisfies Partial<StatedFacts>;

/** Any export of the charting platform, of whatever instrument. Throws only for a time zone nobody knows. */
export async function readOwnFile(
  bytes: Uint8Array,
  { file, timeZone, capital, dateOrder }: OwnFileFacts,
  inflate: Inflate,
): Promise<OwnReport | Refusal> {
  const stated = { ...unpublished, file, timeZone, dateOrder, initialCapital: capital };
  const ledger = await readLedgerFile(bytes, stated, inflate, { limits: browserLimits });
  if ("kind" in ledger) return ledger;
  const { list, workbook } = ledger;
  const barMinutes = workbook?.facts.timeframeMinutes ?? inferBarMinutes(list.trades);
  const { facts, ...report } = instrumentReport({
    ...ledger,
    account: { ...ledger.account, barMinutes },
  });
  return {
    ...report,
    kind: "read",
    symbol: workbook?.facts.symbol ?? null,
    currency: facts.currency,
    warnings: list.warnings,
  };
}
