import { expect, test } from "vitest";
import { calendarDate } from "../calendar-date.ts";
import type { Generation } from "./columns.ts";
import { type LedgerFacts, readLedger } from "./ledger.ts";
import { instrumentReport } from "./report.ts";
import type { OpenTrade, Trade } from "./trade.ts";
import { decodeUtf8, encodeUtf8 } from "./unicode-bytes.ts";
import { writeTradeList } from "./write-trade-list.ts";

const files = 20_000;
const facts: LedgerFacts = {
  symbol: "USD/JPY",
  name: "US dollar to yen",
  assetClass: "forex",
  page: "dashboard",
  file: "forex/mutated.csv",
  timeframeMinutes: 15,
  timeZone: "UTC",
  currency: "USD",
  initialCapital: null,
  exportedOn: calendarDate("2025-06-01"),
  sample: true,
  record: "backtest",
  revisions: [],
  dateOrder: null,
};

/** Whole numbers below a bound: mulberry32, so that a file that fails can be made again from its number. */
type Dice = (bound: number) => number;

test("20,000 damaged files are refused by name or reported in finite numbers, and none throws", {
  timeout: 120_000,
}, () => {
  const outcomes = { refused: 0, reported: 0 };
  for (let file = 0; file < files; file += 1) {
    const bytes = mutated(file);
    try {
      outcomes[outcomeOf(bytes, file)] += 1;
    } catch (error) {
      const shown = JSON.stringify(String.fromCharCode(...bytes));
      throw new Error(`file ${file}: ${error}\n${shown}`, { cause: error });
    }
  }
  // Neither of the two ways may be the only one that is tried.
  expect(outcomes.refused).toBeGreaterThan(files / 4);
  expect(outcomes.reported).toBeGreaterThan(files / 10);
});

function outcomeOf(bytes: Uint8Array, file: number): "refused" | "reported" {
  const given = {
    ...facts,
    initialCapital: file % 2 === 0 ? 10_000 : null,
    timeZone: file % 16 === 0 ? "America/New_York" : "UTC",
    dateOrder: file % 8 === 0 ? ("day-first" as const) : null,
  };
  const ledger = readLedger(bytes, given);
  if (!("kind" in ledger)) {
    requireFinite(instrumentReport(ledger), "report");
    return "reported";
  }
  const { row, message } = ledger;
  if (!message.startsWith(facts.file) || message.length > 400 || message.endsWith(": ")) {
    throw new Error(`says no more than ${message}`);
  }
  if (row !== null && !(Number.isInteger(row) && row >= 1)) throw new Error(`blames row ${row}`);
  return "refused";
}

function requireFinite(value: unknown, at: string): void {
  if (typeof value === "number" && !Number.isFinite(value)) throw new Error(`${at} is ${value}`);
  if (typeof value !== "object" || value === null) return;
  for (const [name, one] of Object.entries(value)) requireFinite(one, `${at}.${name}`);
}

const generations: readonly Generation[] = ["G0", "G1", "G2", "G3", "G4", "G5", "G6", "G7"];
const whole: readonly Uint8Array[] = [
  ...generations.map(printed),
  ...generations.slice(2).map((generation) => resaved(printed(generation))),
  encodeUtf8(text(printed("G7")).replaceAll(/(\d+)\.(\d+)/g, '"$1,$2"')),
  encodeUtf8(
    [
      "Номер сделки,Тип,Дата и время,Сигнал,Цена USDT,Размер (кол-во),Чистая ПР/УБ USD,Неблагоприятное отклонение USD",
      "1,Выход из длинной позиции,2026-04-01,XL,110,0.5,5.5,-1",
      "1,Вход в длинную позицию,2026-03-30,L,100,0.5,5.5,-1",
      "2,Выход из короткой позиции,2026-05-11,Открыта,108,0.5,1,-1",
      "2,Вход в короткую позицию,2026-05-10,S,110,0.5,1,-1",
    ].join("\n"),
  ),
];

