import { planNames } from "#core/plan-names.ts";
import { definePage } from "./page.ts";

const signalpro = planNames.signalpro;

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
