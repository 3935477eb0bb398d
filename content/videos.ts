import { planNames } from "#core/plan-names.ts";
import { company } from "./company.ts";
import type { Company } from "./company-rules.ts";
import type { InternalLink } from "./navigation.ts";

export type VideoName = Exclude<keyof Company["videos"], "sample" | "host">;

/** A seller who has decided against a video leaves it out; one who has not decided yet announces it. */
export type VideoState = "playable" | "coming-soon" | "left-out";

type Words = { readonly title: string; readonly shows: string; readonly button: string };

export type Video = Words & {
  readonly state: VideoState;
  readonly embedUrl: string | null;
  readonly comingSoon: typeof comingSoon;
  readonly notice: typeof videoNotice;
};

const { productName } = company.identity;
const { standard, pro, footprint, signalpro } = planNames;

const words: Readonly<Record<VideoName, Words>> = {
  tour: {
    title: `A tour of ${productName}`,
    shows: "The zone, the return and the ledger, from an empty chart to the report.",
    button: "Watch the tour",
  },
  comparison: {
    title: `Compare ${[footprint, pro, standard].map((name) => name.toUpperCase()).join(" vs ")}`,
    shows:
      `${standard} shows where. ${pro} adds how strong and how often touched. ${footprint} opens the zone and ` +
      "shows who traded inside it.",
    button: "Watch the comparison",
  },
  session: {
    title: `See ${productName} in Action`,
    shows:
      "A full session on NIFTY: where the boxes appear, which touches are ignored, and how a signal is taken " +
      "and closed.",
    button: "Watch the session",
  },
  zoneWalkthrough: {
    title: "The zone, step by step",
    shows:
      "One zone from its base to the entry in the log: the box, the first return, the far edge, the exit.",
    button: "Watch the zone walkthrough",
  },
  signalproWalkthrough: {
    title: `${signalpro} walkthrough`,
    shows:
      "Both modes on one chart: how a marker appears, where its stop stands, and what a losing signal looks like.",
    button: "Watch the walkthrough",
  },
};

const comingSoon = {
  heading: "Coming soon",
  text: "This video is not recorded yet. Until it is, the chart and the text on this page say the same.",
} as const;

export const videoNotice = {
  text:
    "Pressing play loads the video from YouTube. Google then receives your network address and may keep " +
    "information in your browser. Nothing is loaded before that.",
  button: "Play from YouTube",
  policy: { label: "Cookie Policy", to: "/cookie-policy" } satisfies InternalLink,
  risk: "Recorded for illustration. Not a recommendation to trade.",
} as const;

export const videos: Readonly<Record<VideoName, Video>> = {
  tour: video("tour"),
  comparison: video("comparison"),
  session: video("session"),
  zoneWalkthrough: video("zoneWalkthrough"),
  signalproWalkthrough: video("signalproWalkthrough"),
};

export function videoState(id: string | null, sample: boolean): VideoState {
  if (id !== null) return "playable";
  return sample ? "coming-soon" : "left-out";
}

export function embedUrl(id: string): string {
  return `${company.videos.host}/embed/${id}`;
}

function video(name: VideoName): Video {
  const id = company.videos[name];
  return {
    ...words[name],
    state: videoState(id, company.videos.sample),
    embedUrl: id && embedUrl(id),
    comingSoon,
    notice: videoNotice,
  };
}
