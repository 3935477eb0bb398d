import { type PlanId, planNames } from "#core/plan-names.ts";
import { paidPlans } from "#core/plans.ts";
import type { AffiliatePoint } from "./affiliates.ts";
import { planText } from "./plans.ts";
import { timeframe } from "./timeframe.ts";

/** `sample` marks a thing that the seller still has to make. */
export type MarketingAsset = AffiliatePoint & { readonly sample: boolean };
export type PromotedTool = AffiliatePoint & { readonly id: PlanId; readonly to: string };

export const marketingAssets: {
  readonly heading: string;
  readonly introduction: string;
  readonly items: readonly MarketingAsset[];
} = {
  heading: "What you get to work with",
  introduction: "Use the current versions as they are, and take them down if you leave the program.",
  items: [
    {
      title: "Your link",
      text: "One address with your identifier. It works on every page of this site, not only on the front page.",
      sample: false,
    },
    {
      title: "The public report",
      text:
        `Trade lists, drawdowns and losing months on the ${timeframe} timeframe, free to link to from any ` +
        "video or post.",
      sample: false,
    },
    {
      title: "Marks and colours",
      text: "The name and logo in light and dark, with the space to leave around them.",
      sample: true,
    },
    {
      title: "Chart pictures",
      text: "Stills of zones, order flow and signals, each one marked as illustrative.",
      sample: true,
    },
    {
      title: "Texts",
      text: "Short descriptions of each plan with the risk sentence and the disclosure line already in place.",
      sample: true,
    },
  ],
};

export const promotedTools: {
  readonly heading: string;
  readonly introduction: string;
  readonly tools: readonly PromotedTool[];
  readonly freePlan: string;
} = {
  heading: "What you promote",
  introduction: "Commission is paid on these plans.",
  tools: paidPlans.map(({ id, name }) => ({
    id,
    title: name,
    text: planText(id).description,
    to: `/explore/${id}`,
  })),
  freePlan:
    `${planNames.standard} is free and pays no commission. It is often where a reader starts, and a later paid ` +
    "plan counts if your cookie is still there.",
};
