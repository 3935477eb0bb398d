export type Principle = { readonly title: string; readonly text: string };

export const principles: readonly Principle[] = [
  {
    title: "Levels before signals",
    text:
      "A signal without a location is an opinion. Every marker we print sits on a zone you can see, measure " +
      "and disagree with.",
  },
  {
    title: "Publish the losses",
    text:
      "A win rate is only as honest as the trades left out of it. Our backtest reports leave none out, and the " +
      "files prove it.",
  },
  {
    title: "Teach, do not advise",
    text:
      "We sell tools and show how they work. The decision, the size and the risk stay with the person at the " +
      "chart.",
  },
];

export const philosophyTag = `${principles.length} rules`;
