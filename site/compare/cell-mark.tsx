import { type ComparisonCell, cellLabels } from "#content/comparison.ts";
import { Icon } from "#site/ui/icon.tsx";

/** What stands in a cell. The two signs are read aloud as words. */
export function CellMark({ cell }: { cell: ComparisonCell }) {
  if (typeof cell !== "string") return cell.text;
  if (cell === "offer") return cellLabels.offer;
  return (
    <>
      <Icon name={cell === "yes" ? "check" : "minus"} />
      <span className="sr">{cellLabels[cell]}</span>
    </>
  );
}
