import { describe, expect, test } from "vitest";
import { encodeUtf8 } from "../unicode-bytes.ts";
import type { SheetContext } from "./list-sheet.ts";
import { platformFiguresIn } from "./platform-figures.ts";
import { readReportSheet } from "./report-sheet.ts";
import { readSharedStrings } from "./shared-strings.ts";
import { factsIn } from "./workbook-facts.ts";

type Cell = string | number | null;

const context: SheetContext = {
  strings: readSharedStrings(new Uint8Array()),
  showsPercent: (style) => style === 7,
  countsFrom1904: false,
  mostRows: 1_000,
  mostBytes: 10_000,
};

function sheet(rows: readonly (readonly Cell[])[]) {
  const lines = rows.map((cells) => `<row>${cells.map(cellXml).join("")}</row>`);
  return readReportSheet(encodeUtf8(`<sheetData>${lines.join("")}</sheetData>`), context);
}

function cellXml(cell: Cell): string {
  if (cell === null) return "<c/>";
  if (typeof cell === "number") return `<c><v>${cell}</v></c>`;
  return `<c t="inlineStr"><is><t>${cell.replaceAll("&", "&amp;")}</t></is></c>`;
}

const properties: Cell[][] = [
  ["Date range"],
  ["Trading range", "Jan 2, 2024, 08:00 — Dec 31, 2025, 16:15"],
  ["Symbol info"],
  ["Symbol", "NASDAQ:TSLA"],
  ["Timeframe", "15 minutes"],
  ["Currency", "EUR"],
  ["Strategy inputs"],
  ["Symbol", "of another chart"],
  ["Timeframe", "1D"],
  ["Slippage", "my own"],
  ["Commission", "my own"],
  ["Initial capital", 1],
  ["Strategy properties"],
  ["Initial capital", 25000],
  ["Account currency", "USD"],
  ["Commission", "0.1 %"],
  ["Slippage", "2 ticks"],
];

test("properties say what the list does not, and the strategy's own inputs are none", () => {
  expect(factsIn([sheet([["Net profit", 1]]), sheet(properties)])).toEqual({
    symbol: "NASDAQ:TSLA",
    timeframe: "15 minutes",
    timeframeMinutes: 15,
    initialCapital: 25_000,
    currency: "USD",
    commission: "0.1 %",
    slippage: "2 ticks",
    tradingRange: "Jan 2, 2024, 08:00 — Dec 31, 2025, 16:15",
  });
});

test("inputs are told apart by where they stand, too", () => {
  const untitled = properties.filter((row) => row.length > 1);
  expect(factsIn([sheet(untitled)])).toEqual(factsIn([sheet(properties)]));
  const withoutSlippage = properties.filter(([label, value]) => label !== "Slippage" || value === "my own");
  expect(factsIn([sheet(withoutSlippage)]).slippage).toBeNull();
});

test("a capital of nothing is none", () => {
  const rows = [
    ["Symbol", "A"],
    ["Initial capital", "0"],
  ];
  expect(factsIn([sheet(rows)]).initialCapital).toBeNull();
});

test("an account in the default currency is in the instrument's", () => {
  const rows = properties.map((row) =>
    row[0] === "Account currency" ? ["Account currency", "Default"] : row,
  );
  expect(factsIn([sheet(rows)]).currency).toBe("EUR");
});

test("the Russian interface says the same", () => {
  const russian = [
    ["Символ", "MOEX:SBER"],
    ["Таймфрейм", "1 час"],
    ["Валюта", "RUB"],
    ["Начальный капитал", "1 000 000,00"],
    ["Комиссия", "0,05 %"],
  ];
  expect(factsIn([sheet(russian)])).toMatchObject({
    symbol: "MOEX:SBER",
    timeframeMinutes: 60,
    initialCapital: 1_000_000,
    currency: "RUB",
    commission: "0,05 %",
  });
});

test("a workbook without properties says nothing", () => {
  expect(Object.values(factsIn([sheet([["Initial capital", 5]])])).every((fact) => fact === null)).toBe(true);
});

test.each([
  ["15", 15],
  ["15m", 15],
  ["5 минут", 5],
  ["4h", 240],
  ["1 hour", 60],
  ["1D", 1_440],
  ["D", 1_440],
  ["1 день", 1_440],
  ["2 weeks", 20_160],
  ["30 seconds", 0.5],
  ["1M", null],
  ["1 month", null],
  ["1 месяц", null],
  ["range", null],
])("a chart of %s has bars of %s minutes", (timeframe, minutes) => {
  const rows = [["Timeframe", timeframe], ...properties];
  expect(factsIn([sheet(rows)]).timeframeMinutes).toBe(minutes);
});

