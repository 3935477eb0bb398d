import { describe, expect, test } from "vitest";
import type { RefusalKind } from "./refusal.ts";
import { parseTradeList, type TradeList, type TradeListFacts } from "./trade-list.ts";
import { tradesOf } from "./trade-table.ts";

const facts: TradeListFacts = { file: "forex/pair.csv", timeZone: "UTC" };

const header =
  "Trade number,Type,Date and time,Signal,Price JPY,Size (qty),Size (value),Net PnL USD,Return %,Commission USD,Favorable excursion USD,Favorable excursion %,Adverse excursion USD,Adverse excursion %,Cumulative PnL USD,Cumulative PnL %,Duration (bars)";
const good = [
  header,
  "1,Exit long,2025-05-05 11:30,TP,143.655,10000,1432150,30.6345,0.31,1,40,0.40,-10,-0.10,30.6345,0.31,15",
  "1,Entry long,2025-05-05 08:00,zone,143.215,10000,1432150,30.6345,0.31,1,40,0.40,-10,-0.10,30.6345,0.31,15",
  "2,Exit short,2025-05-07 09:00,SL,143.33,10000,1429000,-30,-0.30,1,3,0.03,-33,-0.33,0.6345,0.01,6",
  "2,Entry short,2025-05-07 07:45,zone,142.9,10000,1429000,-30,-0.30,1,3,0.03,-33,-0.33,0.6345,0.01,6",
];

test("everything a row says is read", () => {
  const { trades, open, warnings, ...rest } = read(good.join("\n"));
  expect(tradesOf(trades)[0]).toEqual({
    number: 1,
    direction: "long",
    entrySignal: "zone",
    entryPrice: 143.215,
    enteredAtMs: Date.UTC(2025, 4, 5, 8),
    entryWallMs: Date.UTC(2025, 4, 5, 8),
    quantity: 10_000,
    commission: 1,
    favourable: 40,
    adverse: -10,
    exitSignal: "TP",
    exitPrice: 143.655,
    exitedAtMs: Date.UTC(2025, 4, 5, 11, 30),
    exitWallMs: Date.UTC(2025, 4, 5, 11, 30),
    netProfit: 30.6345,
    netPercent: 0.31,
    bars: 15,
  });
  expect(trades.length).toBe(2);
  expect(open).toEqual([]);
  expect(warnings).toEqual([]);
  expect(rest).toEqual({
    kind: "read",
    generation: "G7",
    currency: "USD",
    quoteCurrency: "JPY",
    inferredCapital: 10_000,
  });
});

