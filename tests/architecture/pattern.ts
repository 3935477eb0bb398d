/** A way to type something that has one source already. */
export type Pattern = {
  /** Global, so that every place is found. */
  readonly written: RegExp;
  readonly reason: string;
  /** Beginnings of the paths where it may be typed. */
  readonly sources: readonly string[];
  /** Words that must stand on the line, the one before or the one after; without them the number means something else. */
  readonly near?: RegExp;
  /** A file about the subject needs no such words. */
  readonly about?: RegExp;
  /** Files in which the same words mean something else. */
  readonly except?: RegExp;
  /** Contact details are offences in the documentation too. */
  readonly alsoInDocuments?: boolean;
};

const groupSeparator = "[_,\u00a0\u202f\u2009]?";

/** The number in any grouping: 1234, 1_234, 1,234, 1,23,456, 1,234.00. */
export function anyGrouping(value: number): string {
  return `${[...String(value)].join(groupSeparator)}(?:\\.00)?`;
}

/** Not a part of a longer number or word, nor the year of a date. */
export function alone(number: string): string {
  return `(?:(?<![\\w.])|(?<=\\b(?:INR|USD|Rs\\.?)))${number}(?!\\w|\\.\\d|,\\d{3}(?!\\d)|-\\d\\d-\\d\\d)`;
}

/** Of nothing, nothing matches. */
export function oneOf(parts: readonly string[]): string {
  return parts.length === 0 ? "(?!)" : `(?:${parts.join("|")})`;
}

export function literally(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
}
