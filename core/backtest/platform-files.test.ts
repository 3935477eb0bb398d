import { describe, expect, test } from "vitest";
import { figuresOf } from "./figures.ts";
import { parseTradeList, type TradeList, type TradeListFacts } from "./trade-list.ts";
import { tradesOf } from "./trade-table.ts";

/** What stands in the platform's files and in those that people save again, from 2020 to 2026. */

const facts: TradeListFacts = { file: "list.csv", timeZone: "America/New_York" };
const modern =
  "Trade #,Type,Date/Time,Signal,Price USDT,Position size (qty),Position size (value),Net P&L USDT,Net P&L %,Run-up USDT,Run-up %,Drawdown USDT,Drawdown %,Cumulative P&L USDT,Cumulative P&L %";

describe("dates", () => {
  test("are days alone on a chart of days, long ago too", () => {
    const list = read(
      "Trade #,Type,Date/Time,Signal,Price USD,Contracts,Profit USD",
      "1,Exit Long,1932-07-08,Close entry(s) order Long,4.4,10,-3.5",
      "1,Entry Long,1929-09-03,Long,31.9,10,-3.5",
    );
    const [trade] = tradesOf(list.trades);
    expect(trade?.entryWallMs).toBe(Date.UTC(1929, 8, 3));
    expect(trade?.exitWallMs).toBe(Date.UTC(1932, 6, 8));
  });

  test("may say their distance from UTC, where that is the manifest's zone", () => {
    const rows = [
      "Trade #;Type;Date/Time;Signal;Price USD;Net P&L USD;Net P&L %",
      "1;Entry long;2022-01-03T04:00:00-0500;L;1.1;;",
      "1;Exit long;2022-07-05T14:00:00-0400;X;1.25;0.15;9.09",
    ];
    const [trade] = tradesOf(read(...rows).trades);
    expect(trade?.entryWallMs).toBe(Date.UTC(2022, 0, 3, 4));
    expect(trade?.exitedAtMs).toBe(Date.UTC(2022, 6, 5, 18));
    expect(parseTradeList(rows.join("\n"), { ...facts, timeZone: "Europe/London" })).toMatchObject({
      reason: "zone-mismatch",
      row: 2,
      column: "Date/Time",
      message:
        'list.csv, row 2, column "Date/Time": "2022-01-03T04:00:00-0500" is not on the clock that the manifest states',
    });
  });
});

describe("an open trade", () => {
  const closed = [
    "1,Exit long,2025-04-01 12:00,TP,110,1,100,10,10,12,12,-1,-1,10,0.1",
    "1,Entry long,2025-04-01 10:00,L,100,1,100,10,10,12,12,-1,-1,10,0.1",
  ];

  test.each([
    ["by its signal, with a price", "2,Exit long,2025-04-02 16:00,Open,105,1,100,5,5,6,6,-2,-2,15,0.15", 5],
    ["by its signal, with nothing else", "2,Exit long,,Open,,,,,,,,,,,", null],
    ["by its date", "2,Exit long,Open,,,,,,,,,,,,", null],
    ["by its date, with dashes", "2,Exit long,Open,,—,1,100,—,—,—,—,—,—,—,—", null],
  ])("is told %s", (_, exit, markedProfit) => {
    const entry = "2,Entry long,2025-04-02 10:00,L,100,1,100,5,5,6,6,-2,-2,15,0.15";
    for (const rows of [
      [...closed, exit, entry],
      [entry, exit, ...closed],
    ]) {
      const list = read(modern, ...rows);
      expect(list.trades.length).toBe(1);
      expect(list.open).toMatchObject([{ number: 2, entryPrice: 100, markedProfit }]);
    }
  });

  test("may be all that a list has", () => {
    const list = read(
      modern,
      "1,Exit short,2025-04-02 16:00,Open,95,1,100,5,5,6,6,-2,-2,5,0.05",
      "1,Entry short,2025-04-02 10:00,S,100,1,100,5,5,6,6,-2,-2,5,0.05",
    );
    expect([list.trades.length, list.open.length]).toEqual([0, 1]);
    expect(list.inferredCapital).toBeNull();
    expect(figuresOf({ ...list, capital: 1_000, barMinutes: null })).toMatchObject({
      trades: 0,
      openTrades: 1,
      openProfit: 5,
      winRate: null,
    });
  });

  test("is no trade whose entry is called so", () => {
    const rows = closed.map((row) => row.replace(",L,", ",Open,"));
    expect(read(modern, ...rows).trades.length).toBe(1);
  });

  test("still has the date of its entry", () => {
    const rows = closed.map((row) => row.replace("2025-04-01 10:00", "Open"));
    expect(() => read(modern, ...rows)).toThrow(
      'row 3, column "Date/Time": "Open" is not a date with a time',
    );
  });
});

