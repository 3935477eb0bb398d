import type { ReactNode } from "react";
import { chartTable as words } from "#content/dashboard-charts.ts";
import { Table } from "#site/ui/table.tsx";

export type ChartTableProps = {
  /** Says which chart it is; read aloud after the words that are the same for all of them. */
  caption: string;
  /** thead, tbody, tfoot. */
  children: ReactNode;
};

/** A chart's values for those who can not see it, or want to check it. */
export function ChartTable({ caption, children }: ChartTableProps) {
  return (
    <details className="chart-table">
      <summary>
        <span className="link">{words.open}</span>
        <span className="sr">: {caption}</span>
      </summary>
      <Table flush caption={caption}>
        {children}
      </Table>
    </details>
  );
}
