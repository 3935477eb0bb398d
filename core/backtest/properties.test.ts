import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Generation } from "./columns.ts";
import { closedDrawdown, drawdownEpisodes, drawdownWithExcursions } from "./drawdown.ts";
import { closedEquity, equityCurve } from "./equity.ts";
import { figuresOf } from "./figures.ts";
import { monthlyReturns, yearlyReturns } from "./monthly-returns.ts";
import { perUnitOfCapital, pooled } from "./report.ts";
import type { OpenTrade, Trade } from "./trade.ts";
import { parseTradeList, type TradeList } from "./trade-list.ts";
import { tableOf, tradesOf } from "./trade-table.ts";
import { writeTradeList } from "./write-trade-list.ts";

const capital = 10_000;
const generations: readonly Generation[] = ["G0", "G1", "G2", "G3", "G4", "G5", "G6", "G7"];

const cents = (min: number, max: number) => fc.integer({ min, max }).map((value) => value / 100);
const anySignal = fc.string({
  unit: fc.constantFrom("L", "o", "ng", " ", ",", ";", '"', "'", "=", "+", "-", "@", "\n", "é", "1"),
  maxLength: 8,
});

const anyTrade: fc.Arbitrary<Omit<Trade, "number">> = fc
  .record({
    direction: fc.constantFrom("long" as const, "short" as const),
    entrySignal: anySignal.map((signal) => signal.trim()),
    exitSignal: anySignal.map((signal) => signal.trim()),
    entryPrice: cents(1, 1_000_000),
    exitPrice: cents(1, 1_000_000),
    entryMinute: fc.integer({ min: 0, max: 1_000_000 }),
    minutes: fc.integer({ min: 0, max: 20_000 }),
    quantity: fc.integer({ min: 1, max: 500 }),
    commission: cents(0, 500),
    favourable: cents(0, 50_000),
    adverse: cents(0, 50_000).map((size) => 0 - size),
    netProfit: cents(-60_000, 60_000),
    bars: fc.integer({ min: 1, max: 400 }),
  })
  .map(({ entryMinute, minutes, ...trade }) => {
    const enteredAtMs = Date.UTC(2024, 0, 1) + entryMinute * 60_000;
    const exitedAtMs = enteredAtMs + minutes * 60_000;
    const wall = { enteredAtMs, entryWallMs: enteredAtMs, exitedAtMs, exitWallMs: exitedAtMs };
    return { ...trade, ...wall, netPercent: null };
  });

const anyTrades = fc
  .array(anyTrade, { maxLength: 16 })
  .map((trades) => trades.map((trade, place): Trade => ({ ...trade, number: place + 1 })));

/** Rows of which none breaks a line, so that a line is a row. */
const anyLines = anyTrades.map((trades) =>
  trades.map((trade) => ({ ...trade, entrySignal: "in", exitSignal: "out" })),
);

describe("a list that is written and read again", () => {
  test.each(generations)("says the same in the layout %s", (generation) => {
    fc.assert(
      fc.property(anyTrades, (trades) => {
        const list = read(print(trades, [], generation));
        expect(list.generation).toBe(generation);
        expect(tradesOf(list.trades)).toEqual(
          tradesOf(tableOf(trades.map((trade) => told(trade, generation)))),
        );
        expect(list.warnings).toEqual([]);
      }),
    );
  });

  test.each(generations)("keeps an open trade apart in the layout %s", (generation) => {
    const isMarked = !["G0", "G1", "G2"].includes(generation);
    fc.assert(
      fc.property(anyTrades, anyTrade, (trades, other) => {
        const open = openTrade(other, trades.length + 1);
        const list = read(print(trades, [open], generation));
        expect(list.trades.length).toBe(trades.length);
        expect(
          list.open.map(({ number, entryPrice, markedProfit }) => ({ number, entryPrice, markedProfit })),
        ).toEqual([
          {
            number: open.number,
            entryPrice: open.entryPrice,
            markedProfit: isMarked ? open.markedProfit : null,
          },
        ]);
      }),
    );
  });

  test.each(generations.slice(2))(
    "does not depend on the order of its rows in the layout %s",
    (generation) => {
      const shuffled = anyLines.chain((trades) => {
        const [header = "", ...rows] = print(trades, [], generation).trimEnd().split("\n");
        return fc.tuple(
          fc.constant([header, ...rows].join("\n")),
          fc.shuffledSubarray(rows, { minLength: rows.length }).map((mixed) => [header, ...mixed].join("\n")),
        );
      });
      fc.assert(
        fc.property(shuffled, ([inOrder, mixed]) => {
          const [list, other] = [read(inOrder), read(mixed)];
          expect(tradesOf(other.trades)).toEqual(tradesOf(list.trades));
          expect(figures(other)).toEqual(figures(list));
          expect(other.inferredCapital).toBe(list.inferredCapital);
        }),
      );
    },
  );
});

