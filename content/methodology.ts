import { amountText, signedAmountText } from "#core/backtest/account-money.ts";
import { durationText } from "#core/backtest/duration-text.ts";
import { yearDays } from "#core/backtest/figures.ts";
import { priceStepOf } from "#core/backtest/instruments.ts";
import {
  fewestMonths,
  fullSampleMonths,
  monthsPerYear,
  riskFreePercentPerYear,
} from "#core/backtest/ratios.ts";
import type { ClassReport } from "#core/backtest/report.ts";
import { percentText, roundHalfAway } from "#core/backtest/rounding.ts";
import type { Workings } from "#core/backtest/workings.ts";

/** Plain words, or something that stands for a number. */
export type FormulaPart = string | { readonly name: string; readonly below?: string };

export type Definition = {
  /** The anchor that figures on the page link to. */
  readonly id: `method-${string}`;
  readonly term: string;
  readonly formulas: readonly (readonly FormulaPart[])[];
  readonly text: string;
  readonly why?: string;
  /** With the numbers of the report on the page. Null where it has none to show. */
  readonly worked: (shown: Shown) => string | null;
};

type Shown = { readonly report: ClassReport; readonly workings: Workings };

export const methodology = {
  label: "Methodology",
  heading: "What each figure means, and how to get it yourself.",
  introduction:
    "These are the formulas that the engine computes with, while the site is built and again in your browser. The " +
    "numbers below are those of the report on this page.",
  worked: "Here",
  sourcesHeading: "Sources",
  sources: [
    "Sharpe, Sortino, profit factor and averages are computed as TradingView's strategy tester computes them: " +
      "population deviation over all months, and a risk-free rate of " +
      `${riskFreePercentPerYear}% a year.`,
    "The interval of the win rate is the Wilson score interval at 95%.",
    "Money is summed in whole numbers of its smallest part, so that no total depends on the order of the rows. Figures " +
      "are rounded for display only, half away from zero.",
    "A dash stands where a figure has no value, with the reason beside it.",
  ],
} as const;

const riskFree = `${riskFreePercentPerYear / 100} / ${monthsPerYear}`;
const yenPip = priceStepOf("USD/JPY").size;
const otherPip = priceStepOf("EUR/USD").size;
const dollarPoint = priceStepOf("DXY").size;