describe("a damaged file is refused, naming file, row and column", () => {
  const damage: readonly [
    what: string,
    lines: readonly string[],
    RefusalKind,
    row: number | null,
    column: string | null,
  ][] = [
    ["nothing in it", [], "empty-file", null, null],
    ["nothing but blank lines", ["", " , ,"], "empty-file", null, null],
    ["a quote never closed", put(3, "zone", '"zone'), "unclosed-quote", 3, null],
    ["a column nobody knows", put(1, "Signal", "Mood"), "unknown-column", 1, "Mood"],
    ["a column twice", put(1, "Size (qty)", "Price JPY"), "repeated-column", 1, "Price JPY"],
    ["a column missing", put(1, ",Net PnL USD", ""), "missing-column", 1, null],
    ["a row cut off", put(5, ",0.01,6", ""), "row-length", 5, "Cumulative PnL %"],
    ["a row too long", put(2, "TP", "TP,TP"), "row-length", 2, null],
    ["no trade number", put(2, /^1/, ""), "trade-number", 2, "Trade number"],
    ["half a trade number", put(2, /^1/, "1.5"), "trade-number", 2, "Trade number"],
    ["a trade number 0", put(2, /^1/, "0"), "trade-number", 2, "Trade number"],
    ["a type nobody knows", put(4, "Exit short", "Hedge"), "row-type", 4, "Type"],
    ["an exit without price", put(2, "143.655", ""), "missing-value", 2, "Price JPY"],
    ["an exit without result", put(2, "1432150,30.6345", "1432150,"), "missing-value", 2, "Net PnL USD"],
    ["an exit without time", put(2, "2025-05-05 11:30", ""), "missing-value", 2, "Date and time"],
    ["an entry without time", put(3, "2025-05-05 08:00", ""), "missing-value", 3, "Date and time"],
    ["an entry without price", put(3, "143.215", ""), "missing-value", 3, "Price JPY"],
    ["a word for a price", put(3, "143.215", "n/a"), "unreadable-number", 3, "Price JPY"],
    ["a word for an excursion", put(3, "-10,", "low,"), "unreadable-number", 3, "Adverse excursion USD"],
    ["a word for a repeated figure", put(5, "1429000", "much"), "unreadable-number", 5, "Size (value)"],
    ["a day that does not exist", put(4, "2025-05-07", "2025-02-30"), "unreadable-date", 4, "Date and time"],
    [
      "an ambiguous date",
      put(4, "2025-05-07 09:00", "05/07/2025 09:00"),
      "ambiguous-date",
      4,
      "Date and time",
    ],
    ["two exits that disagree", [...good, put(2, "143.655", "143.7")[1] ?? ""], "conflicting-rows", 6, null],
    ["an exit missing", good.toSpliced(3, 1), "missing-row", 4, "Type"],
    ["an entry missing", good.toSpliced(4, 1), "missing-row", 4, "Type"],
    ["long and short in one trade", put(3, "long", "short"), "direction-mismatch", 3, "Type"],
    ["two results for one trade", put(3, "30.6345", "31"), "money-mismatch", 2, "Net PnL USD"],
    ["an exit before its entry", put(2, "05 11:30", "04 11:30"), "exit-before-entry", 2, "Date and time"],
  ];

  test.each(damage)("%s", (_, lines, reason, row, column) => {
    const refusal = parseTradeList(lines.join("\n"), facts);
    expect(refusal).toMatchObject({ kind: "refused", reason, file: facts.file, row, column });
    const { message } = refusal as { message: string };
    expect(message).toMatch(/^forex\/pair\.csv/);
    if (row !== null) expect(message).toContain(`, row ${row}`);
    if (column !== null) expect(message).toContain(`, column "${column}"`);
    expect(message).toMatch(/: \S/);
  });

  test("a comma that could stand before decimals or between thousands", () => {
    const lines = [
      "Trade #,Type,Date/Time,Price USD,Net P&L USD",
      '1,Exit long,2025-05-05 11:30,"1,104",20',
      '1,Entry long,2025-05-05 08:00,"1,100",20',
    ];
    expect(parseTradeList(lines.join("\n"), facts)).toMatchObject({ reason: "ambiguous-number", row: 2 });
    const proven = read(lines.join("\n").replaceAll("20", "20.5").replaceAll("20.525", "2025"));
    expect(tradesOf(proven.trades)[0]?.exitPrice).toBe(1104);
  });
});

describe("a list from which trades were taken is read with a warning", () => {
  test("about the number that is missing and the total that is not met", () => {
    const { warnings } = read([header, ...good.slice(3)].join("\n"));
    expect(warnings).toEqual([
      { kind: "missing-trades", row: 3, message: "trade 1 is missing" },
      {
        kind: "total-mismatch",
        row: 2,
        message: "the list counts 0.6345 up to trade 2, its trades add up to -30",
      },
    ]);
  });

  test("about all that are missing", () => {
    const { warnings } = read(good.map((line) => line.replace(/^2,/, "7,")).join("\n"));
    expect(warnings).toEqual([{ kind: "missing-trades", row: 5, message: "trade 2 is missing, and 4 more" }]);
  });
});

test("the order of a slash date may be stated", () => {
  const lines = good.map((line) => line.replaceAll(/2025-05-0(\d)/g, "05/0$1/2025"));
  const list = read(lines.join("\n"), { ...facts, dateOrder: "month-first" });
  expect(tradesOf(list.trades)).toEqual(tradesOf(read(good.join("\n")).trades));
});

