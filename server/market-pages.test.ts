import { expect, test } from "vitest";
import { marketFile, marketRedirect } from "./market-pages.ts";

test.each([
  ["/dashboard?market=forex", "/dashboard/forex"],
  ["/dashboard?market=FOREX&year=2024", "/dashboard/forex"],
  ["/dashboard.data?_routes=dashboard&market=indices", "/dashboard/indices.data"],
])("%s is answered by the market's own file", (url, file) => {
  expect(marketFile(url.slice(0, url.indexOf("?")), url)).toBe(file);
});

test.each([
  "/dashboard",
  "/dashboard?market=",
  "/dashboard?market=__proto__",
  "/dashboard?market=forex/../../x",
  "/pricing?market=forex",
])("%s names no market", (url) => {
  expect(marketFile(url.split("?")[0] ?? "", url)).toBeUndefined();
});

test("the path of a market's file leads to the address that visitors know", () => {
  expect(marketRedirect("/dashboard/Forex")).toBe("/dashboard?market=forex");
  expect(marketRedirect("/dashboard/bonds")).toBeUndefined();
});
