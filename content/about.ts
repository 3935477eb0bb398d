import { company } from "./company.ts";
import { definePage } from "./page.ts";

const { productName } = company.identity;

export const aboutPage = definePage({
  path: "/about-us",
  title: "About Us",
  description: `Who makes ${productName}, what we believe about levels and losses, and what we will not promise.`,
  heading: "Levels you can see. Losses you can count.",
  introduction:
    `${productName} is a small set of charting tools and a public record of how they did. We sell the tools, ` +
    "publish the record and leave the decision with you.",
});
