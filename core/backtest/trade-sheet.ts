import type { ColumnRole, Columns } from "./columns.ts";
import { Refused } from "./refusal.ts";
import { readTradeRows, type TradeRow } from "./trade-rows.ts";
import { blankTable, type TradeTable } from "./trade-table.ts";
import type { DateOrder } from "./wall-clock.ts";

export type Warning = {
  readonly kind: "duplicate-row" | "missing-trades" | "total-mismatch";
  readonly row: number;
  readonly message: string;
};

/** Both rows of every trade, joined by column; places are those in which the trades first appear. */
export type TradeSheet = {
  readonly count: number;
  /** Its moments are not known yet, and its length is that of the sheet's columns, not the count. */
  readonly table: TradeTable;
  readonly columns: Columns;
  readonly entryRow: Int32Array;
  readonly exitRow: Int32Array;
  readonly entryNet: Float64Array;
  readonly cumulative: Float64Array;
  readonly cumulativePercent: Float64Array;
  readonly warnings: readonly Warning[];
};

type Span = { readonly start: Int32Array; readonly end: Int32Array; readonly row: Int32Array };

/**
 * Joins the two rows of each trade, wherever they stand. Rows are told apart by trade number and entry or exit, never
 * by content: partial exits and pyramids share time and price. Throws `Refused`.
 */
export function readTradeSheet(text: string, dateOrder: DateOrder | null): TradeSheet {
  const capacity = countLines(text);
  const signals: string[] = [];
  const table = blankTable(capacity, signals);
  const extra = () => new Float64Array(capacity);
  const [entryNet, cumulative, cumulativePercent] = [extra(), extra(), extra()];
  const [entries, exits] = [spans(capacity), spans(capacity)];
  const placeOfSignal = places(signals);
  const placeOfTrade = tradePlaces(capacity);
  const warnings: Warning[] = [];
  const columns = readTradeRows(text, dateOrder, (row, header) => {
    const place = placeOfTrade.of(row.number);
    const half = row.isEntry ? entries : exits;
    const other = row.isEntry ? exits : entries;
    if (half.row[place] !== 0) {
      warnings.push(duplicate(text, row, half, place));
      return;
    }
    half.row[place] = row.row;
    half.start[place] = row.start;
    half.end[place] = row.end;
    const isShort = row.isShort ? 1 : 0;
    if (other.row[place] === 0) table.isShort[place] = isShort;
    else if (table.isShort[place] !== isShort) throw directionMismatch(row, other.row[place] ?? 0, header);
    table.number[place] = row.number;
    if (row.isEntry) {
      table.entryWallMs[place] = row.wallMs;
      table.entryPrice[place] = row.price;
      table.entrySignal[place] = placeOfSignal(row.signal);
      entryNet[place] = row.net;
      return;
    }
    table.exitWallMs[place] = row.wallMs;
    table.exitPrice[place] = row.price;
    table.exitSignal[place] = placeOfSignal(row.signal);
    table.netProfit[place] = row.net;
    table.netPercent[place] = row.netPercent;
    table.quantity[place] = row.quantity;
    table.commission[place] = row.commission;
    // Layouts differ in the sign of an excursion, never in its meaning. From zero, so that there is no -0.
    table.favourable[place] = Math.abs(row.favourable);
    table.adverse[place] = 0 - Math.abs(row.adverse);
    table.bars[place] = row.bars;
    cumulative[place] = row.cumulative;
    cumulativePercent[place] = row.cumulativePercent;
  });
  const count = placeOfTrade.count();
  requireBothRows(count, table.number, entries.row, exits.row, columns);
  warnings.push(...gaps(table.number.subarray(0, count), entries.row));
  const [entryRow, exitRow] = [entries.row, exits.row];
  return { count, table, columns, entryRow, exitRow, entryNet, cumulative, cumulativePercent, warnings };
}

export function columnName({ at, names }: Columns, role: ColumnRole): string | null {
  return names[at[role]] ?? null;
}

/** At least as many as there are rows, whichever way the lines end. */
function countLines(text: string): number {
  let lines = 1;
  for (const end of ["\n", "\r"]) {
    for (let at = text.indexOf(end); at !== -1; at = text.indexOf(end, at + 1)) lines += 1;
  }
  return lines;
}

function spans(capacity: number): Span {
  return { start: new Int32Array(capacity), end: new Int32Array(capacity), row: new Int32Array(capacity) };
}

/** The place of each text in the list, which grows by those it does not have. */
function places(list: string[]): (text: string) => number {
  const known = new Map<string, number>();
  return (text) => {
    const place = known.get(text) ?? list.length;
    if (place === list.length) {
      // Joined and split, so that a part of the file does not keep the whole of it in memory.
      const copy = [...text].join("");
      known.set(copy, place);
      list.push(copy);
    }
    return place;
  };
}

/** The place of each trade. Numbers run from 1, so a list is faster than a map; one that jumps ahead goes to a map. */
function tradePlaces(capacity: number) {
  const near = new Int32Array(capacity + 1).fill(-1);
  const far = new Map<number, number>();
  let count = 0;
  return {
    count: () => count,
    of(number: number): number {
      const known = number <= capacity ? (near[number] ?? -1) : (far.get(number) ?? -1);
      if (known !== -1) return known;
      if (number <= capacity) near[number] = count;
      else far.set(number, count);
      count += 1;
      return count - 1;
    },
  };
}

function duplicate(text: string, row: TradeRow, { start, end, row: rows }: Span, place: number): Warning {
  const named = `the ${row.isEntry ? "entry" : "exit"} of trade ${row.number}`;
  if (text.slice(row.start, row.end) !== text.slice(start[place], end[place])) {
    throw new Refused("conflicting-rows", row.row, null, `${named} differs from row ${rows[place]}`);
  }
  return {
    kind: "duplicate-row",
    row: row.row,
    message: `${named} repeats row ${rows[place]} and was left out`,
  };
}

function directionMismatch(row: TradeRow, otherRow: number, columns: Columns): Refused {
  const [here, there] = row.isShort ? ["short", "long"] : ["long", "short"];
  const problem = `trade ${row.number} is ${here} here and ${there} in row ${otherRow}`;
  return new Refused("direction-mismatch", row.row, columnName(columns, "type"), problem);
}

function requireBothRows(
  count: number,
  numbers: Float64Array,
  entryRows: Int32Array,
  exitRows: Int32Array,
  columns: Columns,
): void {
  for (let place = 0; place < count; place += 1) {
    if (entryRows[place] !== 0 && exitRows[place] !== 0) continue;
    const [missing, row] = entryRows[place] === 0 ? ["entry", exitRows[place]] : ["exit", entryRows[place]];
    const problem = `trade ${numbers[place]} has no ${missing} row`;
    throw new Refused("missing-row", row ?? null, columnName(columns, "type"), problem);
  }
}

/** The platform numbers from 1 without holes: where a number is missing, a trade has been left out. */
function gaps(numbers: Float64Array, rows: Int32Array): Warning[] {
  const sorted = numbers.toSorted();
  const first = sorted.findIndex((number, place) => number !== place + 1);
  if (first === -1) return [];
  const next = sorted[first] ?? 0;
  const missing = (sorted.at(-1) ?? 0) - sorted.length;
  const message = `trade ${first + 1} is missing${missing > 1 ? `, and ${missing - 1} more` : ""}`;
  return [{ kind: "missing-trades", row: rows[numbers.indexOf(next)] ?? 0, message }];
}