test("a header alone is a list without trades", () => {
  expect(read(modern)).toMatchObject({
    kind: "read",
    trades: { length: 0 },
    open: [],
    inferredCapital: null,
  });
});

describe("signals", () => {
  test.each([
    "Margin call",
    "Close position order",
    "Close entry(s) order Long",
    "",
    "TP, 1:2",
    'say "now"',
    "two\nlines",
    "=SUM(A1)",
    "__proto__",
    "constructor",
    "1704931200000|US|CPI|308.5|America/New_York|D",
    "Вход 🚀",
    "10",
  ])("%j is text", (signal) => {
    const cell = /[",\n]/.test(signal) ? `"${signal.replaceAll('"', '""')}"` : signal;
    const list = read(
      modern,
      `1,Exit long,2025-04-01 12:00,${cell},110,1,100,10,10,12,12,-1,-1,10,0.1`,
      "1,Entry long,2025-04-01 10:00,L,100,1,100,10,10,12,12,-1,-1,10,0.1",
    );
    expect(tradesOf(list.trades)[0]?.exitSignal).toBe(signal);
  });

  test("the same text is the same signal, in quotes or not", () => {
    const { signals } = read(
      modern,
      '1,Exit long,2025-04-01 12:00,"L",110,1,100,10,10,12,12,-1,-1,10,0.1',
      "1,Entry long,2025-04-01 10:00,L,100,1,100,10,10,12,12,-1,-1,10,0.1",
      '2,Exit long,2025-04-02 12:00,"a""b",110,1,100,10,10,12,12,-1,-1,20,0.2',
      '2,Entry long,2025-04-02 10:00,a""b,100,1,100,10,10,12,12,-1,-1,20,0.2',
    ).trades;
    expect(signals).toEqual(["L", 'a"b', 'a""b']);
  });
});

describe("numbers", () => {
  const priced = (price: string, net: string) =>
    read(
      "Trade #,Type,Date/Time,Signal,Price BTC,Contracts,Profit BTC,Profit %,Cum. Profit BTC,Cum. Profit %",
      `1,Exit Long,2024-04-01 12:00,TP,${price},0.00012,${net},1,${net},0.5`,
      `1,Entry Long,2024-04-01 10:00,L,1,0.00012,${net},1,${net},0.5`,
    );

  test.each([
    ["1.2e-7", 1.2e-7],
    ["1.2E-07", 1.2e-7],
    ["-0", 0],
    ["-0.00", 0],
    ["30.634500000000003", 30.634500000000003],
    ["-1.4210854715202004e-14", 0],
    ["0.00000001", 1e-8],
  ])("%s is read", (written, value) => {
    expect(tradesOf(priced("2", written).trades)[0]?.netProfit).toBe(value);
  });

  test.each(["1e16", "-2000000000000000", "1e309", "1e-40", "9".repeat(40), `0.${"0".repeat(40)}1`])(
    "%s is out of range",
    (written) => {
      const lines = (cell: string) => [
        "Trade #,Type,Date/Time,Price USD,Contracts,Profit USD",
        `1,Exit Long,2024-04-01 12:00,${cell}`,
        "1,Entry Long,2024-04-01 10:00,1,1,1",
      ];
      for (const cell of [`${written},1,1`, `1,${written},1`, `1,1,${written}`]) {
        expect(parseTradeList(lines(cell).join("\n"), facts)).toMatchObject({
          reason: "number-range",
          row: 2,
        });
      }
    },
  );

  test.each(["10%", "$10", "1 2", '"1"', "ten", "1..5"])("%s in a column of money is refused", (written) => {
    const cell = written.startsWith('"') ? '"""1"""' : written;
    expect(() => priced("2", cell)).toThrow(/row 2, column "Profit BTC"/);
  });

  test("percentages may have their sign", () => {
    const list = read(
      "Trade #;Type;Date/Time;Signal;Price USD;Net P&L USD;Net P&L %",
      "1;Exit long;05.07.2025 9:05;TP;1 104,50;−1 004,50;−9,1 %",
      "1;Entry long;04.07.2025 9:05;L;1 204,50;−1 004,50;−9,1 %",
    );
    expect(tradesOf(list.trades)[0]).toMatchObject({
      netProfit: -1004.5,
      netPercent: -9.1,
      exitPrice: 1104.5,
    });
  });

  test("decimals may have a comma in quotes where cells have one between them", () => {
    const list = read(
      "Trade #,Type,Date/Time,Signal,Price USD,Contracts,Net P&L USD",
      '1,Exit long,05.07.2025 9:05,TP,"1104,50",10,"-12,5"',
      '1,Entry long,04.07.2025 9:05,L,1204,10,"-12,5"',
    );
    expect(tradesOf(list.trades)[0]).toMatchObject({
      number: 1,
      entryPrice: 1204,
      exitPrice: 1104.5,
      quantity: 10,
      netProfit: -12.5,
    });
  });

  test("a point that could stand between thousands is refused in a file that a spreadsheet saved", () => {
    const rows = (price: string) => [
      "Trade #;Type;Date/Time;Price USD;Net P&L USD",
      `1;Exit long;05.07.2025 9:05;${price};20`,
      `1;Entry long;04.07.2025 9:05;${price};20`,
    ];
    expect(parseTradeList(rows("1.104").join("\n"), facts)).toMatchObject({
      reason: "ambiguous-number",
      row: 2,
    });
    expect(tradesOf(read(...rows("1.1")).trades)[0]?.exitPrice).toBe(1.1);
    expect(tradesOf(read(...rows("1104")).trades)[0]?.exitPrice).toBe(1104);
  });
});

test.each(["Price USDT", "Date/Time", "Net P&L USDT", "Trade #", "Type", "Drawdown %"])(
  "a formula in the column %s is refused by name",
  (column) => {
    const cells = "1,Exit long,2025-04-01 12:00,TP,110,1,100,10,10,12,12,-1,-1,10,0.1".split(",");
    cells[modern.split(",").indexOf(column)] = "=1+1";
    expect(parseTradeList([modern, cells.join(",")].join("\n"), facts)).toMatchObject({
      reason: "formula-cell",
      message: `list.csv, row 2, column "${column}": "=1+1" is a formula, a value is expected`,
    });
  },
);

test.each(["__proto__", "constructor", "toString", "hasOwnProperty", "__proto__ USD", "valueOf %"])(
  "a header called %s is no column",
  (name) => {
    expect(parseTradeList(`${modern},${name}`, facts)).toMatchObject({
      reason: "unknown-column",
      column: name,
    });
  },
);

test.each(["__proto__", "constructor", "toString"])(
  "a row of the type %s is neither entry nor exit",
  (type) => {
    expect(
      parseTradeList(`${modern}\n1,${type},2025-04-01 12:00,TP,110,1,100,10,10,12,12,-1,-1,10,0.1`, facts),
    ).toMatchObject({ reason: "row-type", row: 2 });
  },
);

test.each([
  ["Korean", "거래 번호,유형,날짜 및 시간,신호,가격 USDT,순손익 USDT"],
  ["Chinese", "交易 #,类型,日期和时间,信号,价格 USDT,净损益 USDT"],
  ["Japanese", "トレード番号,タイプ,日時,シグナル,価格 JPY,純損益 JPY"],
])("a list in %s is refused with the advice to export it in English", (_, header) => {
  const refusal = parseTradeList(header, facts);
  expect(refusal).toMatchObject({ reason: "unknown-column", row: 1, column: header.split(",")[0] });
  expect((refusal as { message: string }).message).toContain("set to English");
});

describe("bytes", () => {
  const rows = [
    modern.replaceAll(",", "\t"),
    "1\tExit long\t2025-04-01 12:00\tЦель\t110\t1\t100\t10\t10\t12\t12\t-1\t-1\t10\t0.1",
    "1\tEntry long\t2025-04-01 10:00\tL\t100\t1\t100\t10\t10\t12\t12\t-1\t-1\t10\t0.1",
  ].join("\r\n");
  const plain = read(rows);

  test.each([
    ["UTF-8", new TextEncoder().encode(rows)],
    ["UTF-8 with a mark", new TextEncoder().encode(`\ufeff${rows}`)],
    ["UTF-16, little end first", utf16(rows, true)],
    ["UTF-16, big end first", utf16(rows, false)],
    ["a part of a larger block of memory", Buffer.from(`--${rows}`).subarray(2)],
  ])("in %s say the same", (_, bytes) => {
    const list = parseTradeList(bytes, facts);
    expect(list).toEqual(plain);
    expect(tradesOf((list as TradeList).trades)[0]?.exitSignal).toBe("Цель");
  });

  test.each([
    ["a zero byte", Buffer.from(`${modern}\n1,Exit\0long`), "not-text", 2],
    ["UTF-16 without a mark", utf16(rows, true).subarray(2), "not-text", 1],
    ["UTF-16 cut in half", utf16(rows, true).subarray(0, -1), "encoding", null],
    ["UTF-32", Buffer.from([0xff, 0xfe, 0, 0, 0x31, 0, 0, 0]), "not-text", 1],
    ["the Russian letters of Windows", Buffer.from([0xd2, 0xe8, 0xef, 0x2c, 0x31]), "encoding", 1],
    ["a workbook", Buffer.from("PK\u0003\u0004\u0014\0\u0006\0"), "not-text", 1],
    ["a picture", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a]), "encoding", 1],
  ])("of %s are refused", (_, bytes, reason, row) => {
    expect(parseTradeList(bytes, facts)).toMatchObject({ kind: "refused", reason, row });
  });
});

