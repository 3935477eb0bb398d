import { quoted, Refused } from "./refusal.ts";

export type ColumnRole =
  | "number"
  | "type"
  | "time"
  | "signal"
  | "price"
  | "quantity"
  | "value"
  | "net"
  | "netPercent"
  | "commission"
  | "favourable"
  | "favourablePercent"
  | "adverse"
  | "adversePercent"
  | "cumulative"
  | "cumulativePercent"
  | "bars";

/** The layouts of the charting platform's export, from 2020 to July 2026. */
export type Generation = "G0" | "G1" | "G2" | "G3" | "G4" | "G5" | "G6" | "G7";

export type Columns = {
  readonly count: number;
  /** The cell of each role, -1 where the file has no such column. */
  readonly at: Readonly<Record<ColumnRole, number>>;
  /** As the file spells them. */
  readonly names: readonly string[];
  /** Of the account, from the column of results; null where the header names none. */
  readonly currency: string | null;
  /** Of the prices: it differs from the account's. */
  readonly quoteCurrency: string | null;
  readonly generation: Generation;
};

type Unit = "none" | "money" | "percent";

const roleNames: Readonly<Record<ColumnRole, { readonly unit: Unit; readonly names: readonly string[] }>> = {
  number: { unit: "none", names: ["trade #", "trade number", "trade no", "trade no."] },
  type: { unit: "none", names: ["type"] },
  time: { unit: "none", names: ["date/time", "date and time", "date"] },
  signal: { unit: "none", names: ["signal"] },
  price: { unit: "money", names: ["price"] },
  quantity: { unit: "none", names: ["contracts", "position size (qty)", "size (qty)", "quantity", "qty"] },
  value: { unit: "money", names: ["position size (value)", "size (value)"] },
  net: { unit: "money", names: ["net p&l", "net pnl", "profit", "p&l", "pnl"] },
  netPercent: { unit: "percent", names: ["net p&l", "net pnl", "profit", "p&l", "pnl", "return"] },
  commission: { unit: "money", names: ["commission", "fee"] },
  favourable: { unit: "money", names: ["favorable excursion", "favourable excursion", "run-up"] },
  favourablePercent: { unit: "percent", names: ["favorable excursion", "favourable excursion", "run-up"] },
  adverse: { unit: "money", names: ["adverse excursion", "drawdown"] },
  adversePercent: { unit: "percent", names: ["adverse excursion", "drawdown"] },
  cumulative: {
    unit: "money",
    names: ["cumulative p&l", "cumulative pnl", "cumulative profit", "cum. profit"],
  },
  cumulativePercent: {
    unit: "percent",
    names: ["cumulative p&l", "cumulative pnl", "cumulative profit", "cum. profit"],
  },
  bars: { unit: "none", names: ["duration (bars)"] },
};

/** Headers of the Russian interface, seen in files that people published, and what the English one calls them. */
const russian: ReadonlyMap<string, string> = new Map([
  ["№ сделки", "trade #"],
  ["номер сделки", "trade number"],
  ["тип", "type"],
  ["дата/время", "date/time"],
  ["дата и время", "date and time"],
  ["сигнал", "signal"],
  ["цена", "price"],
  ["контракты", "contracts"],
  ["количество", "quantity"],
  ["размер позиции (кол-во)", "position size (qty)"],
  ["размер позиции (цена)", "position size (value)"],
  ["размер (кол-во)", "size (qty)"],
  ["размер (цена)", "size (value)"],
  ["размер (стоимость)", "size (value)"],
  ["прибыль", "profit"],
  ["чистая прибыль / убыток", "net p&l"],
  ["чистая прибыль и убыток", "net p&l"],
  ["чистая пр/уб", "net pnl"],
  ["доходность", "return"],
  ["комиссия", "commission"],
  ["пик", "run-up"],
  ["просадка", "drawdown"],
  ["благоприятное отклонение", "favorable excursion"],
  ["неблагоприятное отклонение", "adverse excursion"],
  ["совокупная прибыль", "cum. profit"],
  ["совокупные пр/уб", "cumulative p&l"],
  ["совокупная пр/уб", "cumulative pnl"],
  ["длительность (бары)", "duration (bars)"],
  ["# сделки", "trade #"],
  ["сделка #", "trade #"],
  ["чистая прибыль/убыток", "net p&l"],
  ["чистые пр/уб", "net pnl"],
  ["размер позиции (стоимость)", "position size (value)"],
  ["продолжительность (бары)", "duration (bars)"],
]);

