import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import manifest from "#backtests/manifest.json";
import { ledgerBytes } from "./ledger-bytes.ts";

test.each(manifest.ledgers.map(({ file }) => file))("%s comes byte for byte", (file) => {
  expect(Buffer.compare(ledgerBytes(file), readFileSync(`backtests/${file}`))).toBe(0);
});

test("a file that is not in the folder stops the build, by name", () => {
  expect(() => ledgerBytes("stocks/none.csv")).toThrow(
    "backtests/stocks/none.csv is in the manifest and not in the folder.",
  );
});
