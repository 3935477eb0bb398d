export type Offence = { readonly file: string; readonly line: number; readonly reason: string };

export function describeOffence({ file, line, reason }: Offence): string {
  return `${file}:${line} ${reason}`;
}

/** Counted from 1. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}

export function withoutRepeats(offences: readonly Offence[]): Offence[] {
  return [...new Map(offences.map((offence) => [describeOffence(offence), offence])).values()];
}
