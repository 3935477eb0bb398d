/** How much of a file is read before it is refused: what a stranger hands over must end in bounded time and memory. */
export type ReadingLimits = {
  readonly bytes: number;
  /** Below the header, blank ones included. */
  readonly rows: number;
  readonly lineBytes: number;
  readonly cells: number;
};

const megabyte = 1_048_576;

export const commandLimits: ReadingLimits = {
  bytes: 512 * megabyte,
  rows: 4_000_000,
  lineBytes: megabyte,
  cells: 64,
};

/** A visitor's tab has less room. */
export const browserLimits: ReadingLimits = { ...commandLimits, bytes: 50 * megabyte };

/** Such as "50 MB". */
export function sizeText(bytes: number): string {
  return bytes < megabyte ? `${bytes} bytes` : `${Math.round(bytes / megabyte)} MB`;
}
