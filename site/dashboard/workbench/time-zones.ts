export function visitorsZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Browsers leave UTC out of the list of zones. */
export function everyZone(): string[] {
  return ["UTC", ...Intl.supportedValuesOf("timeZone").filter((zone) => zone !== "UTC")];
}

export function isZone(text: string): boolean {
  try {
    Intl.DateTimeFormat("en", { timeZone: text });
    // An offset such as +05:30 is taken by some browsers, an empty text by none.
    return /^[A-Za-z]/.test(text);
  } catch {
    return false;
  }
}
