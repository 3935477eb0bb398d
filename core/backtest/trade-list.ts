import type { ColumnRole, Generation } from "./columns.ts";
import { inferCapital } from "./initial-capital.ts";
import { listBytes } from "./list-bytes.ts";
import { add, amountOf, emptyTotal } from "./money-total.ts";
import { commandLimits, type ReadingLimits } from "./reading-limits.ts";
import { type Refusal, Refused, refusalOf } from "./refusal.ts";
import type { OpenTrade } from "./trade.ts";
import { columnName, readTradeSheet, type TradeSheet, type Warning } from "./trade-sheet.ts";
import { keptInOrderOfExits, type TradeTable } from "./trade-table.ts";
import type { DateOrder } from "./wall-clock.ts";
import { type ZoneClock, zoneClock } from "./zone-clock.ts";

/** What the file itself does not say. */
export type TradeListFacts = {
  /** Named in refusals. */
  readonly file: string;
  /** Of the chart's wall clock, such as "America/New_York". */
  readonly timeZone: string;
  readonly dateOrder?: DateOrder | null;
};

export type ReadingOptions = {
  /** Those of the command where none are given. */
  readonly limits?: ReadingLimits;
  /** Called about every hundred thousand rows. */
  readonly onProgress?: (rowsRead: number, bytesRead: number) => void;
};

export type TradeList = {
  readonly kind: "read";
  /** Closed, in the order of their exits, whatever the order of the rows. */
  readonly trades: TradeTable;
  readonly open: readonly OpenTrade[];
  readonly generation: Generation;
  readonly currency: string | null;
  readonly quoteCurrency: string | null;
  /** From the percentages in the list: an inference, which a manifest overrides. */
  readonly inferredCapital: number | null;
  readonly warnings: readonly Warning[];
};

/** Those whose percentages may be fractions, and whose "cumulative" one is of the equity before the trade. */
const fractionGenerations: readonly Generation[] = ["G0", "G1"];
const equityBeforeGenerations: readonly Generation[] = ["G0", "G1", "G2"];

/** Throws only for a time zone nobody knows: that is the manifest's fault, not the file's. */
export function parseTradeList(
  list: Uint8Array | string,
  facts: TradeListFacts,
  { limits = commandLimits, onProgress = () => {} }: ReadingOptions = {},
): TradeList | Refusal {
  const clock = zoneClock(facts.timeZone);
  try {
    const bytes = listBytes(list, limits);
    return tradeList(
      readTradeSheet(bytes, { limits, clock, onProgress, dateOrder: facts.dateOrder ?? null }),
      clock,
    );
  } catch (error) {
    if (error instanceof Refused) return refusalOf(error, facts.file);
    throw error;
  }
}

function tradeList(sheet: TradeSheet, clock: ZoneClock): TradeList {
  const { count, table, columns, isOpen } = sheet;
  const closed = new Uint32Array(count);
  const open: OpenTrade[] = [];
  let closedCount = 0;
  for (let place = 0; place < count; place += 1) {
    requireValue(sheet, place, table.entryWallMs, "entry", "time");
    requireValue(sheet, place, table.entryPrice, "entry", "price");
    table.enteredAtMs[place] = clock.momentOf(table.entryWallMs[place] ?? 0);
    if (isOpen[place] === 1) {
      open.push(openTrade(table, place));
    } else {
      completeExit(sheet, place, clock);
      closed[closedCount] = place;
      closedCount += 1;
    }
  }
  const places = closed.subarray(0, closedCount);
  const isFraction = fractionGenerations.includes(columns.generation) && hasFractions(table, places);
  const inferredCapital = capitalOf(sheet, places, isFraction);
  const warnings = [...sheet.warnings, ...totalWarnings(sheet, places, open)];
  const trades = keptInOrderOfExits(table, places);
  return {
    kind: "read",
    trades: isFraction ? { ...trades, netPercent: trades.netPercent.map((part) => part * 100) } : trades,
    open: open.sort((a, b) => a.enteredAtMs - b.enteredAtMs || a.number - b.number),
    generation: columns.generation,
    currency: columns.currency,
    quoteCurrency: columns.quoteCurrency,
    inferredCapital,
    warnings,
  };
}

/** A layout says what its percentages are of; under a header of another make they may be of the other. */
function capitalOf(sheet: TradeSheet, places: Uint32Array, isFraction: boolean): number | null {
  const { table, columns, cumulative, cumulativePercent } = sheet;
  const isOfEquityBefore = equityBeforeGenerations.includes(columns.generation);
  const clues = {
    places,
    net: table.netProfit,
    cumulative,
    percent: cumulativePercent,
    percentScale: isFraction ? 100 : 1,
  };
  return (
    inferCapital({ ...clues, isOfEquityBefore }) ??
    inferCapital({ ...clues, isOfEquityBefore: !isOfEquityBefore })
  );
}

