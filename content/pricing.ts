import { homeSections } from "./home.ts";
import { definePage } from "./page.ts";

export const pricingPage = definePage({
  path: "/pricing",
  title: "Pricing",
  description:
    "List price, launch price and yearly price of every plan, in rupees or dollars, with the trial terms and " +
    "the billing dates beside them.",
  heading: homeSections.pricing.heading,
  introduction: homeSections.pricing.introduction,
});
