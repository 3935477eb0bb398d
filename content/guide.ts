import { recommendedTimeframeMinutes } from "#core/policy.ts";
import { company } from "./company.ts";
import { brokenBoxMovePercent } from "./method.ts";
import { definePage } from "./page.ts";

export const guidePage = definePage({
  path: "/mastertool",
  title: "Master the tool, user guide",
  description:
    "The written guide and the video lessons: set up the chart, read a zone, wait for the return, place the " +
    "risk and keep a log.",
  heading: "Master the Tool",
  introduction:
    `Set the chart to ${recommendedTimeframeMinutes} minutes, let the box finish, and read on. The guide ` +
    "follows one zone from its base to the entry in your log.",
});

/** The numbered sections in content/guide/, in reading order, without `.md`. */
export const guideSectionNames = [
  "01-before-you-start",
  "02-add-the-indicator",
  "03-set-the-chart",
  "04-reading-a-zone",
  "05-strength-and-touches",
  "06-entries-stops-and-targets",
  "07-when-a-box-breaks",
  "08-footprint-and-signalpro-modes",
  "09-keep-a-log",
] as const;

/** Follows the numbered sections and has no number of its own. */
export const troubleshootingName = "troubleshooting";

export type GuideSectionName = (typeof guideSectionNames)[number] | typeof troubleshootingName;

export const writtenGuide = {
  label: "Written guide",
  remark: "from the first login to the log",
  tag: `${guideSectionNames.length} sections`,
  contents: "In this guide",
  dated: "Text of",
  platformNote:
    "TradingView changes its menus from time to time. If a name on your screen differs from this guide, look for " +
    "the nearest one in the same place.",
} as const;

/** `path` is null where the seller leaves the file out. */
export const guidePdf = {
  label: "Download the guide as PDF",
  path: company.guide.pdfPath,
  note: "The same text on A4 pages. Opens in a new tab.",
  /** The line above the title, on paper only. */
  paperLine: `${company.identity.productName} user guide`,
} as const;

export const guideSearch = {
  label: "Search the guide",
  placeholder: "stop, retest, alert",
  previous: "Previous passage",
  next: "Next passage",
  none: "No passage has all of these words.",
  found: (passages: number, sections: number) =>
    `${counted(passages, "passage")} in ${counted(sections, "section")}`,
  at: (place: number, passages: number) => `Passage ${place} of ${passages}`,
} as const;

const move = `${brokenBoxMovePercent.from}–${brokenBoxMovePercent.to}%`;
const whenABoxBreaks: GuideSectionName = "07-when-a-box-breaks";

export const brokenBox = {
  label: "The rule of the broken box",
  remark: "if you remember one thing",
  tag: move,
  // Word joiners: a line never ends inside the figure.
  heading: `A broken box can mean a ${move.replace("–", "\u2060–\u2060")} move.`,
  text:
    "When a bar closes beyond the far edge, the box is finished. Take it as news: stand aside, or trade with the " +
    "break after a retest.",
  limits:
    "This is a rule of thumb, not a forecast and not a result. The move often does not come, and it may take many " +
    "sessions. Trading involves risk.",
  section: whenABoxBreaks,
} as const;

export const guideHelp = {
  label: "Help",
  heading: "Still stuck",
  text: "Name the symbol, the timeframe and your TradingView username, and a person will look at it with you.",
  link: { label: "Contact us", to: "/contact-us" },
} as const;

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
