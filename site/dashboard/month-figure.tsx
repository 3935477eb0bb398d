import { monthlyReturnsCard as words } from "#content/dashboard-returns.ts";
import { roundHalfAway } from "#core/backtest/rounding.ts";
import { signedPercent } from "#site/ui/signed-percent.ts";

export function NoData() {
  return (
    <>
      <span aria-hidden="true">{words.noData}</span>
      <span className="sr">{words.noDataSpoken}</span>
    </>
  );
}

export function tenthRounded(percent: number): number {
  return roundHalfAway(percent, 1);
}

export function tenthPercent(percent: number): string {
  return signedPercent(tenthRounded(percent), 1);
}