function completeExit(sheet: TradeSheet, place: number, clock: ZoneClock): void {
  const { table, entryNet, entryRow, exitRow, columns } = sheet;
  requireValue(sheet, place, table.exitWallMs, "exit", "time");
  requireValue(sheet, place, table.exitPrice, "exit", "price");
  requireValue(sheet, place, table.netProfit, "exit", "net");
  const [net = 0, netAtEntry = 0] = [table.netProfit[place], entryNet[place]];
  const named = `trade ${table.number[place]}`;
  if (!Number.isNaN(netAtEntry) && netAtEntry !== net) {
    const problem = `${named} made ${net} here and ${netAtEntry} in row ${entryRow[place]}`;
    throw new Refused("money-mismatch", exitRow[place] ?? null, columnName(columns, "net"), problem);
  }
  const enteredAtMs = table.enteredAtMs[place] ?? 0;
  const exitedAtMs = clock.momentOf(table.exitWallMs[place] ?? 0, enteredAtMs);
  if (exitedAtMs < enteredAtMs) {
    const problem = `${named} ends before it begins in row ${entryRow[place]}`;
    throw new Refused("exit-before-entry", exitRow[place] ?? null, columnName(columns, "time"), problem);
  }
  table.exitedAtMs[place] = exitedAtMs;
}

function requireValue(
  { table, entryRow, exitRow, columns }: TradeSheet,
  place: number,
  values: Float64Array,
  half: "entry" | "exit",
  role: ColumnRole,
): void {
  if (!Number.isNaN(values[place])) return;
  const row = (half === "entry" ? entryRow : exitRow)[place] ?? null;
  const problem = `the ${half} of trade ${table.number[place]} leaves it empty`;
  throw new Refused("missing-value", row, columnName(columns, role), problem);
}

function openTrade(table: TradeTable, place: number): OpenTrade {
  const known = (column: Float64Array) => (Number.isNaN(column[place]) ? null : (column[place] ?? null));
  return {
    number: table.number[place] ?? 0,
    direction: table.isShort[place] === 1 ? "short" : "long",
    entrySignal: table.signals[table.entrySignal[place] ?? 0] ?? "",
    entryPrice: table.entryPrice[place] ?? 0,
    enteredAtMs: table.enteredAtMs[place] ?? 0,
    entryWallMs: table.entryWallMs[place] ?? 0,
    quantity: known(table.quantity),
    commission: known(table.commission),
    favourable: known(table.favourable),
    adverse: known(table.adverse),
    markPrice: known(table.exitPrice),
    markWallMs: known(table.exitWallMs),
    markedProfit: known(table.netProfit),
  };
}

/** Whether the percentage of a trade is its result over its value itself, and not a hundred times that. */
function hasFractions(
  { netProfit, netPercent, entryPrice, quantity }: TradeTable,
  places: Uint32Array,
): boolean {
  let votes = 0;
  for (const place of places) {
    const fraction = (netProfit[place] ?? 0) / ((entryPrice[place] ?? 0) * (quantity[place] ?? 0));
    const percent = netPercent[place] ?? 0;
    if (!Number.isFinite(fraction + percent) || fraction === 0) continue;
    votes += Math.abs(fraction - percent) < Math.abs(fraction * 100 - percent) ? 1 : -1;
  }
  return votes > 0;
}

/** The running total of a list from which nothing was taken is the sum of its trades, but for rounding and open costs. */
function totalWarnings(
  { table, cumulative, exitRow }: TradeSheet,
  places: Uint32Array,
  open: readonly OpenTrade[],
): Warning[] {
  const sum = emptyTotal();
  let last = places[0] ?? 0;
  let isWhole = true;
  for (const place of places) {
    const net = table.netProfit[place] ?? 0;
    add(sum, net);
    isWhole &&= Number.isInteger(net);
    if ((table.number[place] ?? 0) > (table.number[last] ?? 0)) last = place;
  }
  const counted = cumulative[last] ?? Number.NaN;
  if (places.length === 0 || Number.isNaN(counted)) return [];
  const total = amountOf(sum);
  const openCosts = emptyTotal();
  for (const { entryPrice, quantity } of open) add(openCosts, 0.005 * entryPrice * (quantity ?? 0));
  const rounding = (isWhole ? 1 : 0.01) * (places.length + 1) * 0.5;
  if (Math.abs(total - counted) <= rounding + amountOf(openCosts)) return [];
  const message = `the list counts ${counted} up to trade ${table.number[last]}, its trades add up to ${total}`;
  return [{ kind: "total-mismatch", row: exitRow[last] ?? 0, message }];
}
