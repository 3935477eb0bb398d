import { durationText } from "#core/backtest/duration-text.ts";
import type { Ledger } from "#core/backtest/ledger.ts";
import { type InstrumentReport, instrumentReport } from "#core/backtest/report.ts";
import type { Comparison } from "#core/backtest/workbook/reconcile.ts";
import { calendarDateAt } from "#core/calendar-date.ts";
import { percent, plain, signed, signedPercent } from "./printed-number.ts";
import { textTable } from "./text-table.ts";

/** What is said of the file above its figures. */
export type FileLines = readonly (readonly [name: string, value: string])[];

type Section = readonly [title: string, lines: readonly string[]];

const monthNames = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const shownWarnings = 20;

export function reportText(
  ledger: Ledger,
  lines: FileLines,
  reconciliation: readonly Comparison[] | null,
): string {
  const report = instrumentReport(ledger);
  const sections: Section[] = [
    [ledger.facts.file, listed(lines)],
    ["Result", listed(resultLines(report))],
    ["Risk", listed(riskLines(report))],
    ["Time", listed(timeLines(report))],
    ["Sides", sideLines(report)],
    ["Months, in percent of the equity at their start", monthLines(report)],
    ["Worst drawdowns of closed equity", drawdownLines(report)],
    ...(reconciliation === null ? [] : [reconciliationSection(reconciliation)]),
    ...warningSections(ledger),
  ];
  return `${sections.map(([title, body]) => [title, ...body].join("\n")).join("\n\n")}\n`;
}

function resultLines({ figures, benchmarkPercent, steps, facts }: InstrumentReport): FileLines {
  const { winRate, averageLoss, largestLoss, commission } = figures;
  const money = moneyIn(facts.currency);
  const less = (size: number | null) => money(size === null ? null : -size);
  return [
    ["Net profit", money(figures.netProfit)],
    ["Total return", signedPercent(figures.totalReturnPercent)],
    ["Final equity", `${plain(figures.finalEquity)} ${facts.currency}`.trim()],
    ["Won", `${figures.wins} of ${figures.trades}, ${figures.losses} lost, ${figures.breakEvens} broke even`],
    ["Win rate", percent(winRate?.percent ?? null)],
    ...(winRate === null
      ? []
      : [
          [
            "  95 % interval",
            `${plain(winRate.lowPercent, 1)} to ${percent(winRate.highPercent, 1)}`,
          ] as const,
        ]),
    ["  to break even", percent(figures.breakEvenWinRatePercent)],
    ["Gross profit", money(figures.grossProfit)],
    ["Gross loss", less(figures.grossLoss)],
    ["Profit factor", plain(figures.profitFactor, 3)],
    ["Average trade", money(figures.averageTrade)],
    ["Average win", money(figures.averageWin)],
    ["Average loss", less(averageLoss)],
    ["Payoff ratio", plain(figures.payoffRatio, 3)],
    ["Largest win", money(figures.largestWin)],
    ["Largest loss", less(largestLoss)],
    ["Longest runs", `${figures.mostWinsInRow} wins, ${figures.mostLossesInRow} losses`],
    [
      "Commission",
      commission === null ? "the file does not say" : `${plain(commission)} ${facts.currency}`.trim(),
    ],
    ...(steps === null ? [] : [[steps.unit === "pips" ? "Pips" : "Points", signed(steps.total, 1)] as const]),
    ["Buy and hold", `${signedPercent(benchmarkPercent)}, approximate`],
  ];
}

function riskLines({ figures, facts }: InstrumentReport): FileLines {
  const { drawdown, closedDrawdown, months, isShortSample } = figures;
  const fall = ({ amount, percent: ofPeak }: typeof closedDrawdown) =>
    `${percent(ofPeak)}, ${plain(amount)} ${facts.currency}`.trim();
  return [
    ["Max drawdown", drawdown === null ? "the file has no excursions: see the closed one" : fall(drawdown)],
    ["  closed trades only", fall(closedDrawdown)],
    ["Sharpe, monthly", plain(figures.sharpe, 3)],
    ["  annualised", plain(figures.sharpeAnnualised, 3)],
    ["Sortino, monthly", plain(figures.sortino, 3)],
    ["  of so many months", `${months}${isShortSample ? ", a short sample" : ""}`],
  ];
}

