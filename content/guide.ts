import { recommendedTimeframeMinutes } from "#core/policy.ts";
import { company } from "./company.ts";
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

export const writtenGuide = {
  label: "Written guide",
  remark: "from the first login to the log",
  tag: `${guideSectionNames.length} sections`,
  heading: "The guide",
  contents: "In this guide",
  platformNote:
    "TradingView changes its menus from time to time. If a name on your screen differs from this guide, look for " +
    "the nearest one in the same place.",
} as const;

/** `path` is null until the file is there; the page then shows `missing` in place of the button. */
export const guidePdf = {
  label: "Download the guide as PDF",
  path: company.guide.pdfPath,
  newTab: "Opens in a new tab",
  missing: "The PDF is not available yet. Everything it will contain is on this page.",
} as const;

export const guideHelp = {
  heading: "Still stuck",
  text: "Name the symbol, the timeframe and your TradingView username, and a person will look at it with you.",
  link: { label: "Contact us", to: "/contact-us" },
} as const;