describe("the initial capital is inferred", () => {
  test("from percentages that are mostly nothing", () => {
    const list = read(
      modern,
      ...[
        [2.4, "0.00"],
        [8.6, "0.02"],
      ].flatMap(([cumulative, percent], place) => [
        `${place + 1},Exit long,2025-04-0${place + 1} 12:00,TP,110,1,100,1,1,12,12,-1,-1,${cumulative},${percent}`,
        `${place + 1},Entry long,2025-04-0${place + 1} 10:00,L,100,1,100,1,1,12,12,-1,-1,${cumulative},${percent}`,
      ]),
    );
    // The smallest sum that fits the second row alone is 40,000.
    expect(list.inferredCapital).toBe(50_000);
  });

  test("where an old header has percentages that do add up", () => {
    const nets = [1_250, -750, 4_000];
    let cumulative = 0;
    const rows = nets.flatMap((net, place) => {
      cumulative += net;
      const tail = `1,${net},1,${cumulative},${(cumulative / 100).toFixed(2)}`;
      return [
        `${place + 1},Exit Long,TP,2024-04-0${place + 1} 12:00,110,${tail}`,
        `${place + 1},Entry Long,L,2024-04-0${place + 1} 10:00,100,${tail}`,
      ];
    });
    const header =
      "Trade #,Type,Signal,Date/Time,Price USD,Contracts,Profit USD,Profit %,Cumulative profit USD,Cumulative profit %";
    expect(read(header, ...rows).inferredCapital).toBe(10_000);
  });
});

