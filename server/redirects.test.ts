import { expect, test } from "vitest";
import { findRedirect } from "./redirects.ts";

const pages = new Set(["/", "/signalpro", "/mastertool", "/explore/pro"]);

test.each([
  ["/signalPro", "/signalpro"],
  ["/SIGNALPRO", "/signalpro"],
  ["/SignalPro/", "/signalpro"],
  ["/user-guide", "/mastertool"],
  ["/User-Guide/", "/mastertool"],
  ["/explore/PRO", "/explore/pro"],
  ["/explore/pro//", "/explore/pro"],
])("%s leads to %s", (from, to) => {
  expect(findRedirect(from, pages)).toBe(to);
});

test.each(["/", "/signalpro", "/nope", "/Nope/", "//evil.example/", "/explore", "/explore/gold/"])(
  "%s leads nowhere else",
  (path) => {
    expect(findRedirect(path, pages)).toBeUndefined();
  },
);
