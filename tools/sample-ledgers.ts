import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { sampleFiles } from "./sample-ledgers/ledger-files.ts";

/** Writes the sample ledgers anew. Their trades are made up here; see backtests/README.md. */
const folder = path.join(import.meta.dirname, "../backtests");

for (const [file, text] of sampleFiles()) {
  const place = path.join(folder, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, text);
  console.log(`${file}: ${Buffer.byteLength(text)} bytes`);
}