test("columns that only repeat or add may be missing", () => {
  const list = read(
    "Trade number,Type,Date and time,Price USD,Net PnL USD,Fee USD,Quantity",
    "1,EXIT LONG,2026-07-01 12:00,110,10,0.5,2",
    "1,entry  long,2026-07-01 10:00,100,10,0.5,2",
  );
  expect(tradesOf(list.trades)[0]).toMatchObject({ commission: 0.5, quantity: 2, adverse: null, bars: null });
  expect(figuresOf({ ...list, capital: 1_000, barMinutes: null }).drawdown).toBeNull();
});

test("a file pasted under itself is read once, with one warning for all that is left out beyond the first hundred", () => {
  const rows = Array.from({ length: 80 }, (_, place) => [
    `${place + 1},Exit long,2025-04-01 12:00,TP,110,1`,
    `${place + 1},Entry long,2025-04-01 10:00,L,100,1`,
  ]).flat();
  const header = "Trade #,Type,Date/Time,Signal,Price USD,Net P&L USD";
  const { trades, warnings } = read(header, ...rows, ...rows);
  expect(trades.length).toBe(80);
  expect(warnings).toHaveLength(101);
  expect(warnings.at(-1)).toMatchObject({
    kind: "duplicate-row",
    message: "60 more rows below repeat others and were left out",
  });
});

test("what a damaged cell says is told in a line that moves no cursor", () => {
  const cell = `\u001b[2J\u202e${"long ".repeat(50)}`;
  const refusal = parseTradeList(`Trade #,Type,Date,Price,Net P&L\n1,${cell},2025-01-01,1,1`, facts);
  const { message } = refusal as { message: string };
  expect(message).toMatch(/^list\.csv, row 2, column "Type": " \[2J long/);
  expect(message).not.toContain("\u202e");
  expect(message).toContain("…");
  expect(message.length).toBeLessThan(140);
});

function read(...lines: string[]): TradeList {
  const list = parseTradeList(lines.join("\n"), facts);
  if (list.kind === "refused") throw new Error(list.message);
  return list;
}

function utf16(text: string, isLittleEndian: boolean): Uint8Array {
  const units = `\ufeff${text}`;
  const view = new DataView(new ArrayBuffer(units.length * 2));
  for (let unit = 0; unit < units.length; unit += 1) {
    view.setUint16(unit * 2, units.charCodeAt(unit), isLittleEndian);
  }
  return new Uint8Array(view.buffer);
}
