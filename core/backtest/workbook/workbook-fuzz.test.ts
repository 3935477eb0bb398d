import { inflateRawSync } from "node:zlib";
import { expect, test } from "vitest";
import { calendarDate } from "../../calendar-date.ts";
import { figuresOf } from "../figures.ts";
import type { LedgerFacts } from "../ledger.ts";
import { readLedgerFile } from "../ledger-file.ts";
import { commandLimits } from "../reading-limits.ts";
import { reconcile } from "./reconcile.ts";
import type { Inflate } from "./unzip.ts";
import { type WrittenCell, workbookFiles } from "./write-workbook.ts";
import { writeZip } from "./write-zip.ts";

const limits = { ...commandLimits, bytes: 1_000_000, rows: 10_000 };
const facts: LedgerFacts = {
  ...{ symbol: "DAX40", name: "DAX 40", assetClass: "indices", page: "dashboard", file: "dax.xlsx" },
  ...{ timeframeMinutes: 15, timeZone: "Europe/Berlin", currency: "USD", initialCapital: null },
  ...{
    exportedOn: calendarDate("2026-01-02"),
    sample: false,
    record: "backtest",
    revisions: [],
    dateOrder: null,
  },
};

const header = [
  "Trade number",
  "Type",
  "Date and time",
  "Signal",
  "Price EUR",
  "Net PnL USD",
  "Adverse excursion USD",
];
const trades = Array.from({ length: 6 }, (_, place): WrittenCell[][] => {
  const wallMs = Date.UTC(2024, place, 2, 10);
  const net = place % 3 === 0 ? -10.5 : 20.25;
  return [
    [place + 1, "Exit long", { wallMs: wallMs + 7_200_000 }, "out", 101.5, net, -11],
    [place + 1, "Entry long", { wallMs }, "in", 100, net, -11],
  ];
});
const files = workbookFiles([
  {
    name: "Performance",
    rows: [
      [null, "All USD", "All %"],
      ["Net profit", 60, 0.6],
      ["Percent profitable", null, 66.67],
      ["Total trades", 6],
      ["Winning trades", "4"],
    ],
  },
  { name: "List of trades", rows: [header, ...trades.flat()] },
  {
    name: "Properties",
    rows: [
      ["Symbol", "A"],
      ["Initial capital", "10 000,00"],
    ],
  },
]);

/** Bytes that mean something in XML, in numbers or in an archive. */
const telling = [..."<>/&;\"'= 0189-.eE#xX:![]?", "\0"].map((sign) => sign.charCodeAt(0));

/** Integers from a seed: a failure can be run again. */
function dice(seed: number): (limit: number) => number {
  let state = seed >>> 0;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

function mutated(bytes: Uint8Array, throws: (limit: number) => number): Uint8Array {
  let changed = Array.from(bytes);
  for (let change = throws(4); change >= 0; change -= 1) {
    const at = throws(changed.length);
    const length = throws(40);
    switch (throws(6)) {
      case 0:
        changed[at] = throws(256);
        break;
      case 1:
        changed[at] = telling[throws(telling.length)] ?? 0;
        break;
      case 2:
        changed.splice(at, length);
        break;
      case 3:
        changed.splice(at, 0, ...changed.slice(at, at + length));
        break;
      case 4:
        changed.splice(at, 0, ...changed.slice(throws(changed.length)).slice(0, length));
        break;
      default:
        changed = throws(8) === 0 ? changed.slice(0, at) : changed;
    }
  }
  return Uint8Array.from(changed);
}

const inflate: Inflate = async (deflated, mostBytes) => {
  try {
    return inflateRawSync(deflated, { maxOutputLength: Math.max(1, mostBytes) });
  } catch {
    return null;
  }
};

async function outcomeOf(bytes: Uint8Array): Promise<"read" | "refused"> {
  const ledger = await readLedgerFile(bytes, facts, inflate, { limits });
  if ("kind" in ledger) {
    expect(ledger.message).toMatch(/^dax\.xlsx/);
    expect(ledger.message.length).toBeLessThan(400);
    return "refused";
  }
  const figures = figuresOf(ledger.account);
  const compared = reconcile(figures, ledger.workbook?.own ?? {});
  const numbers = [figures.netProfit, figures.grossProfit, figures.totalReturnPercent];
  expect([...numbers, ...compared.map(({ difference }) => difference)].every(Number.isFinite)).toBe(true);
  return "read";
}

test("three thousand workbooks with damaged parts are each read or refused", async () => {
  const outcomes = { read: 0, refused: 0 };
  for (let seed = 1; seed <= 3_000; seed += 1) {
    const throws = dice(seed);
    const parts = files.filter(({ name }) => name.startsWith("xl/"));
    const damagedPart = parts[throws(parts.length)]?.name;
    const archive = writeZip(
      files.map((file) =>
        file.name === damagedPart ? { name: file.name, bytes: mutated(file.bytes, throws) } : file,
      ),
    );
    outcomes[await outcomeOf(archive)] += 1;
  }
  // Not all of one kind: then the damage would prove nothing.
  expect(outcomes.read).toBeGreaterThan(300);
  expect(outcomes.refused).toBeGreaterThan(300);
}, 60_000);

test("two thousand damaged archives are each read or refused", async () => {
  const archive = writeZip(files);
  let refused = 0;
  for (let seed = 1; seed <= 2_000; seed += 1) {
    if ((await outcomeOf(mutated(archive, dice(seed)))) === "refused") refused += 1;
  }
  expect(refused).toBeGreaterThan(1_500);
}, 60_000);
