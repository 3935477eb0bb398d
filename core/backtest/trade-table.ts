import type { Trade } from "./trade.ts";

const numericColumns = [
  "number",
  "entryPrice",
  "exitPrice",
  "enteredAtMs",
  "exitedAtMs",
  "entryWallMs",
  "exitWallMs",
  "quantity",
  "commission",
  "favourable",
  "adverse",
  "netProfit",
  "netPercent",
  "bars",
] as const satisfies readonly (keyof Trade)[];

type NumericColumn = (typeof numericColumns)[number];

const moneyColumns: readonly NumericColumn[] = ["commission", "favourable", "adverse", "netProfit"];

/**
 * Closed trades by column, in the order of their exits: a million of them as objects would not fit a visitor's memory.
 * What `Trade` has as null is NaN here.
 */
export type TradeTable = Readonly<Record<NumericColumn, Float64Array>> & {
  readonly length: number;
  readonly isShort: Uint8Array;
  /** Places in `signals`. */
  readonly entrySignal: Int32Array;
  readonly exitSignal: Int32Array;
  readonly signals: readonly string[];
};

/** With room for so many trades, in whatever order they are filled in; every number is 0 until then. */
export function blankTable(length: number, signals: readonly string[]): TradeTable {
  return {
    ...recordOf((): Float64Array => new Float64Array(length)),
    length,
    isShort: new Uint8Array(length),
    entrySignal: new Int32Array(length),
    exitSignal: new Int32Array(length),
    signals,
  };
}

export function tableOf(trades: readonly Trade[]): TradeTable {
  const signals = [...new Set(trades.flatMap(({ entrySignal, exitSignal }) => [entrySignal, exitSignal]))];
  const table = blankTable(trades.length, signals);
  for (const [place, trade] of trades.entries()) {
    for (const column of numericColumns) table[column][place] = trade[column] ?? Number.NaN;
    table.isShort[place] = trade.direction === "short" ? 1 : 0;
    table.entrySignal[place] = signals.indexOf(trade.entrySignal);
    table.exitSignal[place] = signals.indexOf(trade.exitSignal);
  }
  return inOrderOfExits(table);
}

export function tradeAt(table: TradeTable, place: number): Trade {
  const at = (column: NumericColumn) => table[column][place] ?? Number.NaN;
  const known = (column: NumericColumn) => (Number.isNaN(at(column)) ? null : at(column));
  return {
    number: at("number"),
    direction: table.isShort[place] === 1 ? "short" : "long",
    entrySignal: table.signals[table.entrySignal[place] ?? 0] ?? "",
    entryPrice: at("entryPrice"),
    enteredAtMs: at("enteredAtMs"),
    entryWallMs: at("entryWallMs"),
    quantity: known("quantity"),
    commission: known("commission"),
    favourable: known("favourable"),
    adverse: known("adverse"),
    exitSignal: table.signals[table.exitSignal[place] ?? 0] ?? "",
    exitPrice: at("exitPrice"),
    exitedAtMs: at("exitedAtMs"),
    exitWallMs: at("exitWallMs"),
    netProfit: at("netProfit"),
    netPercent: known("netPercent"),
    bars: known("bars"),
  };
}

/** From one place up to, not including, another. */
export function tradesOf(table: TradeTable, from = 0, to = table.length): Trade[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, place) => tradeAt(table, from + place));
}

export function inOrderOfExits(table: TradeTable): TradeTable {
  const { exitedAtMs, number } = table;
  const places = sortedPlaces(
    table.length,
    (a, b) => difference(exitedAtMs, a, b) || difference(number, a, b),
  );
  return places.every((place, at) => place === at) ? table : pickedTable(table, places);
}

/** The same for those at these places. The table itself is used up: two of a long list would not fit a visitor's memory. */
export function keptInOrderOfExits(table: TradeTable, places: Uint32Array): TradeTable {
  const { exitedAtMs, number } = table;
  const compare = (a: number, b: number) => difference(exitedAtMs, a, b) || difference(number, a, b);
  // Lists are written oldest first or newest first.
  if (!isInOrder(places, compare) && !isInOrder(places.reverse(), compare)) places.sort(compare);
  return pickedTable(table, places, release);
}

/** One table of all, in the order of their exits. */
export function mergedTables(tables: readonly TradeTable[]): TradeTable {
  const [only] = tables;
  if (only !== undefined && tables.length === 1) return only;
  const signals: string[] = [];
  const merged = blankTable(
    tables.reduce((sum, { length }) => sum + length, 0),
    signals,
  );
  let offset = 0;
  for (const table of tables) {
    const known = signals.length;
    signals.push(...table.signals);
    for (const column of numericColumns) merged[column].set(table[column], offset);
    merged.isShort.set(table.isShort, offset);
    merged.entrySignal.set(
      table.entrySignal.map((signal) => signal + known),
      offset,
    );
    merged.exitSignal.set(
      table.exitSignal.map((signal) => signal + known),
      offset,
    );
    offset += table.length;
  }
  return inOrderOfExits(merged);
}

/** As if the account had been that many times as large. */
export function scaledTable(table: TradeTable, factor: number): TradeTable {
  const scaled = (column: NumericColumn) =>
    moneyColumns.includes(column) ? table[column].map((amount) => amount * factor) : table[column];
  return { ...table, ...recordOf(scaled) };
}

/** The places from 0 on in an order; a list that is in order already is not sorted again. */
export function sortedPlaces(length: number, compare: (a: number, b: number) => number): Uint32Array {
  const places = new Uint32Array(length);
  for (let place = 0; place < length; place += 1) places[place] = place;
  return isInOrder(places, compare) ? places : places.sort(compare);
}

function isInOrder(places: Uint32Array, compare: (a: number, b: number) => number): boolean {
  for (let at = 1; at < places.length; at += 1) {
    if (compare(places[at - 1] ?? 0, places[at] ?? 0) > 0) return false;
  }
  return true;
}

export function difference(column: Float64Array, a: number, b: number): number {
  return (column[a] ?? 0) - (column[b] ?? 0);
}

type Column = Float64Array | Int32Array | Uint8Array;

/** Those at these places, in this order. Each column is done with before the next one is picked from. */
export function pickedTable(
  table: TradeTable,
  places: Uint32Array,
  done: (column: Column) => void = () => {},
): TradeTable {
  const pick = <Kind extends Column>(column: Kind, picked: Kind): Kind => {
    for (let at = 0; at < places.length; at += 1) picked[at] = column[places[at] ?? 0] ?? 0;
    done(column);
    return picked;
  };
  const length = places.length;
  return {
    ...recordOf((column) => pick(table[column], new Float64Array(length))),
    length,
    isShort: pick(table.isShort, new Uint8Array(length)),
    entrySignal: pick(table.entrySignal, new Int32Array(length)),
    exitSignal: pick(table.exitSignal, new Int32Array(length)),
    signals: table.signals,
  };
}

/** Gives the memory back at once, where the engine can; elsewhere it is given back later. */
function release({ buffer }: Column): void {
  if (buffer instanceof ArrayBuffer && "transfer" in buffer) buffer.transfer(0);
}

function recordOf(make: (column: NumericColumn) => Float64Array): Record<NumericColumn, Float64Array> {
  return Object.fromEntries(numericColumns.map((column) => [column, make(column)])) as Record<
    NumericColumn,
    Float64Array
  >;
}
