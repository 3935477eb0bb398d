import type { ReactNode } from "react";

export type TableProps = {
  /** Read aloud; on screen a heading above the table says it. */
  caption: string;
  /** No padding at the two ends: the table stands on the page, not in a card. */
  flush?: boolean;
  /** thead, tbody, tfoot. The first column is left, the others right; `max-md:hidden` drops a column on mobile. */
  children: ReactNode;
};

export function Table({ caption, flush = false, children }: TableProps) {
  return (
    <table className={flush ? "tb flush" : "tb"}>
      <caption className="sr">{caption}</caption>
      {children}
    </table>
  );
}