const required: readonly ColumnRole[] = ["number", "type", "time", "price", "net"];
const unitAfterName = /^(.+?)\s*(%|[$€£¥₹₽₩]|\b[A-Z][A-Z0-9]{1,9})$/u;
/** Longer than any of them: what is longer still is not even looked at. */
const longestName = 100;

/** Maps by name, never by place. A name that nobody knows is refused: a new layout must not be half understood. */
export function readHeader(names: readonly string[], row: number): Columns {
  const at = Object.fromEntries(Object.keys(roleNames).map((role) => [role, -1])) as Record<
    ColumnRole,
    number
  >;
  const known = names.map((name) => (name === "" ? null : knownColumn(name, row)));
  for (const [cell, column] of known.entries()) {
    if (column === null) continue;
    if (at[column.role] !== -1) {
      throw new Refused(
        "repeated-column",
        row,
        names[cell] ?? "",
        `is the second column for ${quoted(column.name)}`,
      );
    }
    at[column.role] = cell;
  }
  for (const role of required) {
    if (at[role] === -1) {
      const wanted = roleNames[role].names.map((name) => `"${name}"`).join(", ");
      throw new Refused("missing-column", row, null, `the header has none of the columns ${wanted}`);
    }
  }
  return {
    count: names.length,
    at,
    names,
    currency: known[at.net]?.currency ?? null,
    quoteCurrency: known[at.price]?.currency ?? null,
    generation: generationOf(
      known[at.net]?.name ?? "",
      known[at.net]?.currency ?? null,
      known[at.number]?.name,
      {
        hasSizes: known[at.quantity]?.name === "size (qty)",
        hasDateAndTime: known[at.time]?.name === "date and time",
        hasBars: at.bars !== -1 || at.commission !== -1,
      },
    ),
  };
}

type KnownColumn = { readonly role: ColumnRole; readonly name: string; readonly currency: string | null };

export function knownColumn(written: string, row: number): KnownColumn {
  const header = written.replaceAll(/\s+/g, " ");
  const whole = roleOf(header, "none") ?? roleOf(header, "money");
  if (whole !== null) return { ...whole, currency: null };
  const [, name = "", unit = ""] = unitAfterName.exec(header.slice(0, longestName)) ?? [];
  const found = roleOf(name, unit === "%" ? "percent" : "money");
  if (found === null) {
    throw new Refused(
      "unknown-column",
      row,
      written,
      "is no column of a trade list; export the list with the platform set to English",
    );
  }
  return { ...found, currency: unit === "%" ? null : unit };
}

function roleOf(header: string, unit: Unit): { role: ColumnRole; name: string } | null {
  const lower = header.toLowerCase();
  const name = russian.get(lower) ?? lower;
  for (const role of Object.keys(roleNames) as ColumnRole[]) {
    if (roleNames[role].unit === unit && roleNames[role].names.includes(name)) return { role, name };
  }
  return null;
}

type Marks = { readonly hasSizes: boolean; readonly hasDateAndTime: boolean; readonly hasBars: boolean };

function generationOf(
  net: string,
  currency: string | null,
  number: string | undefined,
  { hasSizes, hasDateAndTime, hasBars }: Marks,
): Generation {
  if (net === "profit") return currency === null ? "G0" : currency === "$" ? "G1" : "G2";
  if (number === "trade number") return hasBars ? "G7" : "G6";
  if (hasSizes) return "G5";
  return hasDateAndTime ? "G4" : "G3";
}
