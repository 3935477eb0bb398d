import { planNames } from "#core/plan-names.ts";
import type { GuideSectionName } from "./guide.ts";
import { pastSignalHistory } from "./plans.ts";
import { timeframe } from "./timeframe.ts";

/** `url` is null until the video exists; then it is an https address that opens in a new tab. */
export type Tutorial = {
  readonly title: string;
  readonly description: string;
  readonly url: string | null;
  /** What to read in its place. */
  readonly section: GuideSectionName;
  readonly sample: boolean;
};

export const tutorialsSection = {
  label: "Video tutorials",
  heading: "Watch it once, then read it",
  introduction: "Short lessons in the order of the written guide.",
  watch: "Watch the lesson",
  comingSoon: "Coming soon",
  readInstead: (section: string) => `Read: ${section}`,
} as const;

export const tutorials: readonly Tutorial[] = [
  {
    title: "From username to first chart",
    description: "Find your TradingView username, open Invite-only scripts and add the indicator to a chart.",
    url: null,
    section: "02-add-the-indicator",
    sample: true,
  },
  {
    title: `Setting up the ${timeframe} chart`,
    description: "Interval, session and time zone, a clean layout, and how to save it as a template.",
    url: null,
    section: "03-set-the-chart",
    sample: true,
  },
  {
    title: "Anatomy of a zone",
    description: "The base, the departure and the first return, followed on one chart bar by bar.",
    url: null,
    section: "04-reading-a-zone",
    sample: true,
  },
  {
    title: "Entry, stop and target",
    description:
      "Where each line goes, how the distance sets the position size, and when to leave a zone alone.",
    url: null,
    section: "06-entries-stops-and-targets",
    sample: true,
  },
  {
    title: `Reading ${planNames.footprint} inside the box`,
    description: "Imbalance, absorption and delta at the edge of a zone, with an example that failed.",
    url: null,
    section: "08-footprint-and-signalpro-modes",
    sample: true,
  },
  {
    title: `${planNames.signalpro}: Scalp and Patience`,
    description: `Switch the mode, read a printed signal and compare it with ${pastSignalHistory} of past signals.`,
    url: null,
    section: "08-footprint-and-signalpro-modes",
    sample: true,
  },
];

export const tutorialsTag = `${tutorials.length} lessons`;