test.each(generations.slice(2))(
  "rows given twice change nothing but the warnings in the layout %s",
  (generation) => {
    const withRepeats = anyLines.chain((trades) => {
      const [header = "", ...rows] = print(trades, [], generation).trimEnd().split("\n");
      return fc.tuple(
        fc.constant([header, ...rows].join("\n")),
        fc.subarray(rows),
        fc.shuffledSubarray(rows, { minLength: rows.length }),
        fc.constant(header),
      );
    });
    fc.assert(
      fc.property(withRepeats, ([once, repeated, mixed, header]) => {
        const [list, other] = [read(once), read([header, ...mixed, ...repeated].join("\n"))];
        expect(tradesOf(other.trades)).toEqual(tradesOf(list.trades));
        expect(other.inferredCapital).toBe(list.inferredCapital);
        expect(other.warnings.map(({ kind }) => kind)).toEqual(repeated.map(() => "duplicate-row"));
      }),
    );
  },
);

test.each(["G2", "G7"] as const)(
  "a list split into two files is the same account in the layout %s",
  (generation) => {
    const split = anyLines.chain((trades) => {
      const picks = fc.array(fc.boolean(), { minLength: trades.length, maxLength: trades.length });
      return fc.tuple(fc.constant(trades), picks);
    });
    fc.assert(
      fc.property(split, ([trades, picks]) => {
        const part = (isPicked: boolean) => trades.filter((_, place) => picks[place] === isPicked);
        const [list, one, other] = [trades, part(true), part(false)].map((some) =>
          read(print(some, [], generation)),
        );
        const halves = [one, other].map((half) => ({ ...accountOf(half), capital: capital / 2 }));
        expect(figuresOf(pooled(halves))).toEqual(figuresOf(accountOf(list)));
        expect(tradesOf(pooled(halves).trades)).toEqual(tradesOf(accountOf(list).trades));
      }),
    );
  },
);

test("an account ten times as large has the same percentages and ratios, and ten times the money", () => {
  fc.assert(
    fc.property(anyLines, (trades) => {
      const larger = trades.map((trade) => ({
        ...trade,
        netProfit: trade.netProfit * 10,
        commission: (trade.commission ?? 0) * 10,
        favourable: (trade.favourable ?? 0) * 10,
        adverse: (trade.adverse ?? 0) * 10,
      }));
      const scaled = { trades: larger, open: [], capital: capital * 10 };
      const money = { currency: "USD", quoteCurrency: "USD", quoteRate: () => 1 };
      const list = read(writeTradeList({ ...scaled, ...money }, "G7"));
      const [small, large] = [
        figuresOf(account(trades)),
        figuresOf({ ...accountOf(list), capital: capital * 10 }),
      ];
      for (const [name, figure] of Object.entries(small)) {
        const wanted = sums.has(name) && typeof figure === "number" ? figure * 10 : figure;
        expectClose(large[name as keyof typeof large], wanted, name);
      }
    }),
  );
});

