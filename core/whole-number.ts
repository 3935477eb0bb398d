export function wholeNumber(value: number, name: string): number {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${name} must be a whole number, not ${value}`);
  // Adding zero turns -0 into 0, so that equal numbers are also the same number.
  return value + 0;
}