function timeLines({ figures, facts }: InstrumentReport): FileLines {
  const { firstEntryMs, lastExitMs, averageHoldMinutes, medianHoldMinutes } = figures;
  const day = (ms: number | null) => (ms === null ? "n/a" : calendarDateAt(ms, facts.timeZone));
  const held = (minutes: number | null) => (minutes === null ? "n/a" : durationText(minutes));
  return [
    ["First entry", day(firstEntryMs)],
    ["Last exit", day(lastExitMs)],
    ["Span", figures.spanDays === null ? "n/a" : `${plain(figures.spanDays, 1)} days`],
    [
      "Growth a year",
      figures.growthPercentPerYear === null
        ? "n/a below a year"
        : signedPercent(figures.growthPercentPerYear),
    ],
    ["Average hold", held(averageHoldMinutes)],
    ["Median hold", held(medianHoldMinutes)],
    ["Average bars", plain(figures.averageBars, 1)],
  ];
}

function sideLines({ sides, facts }: InstrumentReport): string[] {
  const rows = (["long", "short"] as const).map((side) => {
    const { trades, wins, netProfit } = sides[side];
    const rate = trades === 0 ? null : (wins / trades) * 100;
    return [side, plain(trades, 0), plain(wins, 0), percent(rate), moneyIn(facts.currency)(netProfit)];
  });
  return textTable([["", "trades", "won", "win rate", "net profit"], ...rows]);
}

function monthLines({ years }: InstrumentReport): string[] {
  if (years.length === 0) return ["  none"];
  const rows = years.map(({ year, months, sumPercent, compoundedPercent }) => [
    String(year),
    ...months.map((month) => (month === null ? "--" : signed(month, 1))),
    signed(sumPercent),
    signed(compoundedPercent),
  ]);
  return textTable([["", ...monthNames, "sum", "compounded"], ...rows]);
}

function drawdownLines({ worstDrawdowns, facts }: InstrumentReport): string[] {
  if (worstDrawdowns.length === 0) return ["  none"];
  const day = (ms: number) => calendarDateAt(ms, facts.timeZone);
  const rows = worstDrawdowns.map((one) => [
    percent(one.percent),
    `${plain(one.amount)} ${facts.currency}`.trim(),
    day(one.peakAtMs),
    day(one.troughAtMs),
    one.recoveredAtMs === null ? "not yet" : day(one.recoveredAtMs),
    plain(one.tradesDown, 0),
  ]);
  return textTable([["", "amount", "peak", "trough", "recovered", "trades down"], ...rows]);
}

function reconciliationSection(compared: readonly Comparison[]): Section {
  const apart = compared.filter(({ agrees }) => !agrees).length;
  const verdict =
    apart === 0 ? `all ${compared.length} figures agree` : `${apart} of ${compared.length} figures differ`;
  const rows = compared.map(({ figure, ours, theirs, difference, agrees }) => [
    inWords(figure),
    exact(ours),
    exact(theirs),
    exact(difference),
    agrees ? "agrees" : "DIFFERS",
  ]);
  if (compared.length === 0) return ["The workbook's own figures", ["  none were found"]];
  return [
    `The workbook's own figures: ${verdict}`,
    textTable([["", "computed", "workbook", "difference", ""], ...rows]),
  ];
}

function warningSections({ list: { warnings } }: Ledger): Section[] {
  if (warnings.length === 0) return [];
  const lines = warnings.slice(0, shownWarnings).map(({ row, message }) => `  row ${row}: ${message}`);
  const more = warnings.length - lines.length;
  return [["Warnings", more > 0 ? [...lines, `  and ${more} more`] : lines]];
}

function listed(lines: FileLines): string[] {
  const width = Math.max(...lines.map(([name]) => name.length));
  return lines.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`);
}

function moneyIn(currency: string): (value: number | null) => string {
  return (value) => (value === null ? "n/a" : `${signed(value)} ${currency}`.trim());
}

/** As many digits as a workbook prints, and no noise behind them. */
function exact(value: number): string {
  return plain(value, Number.isInteger(value) ? 0 : 4);
}

/** From "winRatePercent" to "win rate percent". */
function inWords(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
