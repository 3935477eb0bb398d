import { planNames } from "#core/plan-names.ts";
import { planById } from "#core/plans.ts";
import type { HomeSection } from "./home.ts";
import { definePage } from "./page.ts";
import { pastSignalHistory } from "./plans.ts";
import { symbolsOf } from "./trust.ts";

export type SignalproPoint = { readonly title: string; readonly text: string };
export type SignalproMarket = { readonly name: string; readonly examples: readonly string[] };
export type ModeRow = { readonly label: string; readonly scalp: string; readonly patience: string };

const { pro, footprint, signalpro } = planNames;

export const signalproPage = definePage({
  path: "/signalpro",
  title: `${signalpro}, live trade assistant`,
  description:
    "Buy and sell markers printed at zones as the bar closes, with entry, stop and target drawn as levels. " +
    "Taking them stays with you.",
  heading: "The signal, the stop and the reason.",
  introduction:
    `${signalpro} prints buy and sell markers at zones as the bar closes, with entry, stop and target drawn ` +
    "as levels. Whether to take them stays with you.",
});

export const signalproHero = {
  button: `Start ${planById("signalpro").trial.days}-Day Trial`,
  /** D31: the assistant assists; it does not trade. */
  limit: "An overlay for a person who trades. It places no orders and connects to no broker.",
  chart: "Illustrative chart. Prices are examples.",
} as const;

export const painSection = { label: "What it fixes", remark: "three habits that cost money" } as const;

export const painPoints: readonly SignalproPoint[] = [
  {
    title: "Entering in the middle",
    text: `A trade taken far from any level has no place to be wrong. ${signalpro} stays silent until price is inside a zone.`,
  },
  {
    title: "Moving the stop",
    text: "The stop is drawn with the entry, behind the far edge of the box, before you decide. It does not move with your mood.",
  },
  {
    title: "Forgetting the losers",
    text: `${pastSignalHistory} of past signals stays on the chart, winners and losers, so memory cannot edit them.`,
  },
];

export const signalproFeatures: readonly SignalproPoint[] = [
  {
    title: "Real-time buy and sell overlays",
    text: "A marker on the bar that closes inside a zone, and nothing on the bars between.",
  },
  {
    title: "Entry, stop and target as levels",
    text: "Three lines you can measure before you act. The distance to the stop is there to size the position from.",
  },
  {
    title: "Scalp and Patience modes",
    text: "One switch between the nearest zone with a short target and the untested zone with room to move.",
  },
  {
    title: `${pastSignalHistory} of past signals`,
    text: "Scroll back and count. Losing signals are kept with the winning ones.",
  },
  {
    title: "Several markets",
    text: "Indian indices, forex, crypto, US indices and stocks, each with its own session and tick size.",
  },
  {
    title: `${pro} and ${footprint} included`,
    text: "The graded zones and the order flow inside them are on the same chart, so a signal shows its reason.",
  },
];

export const modesSection: HomeSection = {
  label: "Two speeds",
  heading: "Scalp or Patience",
  introduction:
    "One switch. Scalp takes the nearest zone and a short target. Patience waits for untested zones and lets " +
    "the trade breathe.",
};

export const modeNames = { scalp: "Scalp", patience: "Patience" } as const;

export const modeRows: readonly ModeRow[] = [
  { label: "Zones used", scalp: "Nearest", patience: "Untested only" },
  { label: "Signals", scalp: "More, within the session", patience: "Fewer, on some days none" },
  { label: "Target", scalp: "Short", patience: "The next opposing zone" },
  { label: "Suits", scalp: "A screen you can watch", patience: "A day with other work in it" },
];

export const signalproMarkets: readonly SignalproMarket[] = [
  { name: "Indian indices", examples: ["SENSEX", "NIFTY"] },
  { name: "Forex", examples: symbolsOf("forex") },
  { name: "Crypto", examples: symbolsOf("crypto") },
  { name: "US indices", examples: ["NDX", "IXIC", "SPX"] },
  { name: "Stocks", examples: symbolsOf("stocks") },
];

export const signalproMarketsTag = `${signalproMarkets.length} markets`;

export const walkthroughSection: HomeSection = {
  label: "Walkthrough",
  heading: "One signal, from the zone to the exit",
  introduction:
    "What the overlay prints, what it leaves out, and the point at which the decision becomes yours. One of " +
    "the signals in it loses.",
};

export const signalproTestimonials: HomeSection = {
  label: "Readers",
  remark: "individual experience, not typical results",
  heading: "Letters from the desk",
  introduction: "They speak of the indicators as a whole, not of signals alone.",
};
