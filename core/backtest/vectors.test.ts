import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { closedDrawdown } from "./drawdown.ts";
import type { Account } from "./figures.ts";
import { priceStepOf } from "./instruments.ts";
import { compounded } from "./monthly-returns.ts";
import { namedFigures, namedSteps } from "./named-figures.ts";
import { annualisedSharpe, sharpe, sortino } from "./ratios.ts";
import { perUnitOfCapital, pooled } from "./report.ts";
import type { Trade } from "./trade.ts";
import { parseTradeList, type TradeList } from "./trade-list.ts";
import { tableOf, tradesOf } from "./trade-table.ts";
import { wallClockText } from "./wall-clock.ts";

type Expected = { readonly [name: string]: unknown };

type VectorFile = {
  readonly symbol?: string;
  readonly style?: string;
  readonly csv: string;
  readonly initialCapital?: number;
  readonly pipSize?: number;
};

type Vector = {
  readonly id: string;
  readonly title: string;
  readonly tolerance: number;
  readonly input: VectorFile & {
    readonly files?: readonly VectorFile[];
    readonly conflictingCsv?: string;
    readonly newestFirstCsv?: string;
    readonly entryFirstCsv?: string;
    readonly monthlyReturnsPct?: Readonly<Record<string, readonly number[]>>;
    readonly timeZone?: string;
    readonly barMinutes?: number;
  };
  readonly expected: Expected;
};

const folder = path.join(import.meta.dirname, "vectors");
const vectors = new Map(
  readdirSync(folder).map((file) => {
    const vector = JSON.parse(readFileSync(path.join(folder, file), "utf8")) as Vector;
    return [vector.id.slice(0, 3), vector];
  }),
);

/** The vectors of one plain ledger: what they expect is told below, field by field. */
const plain = ["v01", "v02", "v03", "v04", "v05", "v06", "v12", "v13", "v16", "v17", "v18"];

test("every vector is tested", () => {
  const tested = [...plain, "v07", "v08", "v09", "v10", "v11", "v14", "v15"].sort();
  expect([...vectors.keys()].sort()).toEqual(tested);
});

describe("one ledger", () => {
  test.each(plain.map((id) => ({ id, title: vector(id).title })))("$id: $title", ({ id }) => {
    const { input, expected, tolerance } = vector(id);
    expectNear(told(account(input.csv, input)), expected, tolerance);
  });
});

describe("v07: the year and the clocks turn", () => {
  const { input, expected, tolerance } = vector("v07");
  const zones = Object.entries(expected.readAsTimeZone as Record<string, Expected>);

  test.each(zones)("read on the clock of %s", (timeZone, wanted) => {
    expectNear(told(account(input.csv, { ...input, timeZone })), wanted, tolerance);
  });

  test("a moment in New York is the right one in UTC", () => {
    const { trades } = account(input.csv, { ...input, timeZone: "America/New_York" });
    const moments = tradesOf(trades).map(({ exitWallMs, exitedAtMs }) => ({
      exitWallNewYork: wallClockText(exitWallMs),
      exitUtc: `${wallClockText(exitedAtMs).replace(" ", "T")}Z`,
    }));
    const wanted = expected.newYorkConversions as { exitWallNewYork: string; exitUtc: string }[];
    expect(moments).toEqual(wanted.map(({ exitWallNewYork, exitUtc }) => ({ exitWallNewYork, exitUtc })));
  });
});

test("v08: pips come from prices, money from the column of results", () => {
  const { input, expected, tolerance } = vector("v08");
  let all = 0;
  for (const { symbol = "", csv, pipSize } of input.files ?? []) {
    const read = account(csv, { ...input, barMinutes: 15 });
    const step = priceStepOf(symbol);
    expect(step).toEqual({ size: pipSize, unit: "pips" });
    const steps = namedSteps(read.trades, step);
    all += steps.totalPips;
    expectNear({ ...told(read), ...steps }, expected[symbol] as Expected, tolerance);
    expect(list(csv).currency).toBe("USD");
    expect(list(csv).quoteCurrency).toBe(symbol.slice(3));
  }
  expect(all).toBeCloseTo(expected.totalPips as number, 4);
});

test.each(["g5", "g2"])("v09: a trade that is still open is told apart in the %s layout", (style) => {
  const { input, expected, tolerance } = vector("v09");
  const file = input.files?.find((one) => one.style === style);
  const read = account(file?.csv ?? "", input);
  expectNear(told(read), expected[style] as Expected, tolerance);
  expect(read.open[0]?.markedProfit).toBe(style === "g5" ? -20 : null);
});

test("v10: rows given twice are left out with a warning, rows that disagree are refused", () => {
  const { input, expected, tolerance } = vector("v10");
  expectNear(told(account(input.csv, input)), expected.metrics as Expected, tolerance);
  const { warnings } = list(input.csv);
  expect(warnings.map(({ kind }) => kind)).toEqual(Array(expected.warnings as number).fill("duplicate-row"));
  expect(parseTradeList(input.conflictingCsv ?? "", { file: "two.csv", timeZone: "UTC" })).toMatchObject({
    kind: "refused",
    reason: "conflicting-rows",
    row: 26,
    message: "two.csv, row 26: the exit of trade 1 differs from row 2",
  });
});

