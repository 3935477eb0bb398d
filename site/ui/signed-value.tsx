import type { ReactNode } from "react";
import { type Direction, direction, signedPercent } from "./signed-percent.ts";

type Look = {
  /** Only the triangle is coloured. */
  plain?: boolean;
  className?: string | undefined;
};

export type SignedValueProps = Look & { direction: Direction; children: ReactNode };

/** Sign, triangle and colour: any one of them can be missed. The sign is in the text. */
export function SignedValue({ direction, plain = false, className, children }: SignedValueProps) {
  return (
    <span className={["sg", direction, plain && "plain", className].filter(Boolean).join(" ")}>
      {children}
    </span>
  );
}

export type SignedPercentProps = Look & { percent: number; digits?: number };

export function SignedPercent({ percent, digits = 2, ...look }: SignedPercentProps) {
  return (
    <SignedValue direction={direction(percent, digits)} {...look}>
      {signedPercent(percent, digits)}
    </SignedValue>
  );
}
