import { describe, expect, test } from "vitest";
import { type Generation, readHeader } from "./columns.ts";
import { Refused } from "./refusal.ts";

const legacy =
  "Trade #,Type,Signal,Date/Time,Price USD,Contracts,Profit USD,Profit %,Cum. Profit USD,Cum. Profit %,Run-up USD,Run-up %,Drawdown USD,Drawdown %";
const modern =
  "Trade #,Type,Date/Time,Signal,Price JPY,Position size (qty),Position size (value),Net P&L USD,Net P&L %,Run-up USD,Run-up %,Drawdown USD,Drawdown %,Cumulative P&L USD,Cumulative P&L %";
const excursions = modern
  .replace("Date/Time", "Date and time")
  .replaceAll("Run-up", "Favorable excursion")
  .replaceAll("Drawdown", "Adverse excursion");
const sizes = excursions.replaceAll("Position size", "Size");
const numbered = sizes.replace("Trade #", "Trade number").replaceAll("P&L", "PnL");
const july =
  "Trade number,Type,Date and time,Signal,Price JPY,Size (qty),Size (value),Net PnL USD,Return %,Commission USD,Favorable excursion USD,Favorable excursion %,Adverse excursion USD,Adverse excursion %,Cumulative PnL USD,Cumulative PnL %,Duration (bars)";

describe("every layout of the export is known by its names", () => {
  test.each<[Generation, string, string | null]>([
    ["G0", legacy.replaceAll(" USD", ""), null],
    ["G1", legacy.replaceAll("USD", "$"), "$"],
    ["G2", legacy, "USD"],
    ["G3", modern, "USD"],
    ["G4", excursions, "USD"],
    ["G5", sizes, "USD"],
    ["G6", numbered, "USD"],
    ["G7", july, "USD"],
  ])("%s", (generation, header, currency) => {
    const columns = read(header);
    expect(columns.generation).toBe(generation);
    expect(columns.currency).toBe(currency);
    const names = header.split(",");
    expect(names[columns.at.net]).toMatch(/^(?:Profit|Net)/);
    expect(names[columns.at.netPercent]).toMatch(/%$/);
    expect(names[columns.at.adverse]).toMatch(/^(?:Drawdown|Adverse)(?!.*%)/);
    expect(names[columns.at.cumulative]).toMatch(/^Cum(?!.*%)/);
  });
});

test("the place of a column does not matter", () => {
  const names = july.split(",");
  const { at } = readHeader(names.toReversed(), 1);
  expect(at.number).toBe(16);
  expect(at.bars).toBe(0);
});

test("the account's currency is that of the results, not of the prices", () => {
  const columns = read(july);
  expect(columns.currency).toBe("USD");
  expect(columns.quoteCurrency).toBe("JPY");
});

test.each(["Cumulative profit USD", "P&L USDT", "Quantity", "Fee USD", "NET PNL USD", "net  p&l USD"])(
  "%s is known by another name",
  (name) => {
    const base = "Trade #,Type,Date/Time,Price USD";
    const header = /p&l|pnl/i.test(name) ? `${base},${name}` : `${base},Profit USD,${name}`;
    expect(() => read(header)).not.toThrow();
  },
);

test("headers of the Russian interface are read", () => {
  const columns = read(
    "№ Сделки,Тип,Дата и время,Сигнал,Цена USDT,Размер позиции (кол-во),Размер позиции (цена),Чистая прибыль / убыток USDT,Чистая прибыль / убыток %,Благоприятное отклонение USDT,Благоприятное отклонение %,Неблагоприятное отклонение USDT,Неблагоприятное отклонение %,Совокупные ПР/УБ USDT,Совокупные ПР/УБ %",
  );
  expect(columns.generation).toBe("G4");
  expect(columns.currency).toBe("USDT");
  expect(columns.at.adverse).toBe(11);
  expect(columns.at.cumulativePercent).toBe(14);
});

describe("a header is refused", () => {
  test("with a column nobody knows, which it names", () => {
    expect(refusal(`${modern},Mood`)).toMatchObject({ reason: "unknown-column", row: 1, column: "Mood" });
  });

  test("with a column twice", () => {
    expect(refusal(`${modern},Signal`)).toMatchObject({ reason: "repeated-column", column: "Signal" });
    expect(refusal(`${modern},Quantity`)).toMatchObject({ reason: "repeated-column", column: "Quantity" });
  });

  test.each(["Trade #", "Type", "Date/Time", "Price JPY", "Net P&L USD"])("without %s", (name) => {
    const rest = modern
      .split(",")
      .filter((one) => one !== name)
      .join(",");
    expect(refusal(rest)).toMatchObject({ reason: "missing-column", row: 1 });
  });
});

function read(header: string) {
  return readHeader(header.split(","), 1);
}

function refusal(header: string): unknown {
  try {
    read(header);
  } catch (error) {
    if (error instanceof Refused) return error;
    throw error;
  }
  return null;
}