test("v11: the order of the rows does not matter", () => {
  const { input, expected, tolerance } = vector("v11");
  const { csv, newestFirstCsv = "", entryFirstCsv = "" } = input;
  const inOrder = account(vector("v01").input.csv, vector("v01").input);
  for (const text of [csv, newestFirstCsv, entryFirstCsv]) {
    expectNear(told(account(text, input)), expected, tolerance);
    expect(tradesOf(account(text, input).trades)).toEqual(tradesOf(inOrder.trades));
  }
});

describe("v14: ratios of a series of months", () => {
  const { input, expected, tolerance } = vector("v14");

  test.each(Object.entries(input.monthlyReturnsPct ?? {}))("%s", (name, months) => {
    const { thirdParty: _, ...wanted } = expected[name] as Expected;
    const equity = [100];
    for (const month of months) equity.push((equity.at(-1) ?? 0) * (1 + month / 100));
    const trades = tableOf(
      equity.slice(1).map((value, place) => closedTrade(place, value - (equity[place] ?? 0))),
    );
    expectNear(
      {
        sharpe: sharpe(months),
        sharpeRf0: sharpe(months, 0),
        sharpeAnnualisedSample: annualisedSharpe(months),
        sortino: sortino(months),
        compoundedPct: compounded(months),
        sumPct: months.reduce((sum, month) => sum + month, 0),
        maxDrawdownPct: closedDrawdown(trades, 100).percent,
      },
      wanted,
      tolerance,
    );
  });
});

describe("v15: two instruments", () => {
  const { input, expected, tolerance } = vector("v15");
  const accounts = (input.files ?? []).map((file) => account(file.csv, { ...file, timeZone: "UTC" }));

  test("each for itself", () => {
    const wanted = expected.perInstrument as Record<string, Expected>;
    expectNear(told(accounts[0]), wanted.AAA, tolerance);
    expectNear(told(accounts[1]), wanted.BBB, tolerance);
  });

  test("in one account", () => {
    expectNear(told(pooled(accounts)), expected.pooled as Expected, tolerance);
  });

  test("with one unit of capital each", () => {
    expectNear(told(pooled(accounts.map(perUnitOfCapital))), expected.equalWeight as Expected, tolerance);
  });
});

function vector(id: string): Vector {
  const found = vectors.get(id);
  if (found === undefined) throw new Error(`no vector ${id}`);
  return found;
}

function list(csv: string, timeZone = "UTC"): TradeList {
  const read = parseTradeList(csv, { file: "vector.csv", timeZone });
  if (read.kind === "refused") throw new Error(read.message);
  return read;
}

function account(
  csv: string,
  facts: { initialCapital?: number; timeZone?: string; barMinutes?: number },
): Account {
  const { trades, open } = list(csv, facts.timeZone);
  return { trades, open, capital: facts.initialCapital ?? 0, barMinutes: facts.barMinutes ?? null };
}

/** One that made so much, an hour after the last. */
function closedTrade(place: number, netProfit: number): Trade {
  const [enteredAtMs, exitedAtMs] = [place * 3_600_000, (place + 1) * 3_600_000];
  return {
    ...{ number: place + 1, direction: "long", entrySignal: "", exitSignal: "", entryPrice: 1, exitPrice: 1 },
    ...{ enteredAtMs, entryWallMs: enteredAtMs, exitedAtMs, exitWallMs: exitedAtMs, netProfit },
    ...{ quantity: null, commission: null, favourable: null, adverse: null, netPercent: null, bars: null },
  };
}

function told(read: Account | undefined): Expected {
  if (read === undefined) throw new Error("no account");
  return namedFigures(read);
}

/** Every field that is expected, and no number further from it than the tolerance. */
function expectNear(actual: unknown, expected: unknown, tolerance: number, at = ""): void {
  if (typeof expected === "number") {
    expect(actual, at).toBeTypeOf("number");
    expect(Math.abs((actual as number) - expected), `${at}: ${actual}, not ${expected}`).toBeLessThanOrEqual(
      tolerance * Math.max(1, Math.abs(expected)),
    );
  } else if (Array.isArray(expected)) {
    expect(actual, at).toHaveLength(expected.length);
    for (const [place, one] of expected.entries()) {
      expectNear((actual as unknown[])[place], one, tolerance, `${at}[${place}]`);
    }
  } else if (typeof expected === "object" && expected !== null) {
    for (const [name, one] of Object.entries(expected)) {
      expect(actual, at).toHaveProperty(name);
      expectNear((actual as Expected)[name], one, tolerance, at === "" ? name : `${at}.${name}`);
    }
  } else {
    expect(actual, at).toEqual(expected);
  }
}
