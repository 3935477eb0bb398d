import { referralCookieDays } from "#core/affiliate/referral.ts";
import { definePage } from "./page.ts";

export const affiliatesPage = definePage({
  path: "/affiliates",
  title: "Affiliate program",
  description:
    "For video creators, educators and coaches: commission by tier, paid again at every yearly renewal, with " +
    "monthly payouts.",
  heading: "Share the tool. Earn again at every renewal.",
  introduction:
    `For video creators, educators and coaches. ${referralCookieDays}-day cookie, monthly payouts, and ` +
    "commission that repeats each year your referral stays.",
});
