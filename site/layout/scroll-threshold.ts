/** The header is transparent up to here and blurred from here on. */
export const scrolledPastPx = 10;