const pieces = [
  ...["\0", "\ufeff", '"', '""', ",", ";", "\t", "\r", "\n", "\r\n", "\u00a0", "\u202f", "\u2212", "%", "()"],
  ...["=1+1", "=HYPERLINK(1)", "+1", "@x", "'=1", "__proto__", "constructor", "toString", "hasOwnProperty"],
  ...["1e309", "-1e16", "1e-300", "9".repeat(40), "NaN", "Infinity", "0x1F", "1,5", "1.5", "1 000,5", "-0"],
  ...["2924-01-01 00:00", "1799-01-01", "01/02/2025 10:00", "31.12.2025 9:05", "2022-01-03T09:00:00-0500"],
  ...["Open", "open", "—", "Entry long", "Exit short", "Margin call", "ё", "한국어", "🂡", "0.000000000001"],
].map(encodeUtf8);
const noText = [[0xff], [0xc3], [0xed, 0xa0, 0x80], [0xf5, 0x80, 0x80, 0x80]].map((bytes) =>
  Uint8Array.from(bytes),
);

/** What a sound file could say, and figures may stumble over. */
const extremes = [
  ...["0", "-0", "1", "-1", "0.000000001", "-0.0000000001", "1e-29", "999999999999999", "-1000000000000000"],
  ...["1e15", "-1E+15", "0.5", "100", "2199-12-31 23:59", "1800-01-01", "1970-01-01 00:00", "2024-12-31"],
];

type Mutation = (bytes: Uint8Array, dice: Dice) => Uint8Array;

const mutations: readonly Mutation[] = [
  (bytes, dice) => bytes.with(dice(bytes.length), dice(256)),
  (bytes, dice) => {
    const at = dice(bytes.length);
    return bytes.with(at, (bytes[at] ?? 0) ^ (1 << dice(8)));
  },
  (bytes, dice) => put(bytes, dice(bytes.length), 0, pick(pieces, dice)),
  (bytes, dice) => put(bytes, dice(bytes.length), 1 + dice(12), pick(pieces, dice)),
  (bytes, dice) => put(bytes, dice(bytes.length), 0, pick(noText, dice)),
  (bytes, dice) => put(bytes, dice(bytes.length), 1 + dice(40), new Uint8Array()),
  (bytes, dice) => bytes.slice(0, dice(bytes.length)),
  (bytes, dice) => put(bytes, bytes.length, 0, bytes.slice(0, dice(bytes.length))),
  (bytes) => put(bytes, bytes.length, 0, bytes.slice(bytes.indexOf(10) + 1)),
  (bytes, dice) => utf16(bytes, dice(2) === 0),
  (bytes, dice) => bytes.map((byte) => (byte === 44 ? (pick([59, 9, 44], dice) ?? 44) : byte)),
  (bytes) => bytes.map((byte) => (byte === 44 ? 59 : byte)),
  onRows((rows, dice) => rows.toSpliced(dice(rows.length), 0, pick(rows, dice))),
  onRows((rows, dice) => rows.toSpliced(dice(rows.length), 1)),
  onRows(([header = "", ...rows], dice) => [header, ...shuffled(rows, dice)]),
  onRows((rows) => [rows[0] ?? "", ...rows.slice(1).toReversed()]),
  onRows((rows, dice) => rows.with(dice(rows.length), "")),
  onCells((cells, dice) => swapped(cells, dice(cells.length), dice(cells.length))),
  onCells((cells, dice) => cells.with(dice(cells.length), text(pick(pieces, dice)))),
  onCells((cells, dice) => cells.with(dice(cells.length), "")),
  ...Array.from({ length: 6 }, () => everywhere),
  onCells((cells, dice) => cells.toSpliced(dice(cells.length), 1)),
  onCells((cells, dice) => cells.map((cell) => `"${cell}"`).toSpliced(dice(cells.length), 0)),
  onCells((cells, dice) => {
    const at = dice(cells.length);
    return cells.with(at, `${cells[at]}${dice(10)}`);
  }),
];

/** One cell, in all rows that say the same, so that they still agree. */
function everywhere(bytes: Uint8Array, dice: Dice): Uint8Array {
  const rows = text(bytes).split("\n");
  const net = (rows[0] ?? "").split(",").findIndex((name) => /^(?:Net P|Profit)/.test(name));
  const cells = (rows[1 + dice(rows.length)] ?? "").split(",");
  // The result is what most figures hang on.
  const at = dice(2) === 0 ? net : 2 + dice(cells.length);
  const [cell, extreme] = [cells[at] ?? "", pick(extremes, dice)];
  const changed = rows.map((row) => row.split(",").map((one) => (one === cell ? extreme : one)));
  return encodeUtf8(changed.map((row) => row.join(",")).join("\n"));
}

