import { amountText } from "#core/backtest/account-money.ts";
import type { ExtraCosts } from "#core/backtest/extra-costs.ts";
import { percentText } from "#core/backtest/rounding.ts";

export const costWords = {
  heading: "Add your own costs",
  text:
    "The results above are after the costs booked in the files. Add more on top, and every figure on this page is " +
    "computed again in your browser.",
  commission: "Extra commission per trade",
  commissionHint: (currencies: readonly string[]) =>
    currencies.length === 1
      ? `In ${currencies[0]}, for entry and exit together.`
      : `In the currency of each account (${currencies.join(", ")}), for entry and exit together.`,
  slippage: "Slippage per fill",
  slippageHint: "Of the price, at the entry and again at the exit.",
  reset: "Reset",
  caption: "The main figures before and after extra costs",
  columns: { figure: "Figure", before: "Published", after: "With extra costs" },
  starting: "Downloading the trade files…",
  limits: [
    "The commission is exact. Slippage is approximate: what a move of the price is worth in the account's currency is " +
      "the middle value of all trades of the ledger.",
    "No trade is left out or made smaller because of the costs, and each trade's worst moment is counted after them, " +
      "so the drawdown is not too small. Open trades and buy and hold stay as they are.",
  ],
} as const;

/** Such as "$2.50"; without a common currency only the number. */
export function commissionText(amount: number, currency: string | null): string {
  if (currency === null) return amount.toFixed(2);
  return amountText(amount, { currency, capital: 1 }, "kept");
}

export function slippageText(percent: number): string {
  return percentText(percent, 3);
}

export function costsInWords(costs: ExtraCosts, currency: string | null): string {
  const { commissionPerTrade, slippagePercent } = costs;
  const parts = [
    ...(commissionPerTrade > 0
      ? [`${commissionText(commissionPerTrade, currency)} extra commission per trade`]
      : []),
    ...(slippagePercent > 0 ? [`${slippageText(slippagePercent)} slippage per fill`] : []),
  ];
  return `Every figure on this page now includes ${parts.join(" and ")}.`;
}

export const bannerWords = {
  label: "Extra costs",
  reset: "Show the published figures",
  starting: "Computing every figure with extra costs. Until then the published ones are shown.",
  failed: "The published figures are shown, without extra costs.",
} as const;

/** Why the engine in the browser has no answer. */
export const problemWords = {
  download: (file: string, status: number | null) =>
    status === null
      ? `${file} could not be downloaded. Check your connection.`
      : `${file} could not be downloaded: the server answered ${status}.`,
  changed: (file: string) =>
    `${file} is no longer the file that this page was computed from. Reload the page to see the current figures.`,
  refused: (message: string) => `A downloaded file could not be read: ${message}.`,
  stopped: "The engine did not start in this browser.",
  retry: "Try again",
} as const;
