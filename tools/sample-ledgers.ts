import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readLedgers } from "../backtests/read-ledgers.ts";
import { sampleFiles } from "./sample-ledgers/ledger-files.ts";

/** Writes the sample ledgers anew. Their trades are made up here; see backtests/README.md. */
const folder = path.join(import.meta.dirname, "../backtests");

const measured = (await readLedgers()).filter(({ facts }) => !facts.sample);
if (measured.length > 0) {
  const names = measured.map(({ facts }) => facts.symbol).join(", ");
  console.error(`The manifest names measured ledgers (${names}), which the samples would overwrite.`);
  process.exit(1);
}

for (const [file, bytes] of sampleFiles()) {
  const place = path.join(folder, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, bytes);
  console.log(`${file}: ${bytes.length} bytes`);
}