describe("figures", () => {
  test("are the sums of their trades", () => {
    fc.assert(
      fc.property(anyTrades, (trades) => {
        const inCents = trades.map(({ netProfit }) => Math.round(netProfit * 100));
        const sum = inCents.reduce((total, one) => total + one, 0);
        const told = figuresOf(account(trades));
        expect(Math.round(told.netProfit * 1e6)).toBe(sum * 1e4);
        expect(told.grossProfit - told.grossLoss).toBeCloseTo(told.netProfit, 6);
        expect(told.wins + told.losses + told.breakEvens).toBe(trades.length);
        expect(told.finalEquity).toBeCloseTo(capital + told.netProfit, 6);
        const table = tableOf(trades);
        expect(closedEquity(table, capital).at(-1)).toBe(told.finalEquity);
        const months = monthlyReturns(table, capital);
        expect(months.reduce((total, { trades: count }) => total + count, 0)).toBe(trades.length);
        expect(months.reduce((total, { netProfit }) => total + netProfit, 0)).toBeCloseTo(told.netProfit, 6);
      }),
    );
  });

  test("are numbers or null, never infinite and never NaN", () => {
    fc.assert(
      fc.property(anyTrades, (trades) => {
        const told = figuresOf(account(trades));
        expect(JSON.parse(JSON.stringify(told))).toEqual(told);
      }),
    );
  });

  test("of months compound to the total return while the account lives", () => {
    fc.assert(
      fc.property(anyTrades, (trades) => {
        const table = tableOf(trades);
        const years = yearlyReturns(monthlyReturns(table, capital));
        fc.pre(years.every(({ compoundedPercent }) => compoundedPercent !== null));
        const growth = years.reduce(
          (all, { compoundedPercent }) => all * (1 + (compoundedPercent ?? 0) / 100),
          1,
        );
        expect((growth - 1) * 100).toBeCloseTo(figuresOf(account(trades)).totalReturnPercent, 6);
      }),
    );
  });
});

describe("drawdown", () => {
  test("is never negative, and with excursions never less than without", () => {
    fc.assert(
      fc.property(anyTrades, (trades) => {
        const table = tableOf(trades);
        const closed = closedDrawdown(table, capital);
        const whole = drawdownWithExcursions(table, capital);
        expect(closed.amount).toBeGreaterThanOrEqual(0);
        expect(closed.percent).toBeGreaterThanOrEqual(0);
        expect(whole?.amount).toBeGreaterThanOrEqual(closed.amount);
        expect(whole?.percent).toBeGreaterThanOrEqual(closed.percent);
      }),
    );
  });

  test("of one trade at a time is the deepest of its excursions and its result", () => {
    fc.assert(
      fc.property(anyTrade, (trade) => {
        const whole = drawdownWithExcursions(tableOf([{ ...trade, number: 1 }]), capital);
        expect(whole?.amount).toBeCloseTo(Math.max(0, -(trade.adverse ?? 0), -trade.netProfit), 6);
      }),
    );
  });

  test("has no excursions where one trade does not tell them", () => {
    fc.assert(
      fc.property(anyTrades, anyTrade, (trades, other) => {
        const mute = { ...other, number: trades.length + 1, adverse: null };
        expect(drawdownWithExcursions(tableOf([...trades, mute]), capital)).toBeNull();
      }),
    );
  });

  test("has the deepest closed one first among its episodes", () => {
    fc.assert(
      fc.property(anyTrades, (trades) => {
        const table = tableOf(trades);
        const episodes = drawdownEpisodes(table, capital, 5);
        expect(episodes[0]?.percent ?? 0).toBeCloseTo(closedDrawdown(table, capital).percent, 9);
        for (const { amount, tradesDown, peakAtMs, troughAtMs } of episodes) {
          expect(amount).toBeGreaterThan(0);
          expect(tradesDown).toBeGreaterThan(0);
          expect(troughAtMs).toBeGreaterThanOrEqual(peakAtMs);
        }
      }),
    );
  });
});

