import type { ReactNode } from "react";
import { Tag } from "./tag.tsx";

export type ClosingBandProps = { heading: string; text?: string; tag: ReactNode; children: ReactNode };

/** The last word of a page: a tall band with what to do next. */
export function ClosingBand({ heading, text, tag, children }: ClosingBandProps) {
  return (
    <section className="sec">
      <div className="zhead closing">
        <h2>{heading}</h2>
        {text && <p className="lede">{text}</p>}
        <p className="closing-actions">{children}</p>
        <Tag>{tag}</Tag>
      </div>
    </section>
  );
}
