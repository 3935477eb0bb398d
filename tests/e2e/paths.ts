import { pagePaths } from "#content/pages.ts";

/** Written out, so that a route that vanishes from the content is noticed. */
const promisedPaths = [
  "/",
  "/signalpro",
  "/products",
  "/compare",
  "/dashboard",
  "/pricing",
  "/terms-of-service",
  "/privacy-policy",
  "/cookie-policy",
  "/refund-policy",
  "/shipping-policy",
  "/affiliate-aggrement",
  "/affiliate-agreement",
  "/about-us",
  "/contact-us",
  "/mastertool",
  "/affiliates",
  "/explore/standard",
  "/explore/pro",
  "/explore/footprint",
  "/explore/signalpro",
];

export const allPaths: readonly string[] = [...new Set([...promisedPaths, ...pagePaths])];

export const missingPath = "/nope";
