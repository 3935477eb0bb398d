import { planNames } from "#core/plan-names.ts";
import { timeframe } from "./timeframe.ts";

export type Feature = { readonly title: string; readonly text: string };

export const features: readonly Feature[] = [
  {
    title: "Real-Time Market Forecasting",
    text:
      `Projects the path to the next untested zone as each ${timeframe} bar closes. It is drawn as a range, ` +
      "never as a single line.",
  },
  {
    title: "Institutional Insight Access",
    text: "Marks the base where heavy volume changed hands and keeps the box on the chart until price closes through it.",
  },
  {
    title: "Event Detection Engine",
    text: "Flags bars whose range and volume fall outside the session norm, so a news spike is not mistaken for a trend.",
  },
  {
    title: "Live Market Assistant",
    text:
      `${planNames.signalpro} prints buy and sell markers on the bar, with entry, stop and target as levels ` +
      "you can read. Placing the trade stays with you.",
  },
  {
    title: "Pre-Event & Post-Event Strategy Mapping",
    text: "Freezes the zones before a scheduled release and redraws them after it, so both maps stay comparable.",
  },
  {
    title: "Multi-Market Support",
    text: "Indian and US indices, forex, crypto, commodities and stocks, each with its own tick size and session.",
  },
  {
    title: "Advanced Security Protocols",
    text: "Access is tied to your TradingView username. We never ask for a broker login or an account password.",
  },
  {
    title: "Dynamic Volatility Analysis",
    text: "Widens or narrows each zone with average true range, so a box drawn in a quiet week still fits a loud one.",
  },
];

export const featuresTag = `${features.length} tools`;
