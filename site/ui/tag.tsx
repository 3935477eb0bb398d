import type { ReactNode } from "react";

export type Tone = "zone" | "gain" | "loss";

export type TagProps = {
  tone?: Tone | "ink";
  /** The fact stands in the text beside it as well: do not read it twice. */
  decorative?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

export function Tag({ tone = "zone", decorative = false, className, children }: TagProps) {
  const classes = ["tag", tone !== "zone" && tone, className].filter(Boolean).join(" ");
  return (
    <span className={classes} aria-hidden={decorative || undefined}>
      {children}
    </span>
  );
}
