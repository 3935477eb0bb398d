import { expect, test } from "vitest";
import { company } from "./company.ts";
import { homeAnchors } from "./home.ts";
import { misspelledAgreement } from "./legal-paths.ts";
import { footerColumns, getStarted, headerLinks, isInternal, resources } from "./navigation.ts";
import { pagePaths } from "./pages.ts";

const footerLinks = footerColumns.flatMap((column) => column.links);
const internal = [...headerLinks, ...resources.links, getStarted, ...footerLinks.filter(isInternal)];
const targets: readonly string[] = [
  ...pagePaths.filter((path) => path !== misspelledAgreement),
  ...homeAnchors.map((anchor) => `/#${anchor}`),
];

test("the header links are those of the specification, in its order", () => {
  expect(headerLinks.map(({ label, to }) => `${label} ${to}`)).toEqual([
    "Features /#features",
    "Pricing /#pricing",
    "Compare Plans /compare",
    "SignalPro /signalpro",
    "Backtest Report /dashboard",
    "Testimonials /#testimonials",
    "FAQ /#faq",
    "Products /products",
  ]);
  expect(resources.links.map(({ label, to }) => `${label} ${to}`)).toEqual([
    "Master the Tool /mastertool",
    "Affiliates /affiliates",
    "About Us /about-us",
  ]);
});

test.each(internal)("the link $label leads to a page or an anchor that exists: $to", ({ to }) => {
  expect(targets).toContain(to);
});

test("the footer has four columns and names the phone and the mailbox of the company", () => {
  expect(footerColumns.map(({ heading }) => heading)).toEqual(["Products", "Company", "Legal", "Elsewhere"]);
  const { phone, supportEmail } = company.contact;
  expect(footerLinks).toContainEqual({ label: phone, href: `tel:${phone.replaceAll(" ", "")}` });
  expect(footerLinks).toContainEqual({ label: supportEmail, href: `mailto:${supportEmail}` });
});
