import { SignedValue } from "#site/ui/signed-value.tsx";
import type { FigureText } from "./figure-lines.ts";

export function FigureValue({ text, direction }: FigureText) {
  return direction === null ? text : <SignedValue direction={direction}>{text}</SignedValue>;
}