function mutated(file: number): Uint8Array {
  const dice = seeded(file);
  let bytes = pick(whole, dice);
  for (let times = 1 + dice(3); times > 0 && bytes.length > 0; times -= 1)
    bytes = pick(mutations, dice)(bytes, dice);
  return bytes;
}

function onRows(change: (rows: string[], dice: Dice) => string[]): Mutation {
  return (bytes, dice) => encodeUtf8(change(text(bytes).split("\n"), dice).join("\n"));
}

function onCells(change: (cells: string[], dice: Dice) => string[]): Mutation {
  return onRows((rows, dice) => {
    const at = dice(rows.length);
    return rows.with(at, change((rows[at] ?? "").split(","), dice).join(","));
  });
}

function put(bytes: Uint8Array, at: number, without: number, piece: Uint8Array): Uint8Array {
  return Uint8Array.from([...bytes.subarray(0, at), ...piece, ...bytes.subarray(at + without)]);
}

function pick<One>(list: readonly One[], dice: Dice): One {
  return list[dice(list.length)] as One;
}

function swapped(cells: readonly string[], a: number, b: number): string[] {
  return cells.with(a, cells[b] ?? "").with(b, cells[a] ?? "");
}

function shuffled(rows: readonly string[], dice: Dice): string[] {
  return rows
    .map((row) => ({ row, at: dice(1_000_000) }))
    .sort((a, b) => a.at - b.at)
    .map(({ row }) => row);
}

/** Of bytes that a mutation may have made anything of. */
function text(bytes: Uint8Array): string {
  return decodeUtf8(bytes, 0, bytes.length);
}

function utf16(bytes: Uint8Array, isBigEndian: boolean): Uint8Array {
  const units = `\ufeff${text(bytes)}`;
  const view = new DataView(new ArrayBuffer(units.length * 2));
  for (let unit = 0; unit < units.length; unit += 1) {
    view.setUint16(unit * 2, units.charCodeAt(unit), !isBigEndian);
  }
  return new Uint8Array(view.buffer);
}

function seeded(seed: number): Dice {
  let state = Math.imul(seed + 1, 0x9e3779b1);
  return (bound) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * bound);
  };
}

/** Five trades over two years, two of them out of one entry, and one that is open. */
function printed(generation: Generation): Uint8Array {
  const hour = 3_600_000;
  const entries = [0, 700, 700, 4_400, 9_000];
  const nets = [30.25, -20, 12.5, 0, 7.75];
  const trades = nets.map((netProfit, place): Trade => {
    const enteredAtMs = Date.UTC(2024, 2, 28, 9, 30) + (entries[place] ?? 0) * hour;
    const exitedAtMs = enteredAtMs + (place + 1) * 5 * hour;
    return {
      ...{ number: place + 1, direction: place % 2 === 0 ? "long" : "short", netProfit, netPercent: null },
      ...{ entrySignal: place === 2 ? 'Zone, "retest"' : "Zone", exitSignal: place === 3 ? "" : "TP" },
      ...{ entryPrice: 143.215 + place, exitPrice: 143.655 + place, quantity: 10, commission: 0.5 },
      ...{ enteredAtMs, entryWallMs: enteredAtMs, exitedAtMs, exitWallMs: exitedAtMs },
      ...{ favourable: 40, adverse: -10 - place, bars: 20 + place },
    };
  });
  const {
    exitSignal: _,
    exitPrice,
    exitedAtMs: __,
    exitWallMs,
    netPercent: ___,
    bars: ____,
    ...position
  } = trades[4] as Trade;
  const open: OpenTrade = {
    ...{ ...position, number: 6, markPrice: exitPrice, markWallMs: exitWallMs + hour, markedProfit: 3.5 },
  };
  const list = { trades, open: [open], capital: 10_000, currency: "USD", quoteCurrency: "JPY" };
  return encodeUtf8(writeTradeList({ ...list, quoteRate: () => 1 / 150 }, generation));
}

/** As a spreadsheet writes it where decimals have a comma. */
function resaved(bytes: Uint8Array): Uint8Array {
  const dates = /(\d{4})-(\d\d)-(\d\d) /g;
  return encodeUtf8(
    text(bytes)
      .replaceAll(",", ";")
      .replaceAll(/(\d)\.(\d)/g, "$1,$2")
      .replaceAll(dates, "$3.$2.$1 "),
  );
}