describe("the platform's own figures", () => {
  const performance = sheet([
    [null, "All USD", "All %", "Long USD", "Long %", "Short USD", "Short %"],
    ["Open P&L", 0, 0],
    ["Net profit", 2380.25, 9.52, 2000, 8, 380.25, 1.52],
    ["Gross loss", -500.5, -2.002],
    ["Max equity drawdown", 310.1, 1.24],
    ["Buy & hold return", 1, 2],
  ]);
  const analysis = sheet([
    [null, "All", "All %", "Long", "Long %"],
    ["Total trades", 138, null, 70],
    ["Winning trades", 101, null, 50],
    ["Percent profitable", null, 73.19, null, 71],
    ["Avg losing trade", "−13.53 USD", "−0.05%"],
  ]);
  const ratios = sheet([
    ["Sharpe ratio", 0.314],
    ["Sortino ratio", "N/A"],
    ["Profit factor", "1.2"],
  ]);

  test("are those of all trades, by the column's name, sizes without a sign", () => {
    expect(platformFiguresIn([performance, analysis, ratios])).toEqual({
      openProfit: { value: 0, lastDigit: 0 },
      netProfit: { value: 2_380.25, lastDigit: 0 },
      netProfitPercent: { value: 9.52, lastDigit: 0 },
      grossLoss: { value: 500.5, lastDigit: 0 },
      drawdown: { value: 310.1, lastDigit: 0 },
      drawdownPercent: { value: 1.24, lastDigit: 0 },
      trades: { value: 138, lastDigit: 0 },
      wins: { value: 101, lastDigit: 0 },
      winRatePercent: { value: 73.19, lastDigit: 0 },
      averageLoss: { value: 13.53, lastDigit: 0.01 },
      sharpe: { value: 0.314, lastDigit: 0 },
      profitFactor: { value: 1.2, lastDigit: 0.1 },
    });
  });

  test("are not what the strategy's author calls an input", () => {
    expect(platformFiguresIn([sheet([...properties, ["Net profit", 5]])])).toEqual({});
  });

  test("take the drawdown within bars where the report has both", () => {
    const both = sheet([
      ["", "All USD", "All %"],
      ["Max equity drawdown (close-to-close)", 1, 2],
      ["Max equity drawdown (intrabar)", 3, 4],
    ]);
    expect(platformFiguresIn([both])).toEqual({
      drawdown: { value: 3, lastDigit: 0 },
      drawdownPercent: { value: 4, lastDigit: 0 },
    });
  });

  test("have no percentage of the drawdown where there is no column for it", () => {
    const bare = sheet([
      ["", "All", "Long", "Short"],
      ["Max drawdown", 3, 2, 1],
    ]);
    expect(platformFiguresIn([bare])).toEqual({ drawdown: { value: 3, lastDigit: 0 } });
  });

  test("are read in Russian, with spaces between thousands and a decimal comma", () => {
    const russian = sheet([
      ["", "Все RUB", "Все %", "Длинные RUB"],
      ["Чистая прибыль", "1 234,56", "12,35%", "5"],
      ["Валовый убыток", "1\u00a0000,00 RUB", "1"],
      ["Всего сделок", "1 250"],
    ]);
    expect(platformFiguresIn([russian])).toEqual({
      netProfit: { value: 1_234.56, lastDigit: 0.01 },
      netProfitPercent: { value: 12.35, lastDigit: 0.01 },
      grossLoss: { value: 1_000, lastDigit: 0.01 },
      trades: { value: 1_250, lastDigit: 1 },
    });
  });

  test("are percentages where the workbook keeps fractions, styled or not", () => {
    const fractions = sheet([
      ["", "All USD", "All %"],
      ["Net profit", 100, 0.07],
      ["Total trades", 4],
      ["Winning trades", 3],
      ["Percent profitable", null, 0.75],
    ]);
    expect(platformFiguresIn([fractions])).toMatchObject({
      netProfitPercent: { value: 7 },
      winRatePercent: { value: 75 },
    });
    const styled = '<row><c t="str"><v>Percent profitable</v></c><c/><c s="7"><v>0.75</v></c></row>';
    expect(platformFiguresIn([readReportSheet(encodeUtf8(styled), context)])).toEqual({
      winRatePercent: { value: 75, lastDigit: 0 },
    });
  });

  test("are not what a formula came to", () => {
    const formula = '<row><c t="str"><v>Net profit</v></c><c><f>1+1</f><v>2</v></c></row>';
    expect(platformFiguresIn([readReportSheet(encodeUtf8(formula), context)])).toEqual({});
  });
});
