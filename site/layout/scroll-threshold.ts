/** The header is transparent up to here and blurred from here on. */
export const scrolledPastPx = 10;

/** Whoever has read this far and not chosen is offered the comparison. */
export const scrolledFarPx = 300;
