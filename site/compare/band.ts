import type { ComparisonCell, ComparisonRow } from "#content/comparison.ts";
import { type PlanId, planOrder } from "#core/plan-names.ts";

/** How a cell is drawn: inside the zone, dashed for the launch offer, or outside of it. */
type Band = "in" | "offer" | "out";

export function bandOf(cell: ComparisonCell): Band {
  if (cell === "no") return "out";
  return cell === "offer" ? "offer" : "in";
}

/** A band has its origin where the plan to the left has no band of the same kind. */
export function hasOrigin({ cells }: ComparisonRow, id: PlanId): boolean {
  const band = bandOf(cells[id]);
  const left = planOrder[planOrder.indexOf(id) - 1];
  return band !== "out" && (left === undefined || bandOf(cells[left]) !== band);
}
