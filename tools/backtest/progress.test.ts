import { expect, test } from "vitest";
import { showProgress } from "./progress.ts";

const large = 60 * 1_048_576;

test("a screen shows one line that is written over and wiped at the end", () => {
  expect(shown(true, 1_000)).toBe("\r100,000 rows read\r200,000 rows read\r\u001b[K");
});

test("a log of a large file has a line each", () => {
  expect(shown(false, large)).toBe("100,000 rows read\n200,000 rows read\n");
});

test("a log of a small file has nothing", () => {
  expect(shown(false, 1_000)).toBe("");
});

test("a screen on which nothing was shown is not wiped", () => {
  const written: string[] = [];
  showProgress({ isTTY: true, write: (text) => written.push(text) }, large).end();
  expect(written).toEqual([]);
});

function shown(isTTY: boolean, bytes: number): string {
  const written: string[] = [];
  const { onProgress, end } = showProgress({ isTTY, write: (text) => written.push(text) }, bytes);
  onProgress(100_000, bytes / 2);
  onProgress(200_000, bytes);
  end();
  return written.join("");
}
