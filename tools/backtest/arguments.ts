import { parseArgs } from "node:util";
import { type AssetClass, assetClasses } from "#core/backtest/instruments.ts";
import type { LedgerFacts } from "#core/backtest/ledger.ts";
import { isTimeZone } from "#core/backtest/manifest.ts";
import type { DateOrder } from "#core/backtest/wall-clock.ts";
import { type CalendarDate, parseCalendarDate } from "#core/calendar-date.ts";

/** What both commands may be told of a file; null where they were not. */
type Told = {
  readonly file: string;
  readonly capital: number | null;
  readonly timeZone: string | null;
  readonly dateOrder: DateOrder | null;
  readonly timeframeMinutes: number | null;
  readonly symbol: string | null;
};

export type CheckCommand = Told & { readonly kind: "check"; readonly json: boolean };

export type AddCommand = Told & {
  readonly kind: "add";
  readonly symbol: string;
  readonly timeZone: string;
  readonly assetClass: AssetClass;
  readonly name: string | null;
  readonly currency: string | null;
  readonly exportedOn: CalendarDate | null;
  readonly page: LedgerFacts["page"];
  readonly record: LedgerFacts["record"];
  /** Another than the project's, for tests. */
  readonly folder: string | null;
};

export type Command =
  | CheckCommand
  | AddCommand
  | { readonly kind: "help" }
  | { readonly kind: "misused"; readonly problem: string };

export const usage = `npm run backtest -- check FILE [--zone Area/City] [--capital N] [--date-order day-first|month-first]
                               [--timeframe MINUTES] [--symbol SYMBOL] [--json]
    reads a trade list (CSV) or the platform's report (XLSX) and prints what it comes to

npm run backtest -- add FILE --symbol SYMBOL --class ${assetClasses.join("|")} --zone Area/City
                             [--name NAME] [--timeframe MINUTES] [--capital N] [--currency CODE]
                             [--exported YYYY-MM-DD] [--date-order day-first|month-first]
                             [--page dashboard|home] [--forward]
    puts it into backtests/ and its entry into backtests/manifest.json
`;

const text = { type: "string" } as const;
const flag = { type: "boolean", default: false } as const;
const common = { zone: text, capital: text, "date-order": text, timeframe: text, symbol: text } as const;
const ofCheck = { ...common, json: flag } as const;
const ofAdd = {
  ...{ ...common, class: text, name: text, currency: text, exported: text, page: text, forward: flag },
  folder: text,
} as const;

/** Thrown inside this file only. */
class Misused extends Error {}

export function parseCommand(args: readonly string[]): Command {
  const [name, ...rest] = args;
  try {
    if (name === "check") return checkCommand(rest);
    if (name === "add") return addCommand(rest);
    if (name === "help" || name === "--help") return { kind: "help" };
    throw new Misused(name === undefined ? "say check or add" : `${name} is no command: it is check or add`);
  } catch (error) {
    const isOurs = error instanceof Misused || (error instanceof TypeError && "code" in error);
    if (!isOurs) throw error;
    // Of what Node says of an unknown option, the advice after the first sentence is about something else.
    return { kind: "misused", problem: error.message.split(/\.\s/)[0] ?? error.message };
  }
}

function checkCommand(args: string[]): CheckCommand {
  const { values, positionals } = parseArgs({ args, options: ofCheck, allowPositionals: true });
  return { kind: "check", ...told(values, positionals), json: values.json };
}

function addCommand(args: string[]): AddCommand {
  const { values, positionals } = parseArgs({ args, options: ofAdd, allowPositionals: true });
  const given = told(values, positionals);
  const symbol = required(given.symbol, "--symbol", "the instrument, such as TESLA or USD/JPY");
  if (!/[a-z0-9]/i.test(symbol)) throw new Misused(`--symbol ${symbol}: it has no letter and no digit`);
  return {
    kind: "add",
    ...given,
    symbol,
    timeZone: required(given.timeZone, "--zone", "the zone of the chart's clock, such as America/New_York"),
    assetClass: required(
      choice(values, "class", assetClasses),
      "--class",
      `one of ${assetClasses.join(", ")}`,
    ),
    name: values.name ?? null,
    currency: checked(
      values.currency,
      "--currency",
      (code) => /^[A-Z]{3,5}$/.test(code),
      "a code such as USD",
    ),
    exportedOn: checked(
      values.exported,
      "--exported",
      (day) => parseCalendarDate(day) !== null,
      "a day such as 2026-01-02",
    ) as CalendarDate | null,
    page: choice(values, "page", ["dashboard", "home"] as const) ?? "dashboard",
    record: values.forward ? "forward" : "backtest",
    folder: values.folder ?? null,
  };
}

function told(values: Record<string, string | boolean | undefined>, positionals: readonly string[]): Told {
  const [file, ...more] = positionals;
  if (file === undefined) throw new Misused("no file was named");
  if (more.length > 0) throw new Misused(`one file at a time: ${more[0]} is one too many`);
  const zone = "a zone such as America/New_York";
  return {
    file,
    capital: amount(values, "capital", "a sum of money, such as 50000"),
    timeZone: checked(values.zone, "--zone", isTimeZone, zone),
    dateOrder: choice(values, "date-order", ["day-first", "month-first"] as const),
    timeframeMinutes: amount(values, "timeframe", "a number of minutes, such as 15"),
    symbol: checked(values.symbol, "--symbol", (symbol) => symbol.trim() !== "", "a name such as TESLA"),
  };
}

function checked(
  value: string | boolean | undefined,
  option: string,
  isRight: (value: string) => boolean,
  wanted: string,
): string | null {
  if (typeof value !== "string") return null;
  if (!isRight(value)) throw new Misused(`${option} ${value}: it must be ${wanted}`);
  return value;
}

function choice<Choice extends string>(
  values: Record<string, string | boolean | undefined>,
  option: string,
  choices: readonly Choice[],
): Choice | null {
  const written = values[option];
  const isChoice = (value: string) => choices.some((one) => one === value.toLowerCase());
  const value = checked(written, `--${option}`, isChoice, `one of ${choices.join(", ")}`);
  return choices.find((one) => one === value?.toLowerCase()) ?? null;
}

function amount(
  values: Record<string, string | boolean | undefined>,
  option: string,
  wanted: string,
): number | null {
  const isAmount = (value: string) =>
    /^\d+(?:\.\d+)?$/.test(value) && Number(value) > 0 && Number(value) < 1e15;
  const value = checked(values[option], `--${option}`, isAmount, wanted);
  return value === null ? null : Number(value);
}

function required<Value>(value: Value | null, option: string, wanted: string): Value {
  if (value === null) throw new Misused(`${option} is missing: ${wanted}`);
  return value;
}