test("a thinned curve keeps its ends, its highest and its lowest point", () => {
  fc.assert(
    fc.property(anyTrades, fc.integer({ min: 4, max: 12 }), (trades, most) => {
      const table = tableOf(trades);
      const [all, few] = [equityCurve(table, capital, 1_000), equityCurve(table, capital, most)];
      expect(few.length).toBeLessThanOrEqual(most);
      expect([few[0], few.at(-1)]).toEqual([all[0], all.at(-1)]);
      for (const pick of [Math.max, Math.min]) {
        expect(pick(...few.map(({ equity }) => equity))).toBe(pick(...all.map(({ equity }) => equity)));
      }
    }),
  );
});

test("ledgers pooled are one account, whichever comes first", () => {
  fc.assert(
    fc.property(anyTrades, anyTrades, (some, others) => {
      const [a, b] = [
        account(some),
        account(others.map((trade) => ({ ...trade, number: trade.number + some.length }))),
      ];
      const told = figuresOf(pooled([a, b]));
      expect(figuresOf(pooled([b, a]))).toEqual(told);
      expect(told.capital).toBe(2 * capital);
      expect(told.netProfit).toBeCloseTo(figuresOf(a).netProfit + figuresOf(b).netProfit, 6);
      const equal = figuresOf(pooled([perUnitOfCapital(a), perUnitOfCapital(b)]));
      expect(equal.totalReturnPercent).toBeCloseTo(told.totalReturnPercent, 4);
    }),
  );
});

/** The figures that are money. */
const sums: ReadonlySet<string> = new Set([
  ...["capital", "netProfit", "grossProfit", "grossLoss", "finalEquity", "averageTrade", "averageWin"],
  ...["averageLoss", "largestWin", "largestLoss", "openProfit", "commission"],
]);

function expectClose(actual: unknown, wanted: unknown, name: string): void {
  if (typeof wanted === "number") {
    const distance = Math.abs(Number(actual) - wanted);
    expect(distance, `${name}: ${actual}, not ${wanted}`).toBeLessThan(1e-6 * Math.max(1, Math.abs(wanted)));
  } else if (typeof wanted === "object" && wanted !== null) {
    for (const [part, one] of Object.entries(wanted)) {
      const scaled = part === "amount" ? Number(one) * 10 : one;
      expectClose((actual as Record<string, unknown>)[part], scaled, `${name}.${part}`);
    }
  } else {
    expect(actual, name).toEqual(wanted);
  }
}

function accountOf(list: TradeList | undefined) {
  if (list === undefined) throw new Error("no list");
  return { trades: list.trades, open: list.open, capital, barMinutes: 15 };
}

function account(trades: readonly Trade[]) {
  return { trades: tableOf(trades), open: [], capital, barMinutes: 15 };
}

function figures({ trades, open }: TradeList) {
  return figuresOf({ trades, open, capital, barMinutes: 15 });
}

function print(trades: readonly Trade[], open: readonly OpenTrade[], generation: Generation): string {
  return writeTradeList(
    { trades, open, capital, currency: "USD", quoteCurrency: "USD", quoteRate: () => 1 },
    generation,
  );
}

function read(text: string): TradeList {
  const list = parseTradeList(text, { file: "written.csv", timeZone: "UTC" });
  if (list.kind === "refused") throw new Error(list.message);
  return list;
}

/** As much of a trade as the layout has columns for. */
function told(trade: Trade, generation: Generation): Trade {
  return generation === "G7" ? trade : { ...trade, commission: null, bars: null };
}

function openTrade(
  {
    exitSignal: _,
    exitPrice,
    exitWallMs,
    exitedAtMs: __,
    netProfit,
    netPercent: ___,
    bars: ____,
    ...trade
  }: Omit<Trade, "number">,
  number: number,
): OpenTrade {
  return { ...trade, number, markPrice: exitPrice, markWallMs: exitWallMs, markedProfit: netProfit };
}
