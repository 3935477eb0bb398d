import type { ReactNode } from "react";
import { Tag, type Tone } from "./tag.tsx";

export type ZoneStart = "0" | "30" | "36" | "half";

export type ZoneProps = {
  label: ReactNode;
  remark?: ReactNode;
  /** The one number that matters in the section. No number, no tag. */
  tag?: ReactNode;
  tone?: Tone;
  from?: ZoneStart;
  /** Where no display heading follows, the label is the heading. */
  as?: "b" | "h2" | "h3";
  id?: string | undefined;
};

export function Zone({ label, remark, tag, tone = "zone", from = "0", as: Label = "b", id }: ZoneProps) {
  const classes = ["zone", tone !== "zone" && tone, from !== "0" && `from-${from}`].filter(Boolean).join(" ");
  return (
    <div className={classes}>
      <Label id={id}>{label}</Label>
      {remark && <span className="remark">{remark}</span>}
      {tag && <Tag tone={tone}>{tag}</Tag>}
    </div>
  );
}

export type HeadingBandProps = {
  children: ReactNode;
  tag?: ReactNode;
  as?: "h1" | "h2";
  id?: string | undefined;
};

/** At most one in two screens: if everything is highlighted, nothing is. */
export function HeadingBand({ children, tag, as: Heading = "h2", id }: HeadingBandProps) {
  return (
    <div className="zhead">
      <Heading className="h2" id={id}>
        {children}
      </Heading>
      {tag && <Tag>{tag}</Tag>}
    </div>
  );
}
