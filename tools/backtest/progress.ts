import type { ReadingOptions } from "#core/backtest/trade-list.ts";

/** Standard error, or what stands for it in a test. */
export type Screen = { readonly isTTY?: boolean; write(text: string): unknown };

/** Below it a file is read before anybody wonders. */
const largeBytes = 50 * 1_048_576;

export type Progress = {
  readonly onProgress: NonNullable<ReadingOptions["onProgress"]>;
  readonly end: () => void;
};

/** One line that is written over on a screen; a line each for a large file where a log is kept. */
export function showProgress(screen: Screen, bytes: number): Progress {
  const onScreen = screen.isTTY === true;
  let shown = false;
  return {
    onProgress(rows) {
      const text = `${rows.toLocaleString("en-US")} rows read`;
      if (onScreen) screen.write(`\r${text}`);
      else if (bytes > largeBytes) screen.write(`${text}\n`);
      shown = true;
    },
    end() {
      if (onScreen && shown) screen.write("\r\u001b[K");
    },
  };
}
