import type { ReactNode } from "react";

export type KitSectionProps = {
  title: string;
  columns: 4 | 5 | 6 | 7 | 8 | 12;
  /** Keeps the page's axis: bands and tags reach into the gutter. */
  onAxis?: boolean;
  children: ReactNode;
};

export function KitSection({ title, columns, onAxis = false, children }: KitSectionProps) {
  return (
    <section className={`kit-section kit-${columns}${onAxis ? " kit-page" : ""}`}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
