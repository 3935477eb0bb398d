import { currencyPairIn } from "#core/backtest/currency-pair.ts";
import { figuresOf } from "#core/backtest/figures.ts";
import { priceStepOf } from "#core/backtest/instruments.ts";
import type { LedgerFile } from "#core/backtest/ledger-file.ts";
import { namedFigures, namedSteps } from "#core/backtest/named-figures.ts";
import { type Comparison, reconcile } from "#core/backtest/workbook/reconcile.ts";
import { calendarDate } from "#core/calendar-date.ts";
import type { CheckCommand } from "./arguments.ts";
import { plain, signed } from "./printed-number.ts";
import { type ReadExport, readExport, type Surroundings } from "./read-export.ts";
import { type FileLines, reportText } from "./report-text.ts";

/** What a command has to say: to standard output, and beside it to standard error. */
export type Said =
  | { readonly kind: "said"; readonly output: string; readonly notes: readonly string[] }
  | { readonly kind: "refused"; readonly message: string };

const assumedZone = "UTC";

export async function check(command: CheckCommand, surroundings: Surroundings): Promise<Said> {
  const read = await readExport(
    {
      file: command.file,
      timeZone: command.timeZone ?? assumedZone,
      initialCapital: command.capital,
      timeframeMinutes: command.timeframeMinutes,
      dateOrder: command.dateOrder,
      currency: null,
      // Of a file that nobody has published the rest is not known, and nothing of it is shown.
      ...{ symbol: "", name: "", assetClass: "stocks", page: "dashboard", sample: false },
      ...{ record: "backtest", revisions: [], exportedOn: calendarDate("1970-01-01") },
    },
    surroundings,
  );
  if (read.kind === "refused") return read;
  const pair = pairOf(command, read.ledger);
  const ledger = { ...read.ledger, priceStep: pair === null ? null : priceStepOf(pair) };
  const own = ledger.workbook?.own;
  const reconciliation = own === undefined ? null : reconcile(figuresOf(ledger.account), own);
  return {
    kind: "said",
    output: command.json
      ? `${JSON.stringify(json(ledger, reconciliation))}\n`
      : reportText(ledger, fileLines(command, { ...read, ledger }, pair), reconciliation),
    notes: command.timeZone === null ? [`--zone not given: ${assumedZone} assumed`] : [],
  };
}

/** Pips are for pairs of currencies: the file does not say what it is, but its name or the workbook may. */
function pairOf({ symbol, file }: CheckCommand, { workbook }: LedgerFile): string | null {
  const named = symbol ?? workbook?.facts.symbol ?? file.split(/[/\\]/).at(-1) ?? "";
  return currencyPairIn(named);
}

function json(ledger: LedgerFile, reconciliation: readonly Comparison[] | null) {
  const { account, list, facts, priceStep } = ledger;
  return {
    ...namedFigures(account),
    ...(priceStep && namedSteps(account.trades, priceStep)),
    warnings: list.warnings.length,
    warningMessages: list.warnings.map(({ row, message }) => `row ${row}: ${message}`),
    initialCapital: account.capital,
    isCapitalInferred: ledger.isCapitalInferred,
    currency: facts.currency || null,
    generation: list.generation,
    timeZone: facts.timeZone,
    barMinutes: account.barMinutes,
    ...(reconciliation && { reconciliation }),
  };
}

function fileLines(command: CheckCommand, read: ReadExport, pair: string | null): FileLines {
  const { ledger, bytes, sha256, barsAre } = read;
  const { list, account, facts, workbook } = ledger;
  const known = workbook?.facts;
  const optional = [
    ["Symbol", known?.symbol ?? pair],
    ["Commission", known?.commission],
    ["Slippage", known?.slippage],
  ] as const;
  return [
    ["Size", `${plain(bytes.length, 0)} bytes`],
    ["SHA-256", sha256],
    ["Layout", `${list.generation}${workbook === null ? "" : ", in a workbook"}`],
    ...optional.flatMap(([name, value]) => (value ? [[name, value] as const] : [])),
    ["Clock", `${facts.timeZone}${command.timeZone === null ? " (assumed)" : ""}`],
    ["Bars", `${account.barMinutes} min (${barsAre})`],
    ["Capital", `${plain(account.capital)} ${facts.currency} (${capitalFrom(command, ledger)})`],
    ["Trades", `${plain(account.trades.length, 0)} closed, ${openTrades(ledger)}`],
  ];
}

function capitalFrom({ capital }: CheckCommand, { isCapitalInferred }: LedgerFile): string {
  if (isCapitalInferred) return "inferred from the percentages in the list";
  return capital === null ? "in the workbook" : "given";
}

function openTrades({ account, facts }: LedgerFile): string {
  const { openTrades: count, openProfit } = figuresOf(account);
  return count === 0 ? "none open" : `${count} open, marked at ${signed(openProfit)} ${facts.currency}`;
}