export const definitions: readonly Definition[] = [
  {
    id: "method-trade",
    term: "Trade",
    formulas: [[v("trade"), " = one numbered entry and its exit"]],
    text:
      "Closed trades only. A trade still open when the file was exported is listed apart with its marked result, and " +
      "enters no other figure. Partial exits and added positions are trades of their own, as the platform numbers them.",
    worked: ({ report: { figures }, workings }) => {
      const closed = `${count(figures.trades)} closed`;
      if (figures.openTrades === 0) return `${closed}, none open.`;
      const marked = signedAmountText(figures.openProfit, workings.unit);
      return `${closed}, ${count(figures.openTrades)} open, marked at ${marked}.`;
    },
  },
  {
    id: "method-capital",
    term: "Capital",
    formulas: [[v("capital"), " = Σ ", v("initial capital"), " of the ledgers"]],
    text:
      "A trade list does not name its initial capital. Where nobody states it, it is inferred from the cumulative " +
      "columns and marked as inferred. Ledgers in one currency are pooled into one account; with several currencies " +
      "each ledger gets one unit of capital, so that all weigh the same.",
    worked: ({ report, workings }) =>
      report.pooling === "equal weight"
        ? `${count(report.instruments.length)} ledgers in several currencies, one unit of capital in each.`
        : sumText(report.instruments.map(capitalOf), amountText(report.figures.capital, workings.unit)),
  },
  {
    id: "method-total-return",
    term: "Total return",
    formulas: [[v("total return"), " = Σ ", v("net result"), " / ", v("capital")]],
    text:
      "Net results as the platform booked them, after the costs in the file. They are never recomputed from prices, " +
      "because contract sizes and point values are not in the list.",
    worked: ({ report: { figures, currency }, workings: { unit } }) =>
      currency === null
        ? `The mean of the ledgers' returns: ${signed(figures.totalReturnPercent)}.`
        : `${signedAmountText(figures.netProfit, unit)} / ${amountText(figures.capital, unit)} = ` +
          `${signed(figures.totalReturnPercent)}.`,
  },
  {
    id: "method-win-rate",
    term: "Win rate",
    formulas: [
      [v("win rate"), " = ", v("wins"), " / ", v("closed trades")],
      [v("break-even win rate"), " = 1 / (1 + ", v("payoff"), ")"],
    ],
    text:
      "A win ended above zero after costs. A trade that broke even counts among the closed trades and not among the " +
      "wins. The interval is where the true rate lies in 95 of 100 samples of this size (Wilson).",
    why: "A high rate still loses money when losses are larger than wins: compare it with the break-even rate.",
    worked: ({ report: { figures } }) => {
      const { winRate, wins, trades, payoffRatio, breakEvenWinRatePercent } = figures;
      if (winRate === null) return null;
      const rate =
        `${count(wins)} of ${count(trades)} = ${percentText(winRate.percent)}; Wilson ` +
        `${percentText(winRate.lowPercent, 1)} to ${percentText(winRate.highPercent, 1)}.`;
      if (payoffRatio === null || breakEvenWinRatePercent === null) return rate;
      return `${rate} Break-even: 1 / (1 + ${digits(payoffRatio, 4)}) = ${percentText(breakEvenWinRatePercent)}.`;
    },
  },
  {
    id: "method-profit-factor",
    term: "Profit factor, payoff",
    formulas: [
      [v("profit factor"), " = ", v("gross profit"), " / ", v("gross loss")],
      [v("payoff"), " = ", v("average win"), " / ", v("average loss")],
    ],
    text: "Both in money. Without a losing trade neither has a value; infinity is not shown as a result.",
    worked: ({ report: { figures }, workings: { unit } }) => {
      const { grossProfit, grossLoss, profitFactor, averageWin, averageLoss, payoffRatio } = figures;
      if (profitFactor === null) return null;
      const factor = `${amountText(grossProfit, unit)} / ${amountText(grossLoss, unit)} = ${ratio(profitFactor)}.`;
      if (averageWin === null || averageLoss === null || payoffRatio === null) return factor;
      return (
        `${factor} Payoff: ${amountText(averageWin, unit)} / ${amountText(averageLoss, unit)} = ` +
        `${ratio(payoffRatio)}.`
      );
    },
  },
  {
    id: "method-month",
    term: "Month return",
    formulas: [
      [v("r", "month"), " = Σ ", v("net result", "closed in it"), " / ", v("closed equity", "at its start")],
    ],
    text:
      "Months are cut on the chart's own clock. The month of the first entry is left out if nothing closed in it. Later " +
      "months without a closed trade count as 0 in the ratios and show -- in the grid.",
    worked: ({ workings: { month, unit } }) =>
      month &&
      `${monthNames.format(Date.UTC(month.year, month.month - 1))}: ${signedAmountText(month.netProfit, unit)} / ` +
        `${amountText(month.startEquity, unit)} = ${signed(month.returnPercent)}.`,
  },
  {
    id: "method-ytd",
    term: "Year-to-Date",
    formulas: [
      [v("sum of months"), " = ", v("r", "1"), " + ", v("r", "2"), " + … + ", v("r", "n")],
      [v("compounded"), " = (1 + ", v("r", "1"), ") × … × (1 + ", v("r", "n"), ") − 1"],
    ],
    text: "The large figure is the sum of the year's monthly returns, and is labelled so. The compounded one is beside it.",
    why: "Each month is measured on the account as it stood, so only the compounded figure is what the year made.",
    worked: ({ report }) => {
      const year = report.years.at(-1);
      if (!year || year.sumPercent === null || year.compoundedPercent === null) return null;
      return `${year.year}: sum ${signed(year.sumPercent)}, compounded ${signed(year.compoundedPercent)}.`;
    },
  },
  {
    id: "method-sharpe",
    term: "Sharpe ratio",
    formulas: [
      [v("Sharpe"), " = (", v("mean"), " − ", riskFree, ") / ", v("σ")],
      [v("σ"), " = √(Σ (", v("r", "month"), " − ", v("mean"), ")² / ", v("N"), ")"],
    ],
    text:
      `Over all N months, not annualised, with ${riskFreePercentPerYear}% a year as the risk-free rate and ` +
      "the population deviation. The annualised figure divides by N − 1 instead and is multiplied by " +
      `√${monthsPerYear}. Under ` +
      `${fewestMonths} months there is no value; under ${fullSampleMonths} it is marked as a short sample.`,
    why: "As the charting platform prints it, so that it can be compared with the platform's own report.",
    worked: ({ report: { figures }, workings: { ratios } }) => {
      const { meanPercent, riskFreePercent, deviationPercent } = ratios;
      if (meanPercent === null || deviationPercent === null || figures.sharpe === null) return null;
      const annualised =
        figures.sharpeAnnualised === null ? "" : ` Annualised: ${ratio(figures.sharpeAnnualised)}.`;
      return (
        `(${fine(meanPercent)} − ${fine(riskFreePercent)}) / ${fine(deviationPercent)} = ` +
        `${ratio(figures.sharpe)}, over ${count(figures.months)} months.${annualised}`
      );
    },
  },
  {
    id: "method-sortino",
    term: "Sortino ratio",
    formulas: [
      [v("Sortino"), " = (", v("mean"), " − ", riskFree, ") / ", v("σ", "down")],
      [v("σ", "down"), " = √(Σ min(0, ", v("r", "month"), " − ", riskFree, ")² / ", v("N"), ")"],
    ],
    text:
      "The same numerator, over the months that fell short of the risk-free rate only. They are spread over all N months, " +
      "not only over those that fell short. Without one that did there is no value.",
    worked: ({ report: { figures }, workings: { ratios } }) => {
      const { meanPercent, riskFreePercent, downsidePercent } = ratios;
      if (meanPercent === null || downsidePercent === null || figures.sortino === null) return null;
      return (
        `(${fine(meanPercent)} − ${fine(riskFreePercent)}) / ${fine(downsidePercent)} = ` +
        `${ratio(figures.sortino)}.`
      );
    },
  },
  {
    id: "method-drawdown",
    term: "Max drawdown",
    formulas: [
      [v("drawdown"), " = (", v("peak"), " − ", v("low"), ") / ", v("peak")],
      [v("low"), " = ", v("closed equity"), " + Σ ", v("adverse excursion", "open trades")],
    ],
    text:
      "The peak is the highest closed equity so far and starts at the capital. The low counts every trade open at that " +
      "moment at the worst it ever stood at. Where a file has no excursions, closed equity alone is used and the page " +
      "says so. Never clamped: an account can lose more than it had.",
    why: "Closed trades alone would hide what was lost on paper in between; their figure stands beside it.",
    worked: ({ report: { figures, worstDrawdowns }, workings: { fall, unit } }) => {
      const [worst] = worstDrawdowns;
      if (fall === null || worst === undefined) return null;
      const closed =
        `Closed trades: ${amountText(fall.peakEquity, unit)} down to ${amountText(fall.troughEquity, unit)} = ` +
        `${percentText(-worst.percent)}.`;
      return figures.drawdown === null
        ? `${closed} The files have no excursions.`
        : `${closed} With excursions: ${percentText(-figures.drawdown.percent)}.`;
    },
  },
  {
    id: "method-cagr",
    term: "Growth per year (CAGR)",
    formulas: [
      [v("CAGR"), " = (", v("final equity"), " / ", v("capital"), `)^(${yearDays} / `, v("days"), ") − 1"],
    ],
    text: `From the first entry to the last exit, and only from ${yearDays} days on: a shorter record would be stretched to a year it has not seen.`,
    worked: ({ report: { figures }, workings: { unit } }) =>
      figures.growthPercentPerYear === null || figures.spanDays === null
        ? null
        : `(${amountText(figures.finalEquity, unit)} / ${amountText(figures.capital, unit)})^(${yearDays} / ` +
          `${roundHalfAway(figures.spanDays, 1)}) − 1 = ${signed(figures.growthPercentPerYear)}.`,
  },
  {
    id: "method-benchmark",
    term: "Benchmark",
    formulas: [[v("buy and hold"), " = ", v("last known price"), " / ", v("first entry price"), " − 1"]],
    text:
      "Approximate: the prices are those at which trades began and ended, without dividends, financing or costs. A market " +
      "weighs its instruments by their capital.",
    worked: ({ report }) => {
      const parts = report.instruments.flatMap(({ facts, benchmarkPercent }) =>
        benchmarkPercent === null ? [] : [`${facts.symbol} ${signed(benchmarkPercent)}`],
      );
      if (report.benchmarkPercent === null) return null;
      if (parts.length === 1) return `${parts[0]}.`;
      return `${parts.join(", ")}; together ${signed(report.benchmarkPercent)}.`;
    },
  },
  {
    id: "method-pips",
    term: "Pips",
    formulas: [
      [
        v("pips"),
        " = (",
        v("exit price"),
        " − ",
        v("entry price"),
        ") × ",
        v("direction"),
        " / ",
        v("pip size"),
      ],
    ],
    text:
      `Forex only. A pip is ${yenPip} where the yen is the quote currency and ${otherPip} elsewhere; DXY is an index and ` +
      `is counted in points of ${dollarPoint}. The direction is +1 for a long trade and −1 for a short one. Position ` +
      "size plays no part.",
    worked: ({ report }) => {
      const parts = report.instruments.flatMap(({ facts, steps }) =>
        steps === null
          ? []
          : [`${facts.symbol} ${steps.total < 0 ? minus : "+"}${count(Math.abs(steps.total))} ${steps.unit}`],
      );
      return parts.length === 0 ? null : `${parts.join(", ")}.`;
    },
  },
  {
    id: "method-hold",
    term: "Hold time",
    formulas: [[v("hold"), " = ", v("exit time"), " − ", v("entry time")]],
    text:
      "Real elapsed time, nights and weekends included: an hour that the clocks skipped was not held. The average is over " +
      "all closed trades; half of them were held for less than the median.",
    worked: ({ report: { figures } }) =>
      figures.averageHoldMinutes === null || figures.medianHoldMinutes === null
        ? null
        : `Average ${durationText(figures.averageHoldMinutes)}, median ${durationText(figures.medianHoldMinutes)}.`,
  },
  {
    id: "method-costs",
    term: "Costs",
    formulas: [[v("net result"), " = ", v("gross result"), " − ", v("commission"), " − ", v("slippage")]],
    text:
      "What the strategy tester was told to charge is in every net result already. Spread, financing and missed fills " +
      "are not, unless the tester booked them. The sliders add a commission and a slippage to every trade and recompute " +
      "everything on this page.",
    worked: ({ report: { figures }, workings: { unit } }) =>
      figures.commission === null
        ? "The files do not state the commission."
        : `Commission booked on ${count(figures.trades)} trades: ${amountText(figures.commission, unit)}.`,
  },
];

const minus = "\u2212";
const grouped = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });
const monthNames = new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric", timeZone: "UTC" });

function v(name: string, below?: string): { readonly name: string; readonly below?: string } {
  return below === undefined ? { name } : { name, below };
}

function count(value: number): string {
  return grouped.format(value);
}

function ratio(value: number): string {
  return digits(value, 2);
}

function digits(value: number, decimals: number): string {
  return percentText(value, decimals).slice(0, -1);
}

/** In percent of a month, where two decimals would hide what is divided. */
function fine(percent: number): string {
  return percentText(percent, 3);
}

function signed(percent: number): string {
  const text = percentText(percent);
  return /^[\d.]*[1-9]/.test(text) ? `+${text}` : text;
}

/** One part needs no sum. */
function sumText(parts: readonly string[], sum: string): string {
  return parts.length === 1 ? `${parts[0]}.` : `${parts.join(" + ")} = ${sum}.`;
}

function capitalOf({ facts, figures, isCapitalInferred }: ClassReport["instruments"][number]): string {
  const amount = amountText(figures.capital, { currency: facts.currency, capital: figures.capital });
  return `${facts.symbol} ${amount}${isCapitalInferred ? " (inferred)" : ""}`;
}
