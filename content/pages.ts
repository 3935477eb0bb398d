import { aboutPage } from "./about.ts";
import { affiliatesPage } from "./affiliates.ts";
import { comparePage } from "./comparison.ts";
import { contactPage } from "./contact.ts";
import { dashboardPage } from "./dashboard.ts";
import { explorePages } from "./explore.ts";
import { guidePage } from "./guide.ts";
import { homePage } from "./home.ts";
import { legalPaths, misspelledAgreement } from "./legal-paths.ts";
import type { Page } from "./page.ts";
import { pricingPage } from "./pricing.ts";
import { productsPage } from "./products.ts";
import { signalproPage } from "./signalpro.ts";

export const pages: readonly Page[] = [
  homePage,
  signalproPage,
  productsPage,
  comparePage,
  dashboardPage,
  pricingPage,
  aboutPage,
  contactPage,
  guidePage,
  affiliatesPage,
  ...explorePages,
];

/** Every path of the site that answers with a page, the legal texts included. */
export const pagePaths: readonly string[] = [
  ...pages.map((page) => page.path),
  ...legalPaths,
  misspelledAgreement,
];
