import { type PlanId, planNames } from "#core/plan-names.ts";
import type { InternalLink } from "./navigation.ts";
import { definePage } from "./page.ts";

export const productsPage = definePage({
  path: "/products",
  title: "Products",
  description:
    "The indicator plans side by side: what each one draws on the chart, who it is for, and where it stops.",
  heading: "One chart, four depths of reading.",
  introduction:
    "Every plan reads the same zone. Each one opens it a little further: where it is, how strong it is, who " +
    "traded inside it, and when price comes back to it.",
});

/** Goes home and on to the prices, whichever page it stands on. */
export const viewPricing: InternalLink = { label: "View Pricing", to: "/#pricing" };

export const depthNote =
  "The same bars four times, illustrative. Colour is only what the plan adds to the chart.";

export function exploreLabel(id: PlanId): string {
  return `Explore ${planNames[id]}`;
}