test.each([
  ["tabs", (text: string) => text.replaceAll(",", "\t")],
  [
    "Windows line ends and blank lines at the end",
    (text: string) => `${text.replaceAll("\n", "\r\n")}\r\n\r\n`,
  ],
  ["rows of nothing but delimiters", (text: string) => `${text}\n,,,,,,,,,,,,,,,,\n`],
  ["quotes around every cell", (text: string) => text.replaceAll(/[^,\n]+/g, '"$&"')],
  ["a delimiter more at each row's end", (text: string) => text.replaceAll("\n", ",\n")],
  ["types in capitals", (text: string) => text.replaceAll(/Entry|Exit/g, (word) => word.toUpperCase())],
])("a file with %s reads the same", (_, change) => {
  expect(tradesOf(read(change(good.join("\n"))).trades)).toEqual(tradesOf(read(good.join("\n")).trades));
});

test("a list exported in Russian reads the same", () => {
  const russian = [
    "Номер сделки,Тип,Дата и время,Сигнал,Цена USDT,Размер (кол-во),Чистая ПР/УБ USDT,Благоприятное отклонение USDT,Неблагоприятное отклонение USDT",
    "1,Выход из длинной позиции,2026-04-01 12:00,XL,110,0.5,5.5,8,-1",
    "1,Вход в длинную позицию,2026-04-01 10:00,L,100,0.5,5.5,8,-1",
  ];
  const [trade] = tradesOf(read(russian.join("\n")).trades);
  expect(trade).toMatchObject({
    direction: "long",
    entryPrice: 100,
    exitPrice: 110,
    netProfit: 5.5,
    adverse: -1,
  });
});

test("percentages that the oldest files write as fractions are percentages", () => {
  const scrape = [
    "Trade #,Type,Signal,Date/Time,Price,Contracts,Profit,Profit %,Cum. Profit,Cum. Profit %",
    "1,Entry Short,Short,2020-01-06 08:00:00,7340",
    ",Exit Short,Long,2020-01-06 20:00:00,7555.5,1,-215.5,-0.0294,-215.5,-0.0022",
    "2,Entry Long,Long,2020-01-06 20:00:00,7555.5",
    ",Exit Long,close,2020-01-09 03:00:00,8075.5,1,520,0.0688,304.5,0.0052",
  ];
  const list = read(scrape.join("\n"));
  expect(tradesOf(list.trades).map(({ netPercent }) => netPercent)).toEqual([-2.94, 6.88]);
  expect(list.inferredCapital).toBe(100_000);
});

test("a signal that begins like a formula is read as it was", () => {
  const guarded = put(2, "TP", "'=TP()").join("\n");
  expect(tradesOf(read(guarded).trades)[0]?.exitSignal).toBe("=TP()");
});

test("of trades that end at one moment the lower number comes first", () => {
  const together = good.map((line) =>
    line.replace("2025-05-07 09:00", "2025-05-05 11:30").replace("05-07 07", "05-05 07"),
  );
  const [first = "", ...rows] = together;
  const list = read([first, ...rows.toReversed()].join("\n"));
  expect(tradesOf(list.trades).map(({ number }) => number)).toEqual([1, 2]);
});

test("a scrape may leave cells out at the end of a row, not add to it", () => {
  const scrape = [
    "Trade #,Type,Date/Time,Price,Profit",
    "1,Entry Long,2020-01-06 08:00,10",
    ",Exit Long,2020-01-06 20:00,11,1",
  ];
  expect(read(scrape.join("\n")).trades.length).toBe(1);
  expect(parseTradeList(`${scrape.join("\n")},5`, facts)).toMatchObject({ reason: "row-length", row: 3 });
});

test("numbers far apart, as in a list of another make, are trades like others", () => {
  const lines = good.map((line) => line.replace(/^2,/, "900000000,"));
  expect(tradesOf(read(lines.join("\n")).trades).map(({ number }) => number)).toEqual([1, 900_000_000]);
});

test("a zone nobody knows is a fault of the manifest", () => {
  expect(() => parseTradeList(good.join("\n"), { ...facts, timeZone: "Mars/Olympus" })).toThrow(RangeError);
});

/** The good file with one thing changed in one row, counted from 1. */
function put(row: number, wrong: string | RegExp, instead: string): string[] {
  return good.map((line, place) => (place === row - 1 ? line.replace(wrong, instead) : line));
}

function read(text: string, given = facts): TradeList {
  const list = parseTradeList(text, given);
  if (list.kind === "refused") throw new Error(list.message);
  return list;
}
