import { comparisonRows } from "./comparison.ts";
import type { InternalLink } from "./navigation.ts";
import { deliveryInShort } from "./terms-in-short.ts";

/** What stands around the plan cards, on the home page and on their own. */
export const pricingNote =
  "Billed monthly or yearly. Cards and UPI in India; international customers pay on a hosted subscription page. " +
  deliveryInShort;

export const compareFeatures: InternalLink = {
  label: `Compare all ${comparisonRows.length} features`,
  to: "/compare",
};

export const pricingLoading = "Loading pricing...";
