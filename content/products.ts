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
