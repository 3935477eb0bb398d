import { recommendedTimeframeMinutes } from "#core/policy.ts";

export type ZoneTip = { readonly title: string; readonly text: string };

export const brokenBoxMovePercent = { from: 6, to: 10 } as const;

const { from, to } = brokenBoxMovePercent;

export const brokenBoxRule = `A close through the box can mean a ${from}–${to}% move.`;

/** In the order of the numbers on the chart beside them. */
export const zoneTips: readonly ZoneTip[] = [
  {
    title: `Set the chart to ${recommendedTimeframeMinutes} minutes`,
    text: "Zones are calculated and backtested on this timeframe. Others will draw, but they are not in the ledger.",
  },
  {
    title: "Let the box finish",
    text: "A zone is confirmed when its base bar closes. Until then the outline stays dashed.",
  },
  {
    title: "Wait for the first return",
    text: "The first touch after price leaves carries the most information. Each later touch weakens the box.",
  },
  {
    title: "Place risk beyond the far edge",
    text: "If price closes past the far edge the idea is wrong. Size the position from that distance.",
  },
  {
    title: "Treat a broken box as news",
    text: `${brokenBoxRule} Take it as a warning, not a forecast: trade with the break or stand aside.`,
  },
  {
    title: "Write it down",
    text: "Log the entry, the exit and the reason. The ledger works because the losses are in it too.",
  },
];

export const methodTag = `${recommendedTimeframeMinutes} min`;

export const methodChartNote = "Illustrative chart, not a recorded trade.";
