import { planNames } from "#core/plan-names.ts";
import { planById } from "#core/plans.ts";
import type { HomeSection } from "./home.ts";
import { definePage } from "./page.ts";
import { pastSignalHistory } from "./plans.ts";
import { quoteText, type Testimonial, testimonials } from "./testimonials.ts";
import { timeframe } from "./timeframe.ts";
import { symbolsOf } from "./trust.ts";

export type SignalproPoint = { readonly title: string; readonly text: string };
export type SignalproFeature = SignalproPoint & { readonly id: "markers" | "levels" | "order-flow" };
export type SignalproMarket = {
  readonly id: "indian-indices" | "forex" | "crypto" | "us-indices" | "stocks";
  readonly name: string;
  readonly examples: readonly string[];
};
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
  chart: `Illustrative ${timeframe} chart. Prices are examples.`,
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

export const drawingsNote = "Drawings are illustrative.";

export const painTag = `${painPoints.length} habits`;

export const featuresSection: HomeSection = {
  label: "What it prints",
  remark: "when the bar closes, not before",
  heading: "A marker, three levels and the zone behind them.",
  introduction:
    "Nothing flashes and nothing counts down. A signal is four things you can read off the chart, and the box " +
    "that explains why they stand there.",
};

export const signalproFeatures: readonly SignalproFeature[] = [
  {
    id: "markers",
    title: "Real-time buy and sell overlays",
    text: "A marker on the bar that closes inside a zone, and nothing on the bars between.",
  },
  {
    id: "levels",
    title: "Entry, stop and target as levels",
    text: "Three lines you can measure before you act. The distance to the stop is there to size the position from.",
  },
  {
    id: "order-flow",
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

export const modesTag = "2 modes";

export const modeNames = { scalp: "Scalp", patience: "Patience" } as const;

/** Under the two drawings, which show the same bars. */
export const modeCaptions = {
  scalp: "Illustrative. Four returns to the nearest zone, one of them stopped.",
  patience: "Illustrative. The same bars, one signal, at the zone still untested.",
} as const;

export const modeRows: readonly ModeRow[] = [
  { label: "Zones used", scalp: "Nearest", patience: "Untested only" },
  { label: "Signals", scalp: "More, within the session", patience: "Fewer, on some days none" },
  { label: "Target", scalp: "Short", patience: "Close to the next opposing zone" },
  { label: "Suits", scalp: "A screen you can watch", patience: "A day with other work in it" },
];

export const historySection: HomeSection = {
  label: "Memory",
  remark: "on your own symbol",
  heading: `${pastSignalHistory} of past signals`,
  introduction:
    "Scroll back and count. Losing signals stay on the chart with the winning ones, each with the levels it was " +
    "printed with.",
};

export const historyLegend = {
  reached: "Closed at the target",
  stopped: "Closed at the stop",
  note: "Illustrative. One bar for each signal, its height in multiples of the risk taken. Not a record of real signals.",
} as const;

export const marketsSection: HomeSection = {
  label: "Coverage",
  remark: "session and tick size set per market",
  heading: "Five markets, the same three lines.",
  introduction:
    "You choose the symbol on TradingView. What changes from one market to the next is the session, the tick and " +
    "the noise.",
};

export const signalproMarkets: readonly SignalproMarket[] = [
  { id: "indian-indices", name: "Indian indices", examples: ["SENSEX", "NIFTY"] },
  { id: "forex", name: "Forex", examples: symbolsOf("forex") },
  { id: "crypto", name: "Crypto", examples: symbolsOf("crypto") },
  { id: "us-indices", name: "US indices", examples: ["NDX", "IXIC", "SPX"] },
  { id: "stocks", name: "Stocks", examples: symbolsOf("stocks") },
];

export const signalproMarketsTag = `${signalproMarkets.length} markets`;

export const walkthroughSection: HomeSection = {
  label: "Walkthrough",
  heading: "From the zone to the exit",
  introduction:
    "What the overlay prints, what it leaves out, and the point at which the decision becomes yours. A " +
    "losing signal is in it too.",
};

export const signalproTestimonials: HomeSection = {
  label: "Readers",
  remark: "individual experience, not typical results",
  heading: "Letters from the desk",
  introduction: "They speak of the indicators as a whole, not of signals alone.",
};

/** Those about levels, modes and signals; the others stand on the home page. */
export const signalproLetters: readonly Testimonial[] = testimonials
  .filter(({ quote }) => /\b(?:stop|entries|signals?|mode|alerts?)\b/i.test(quoteText(quote)))
  .slice(0, 3);
