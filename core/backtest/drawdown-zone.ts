import type { Figures } from "./figures.ts";
import type { AccountReport } from "./report.ts";

/** Where the deepest fall lies on the equity curve. Percents of the initial capital, as the curve's own. */
export type DrawdownZone = {
  readonly fromMs: number;
  /** Until the peak was seen again, or to the end of the curve. */
  readonly toMs: number;
  readonly topPercent: number;
  readonly bottomPercent: number;
  readonly tradesDown: number;
  /** Null while the peak has not been seen again. */
  readonly tradesToRecover: number | null;
};

type Curve = Pick<AccountReport, "worstDrawdowns" | "equity"> & {
  readonly figures: Pick<Figures, "capital">;
};

/** Null where the account never fell. */
export function worstDrawdownZone({
  figures: { capital },
  worstDrawdowns: [worst],
  equity,
}: Curve): DrawdownZone | null {
  const end = equity.at(-1);
  if (worst === undefined || end === undefined) return null;
  const peak = (worst.amount / worst.percent) * 100;
  return {
    fromMs: worst.peakAtMs,
    toMs: worst.recoveredAtMs ?? end.atMs,
    topPercent: (peak / capital - 1) * 100,
    bottomPercent: ((peak - worst.amount) / capital - 1) * 100,
    tradesDown: worst.tradesDown,
    tradesToRecover: worst.tradesToRecover,
  };
}
