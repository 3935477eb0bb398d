import { type Figures, yearDays } from "./figures.ts";
import { fewestMonths } from "./ratios.ts";

/** Why a figure has no value. Never a zero, never an infinity: a reader is told which. */
export type MissingReason =
  | "no-trades"
  | "no-wins"
  | "no-losses"
  | "few-months"
  | "same-months"
  | "no-shortfall"
  | "under-a-year"
  | "capital-lost"
  | "not-in-file";

type Reason = (figures: Figures) => MissingReason;

const noTrades: Reason = () => "no-trades";
const noWins: Reason = ({ trades }) => (trades === 0 ? "no-trades" : "no-wins");
const noLosses: Reason = ({ trades }) => (trades === 0 ? "no-trades" : "no-losses");
const bothSides: Reason = (figures) => (figures.wins === 0 ? noWins(figures) : noLosses(figures));
const notInFile: Reason = ({ trades }) => (trades === 0 ? "no-trades" : "not-in-file");

/** Of months that are all there, what is left is said by `otherwise`. */
function ofMonths(otherwise: MissingReason): Reason {
  return ({ trades, months }) => {
    if (trades === 0) return "no-trades";
    // A month that began without equity has no return, and then the series is not counted at all.
    if (months === 0) return "capital-lost";
    return months < fewestMonths ? "few-months" : otherwise;
  };
}

const reasons = {
  winRate: noTrades,
  averageTrade: noTrades,
  averageHoldMinutes: noTrades,
  medianHoldMinutes: noTrades,
  averageWin: noWins,
  largestWin: noWins,
  averageLoss: noLosses,
  largestLoss: noLosses,
  profitFactor: noLosses,
  payoffRatio: bothSides,
  breakEvenWinRatePercent: bothSides,
  sharpe: ofMonths("same-months"),
  sharpeAnnualised: ofMonths("same-months"),
  sortino: ofMonths("no-shortfall"),
  growthPercentPerYear: ({ trades, spanDays }) => {
    if (trades === 0) return "no-trades";
    return (spanDays ?? 0) < yearDays ? "under-a-year" : "capital-lost";
  },
  commission: notInFile,
  drawdown: notInFile,
} as const satisfies Partial<Record<keyof Figures, Reason>>;

export type FigureThatMayMiss = keyof typeof reasons;

/** Null where the figure has a value. */
export function whyMissing(figures: Figures, name: FigureThatMayMiss): MissingReason | null {
  return figures[name] === null ? reasons[name](figures) : null;
}
