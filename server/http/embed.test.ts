import { expect, test } from "vitest";
import { writeFixtureSite } from "./fixture-site.ts";
import { embedHeaders } from "./security-headers.ts";
import { loadSite } from "./site-files.ts";

test("a framed third party may load from its own origin and be framed by us, and nothing else", () => {
  const headers = new Map(embedHeaders("https://chat.example/widget.js", false));
  const policy = headers.get("Content-Security-Policy")?.split("; ") ?? [];
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src https://chat.example");
  expect(policy).toContain("connect-src https://chat.example wss://chat.example");
  expect(policy).toContain("frame-ancestors 'self'");
  expect(headers.get("X-Frame-Options")).toBe("SAMEORIGIN");
  const hosts = policy
    .flatMap((directive) => directive.split(" ").slice(1))
    .filter((source) => source.includes("."));
  expect(new Set(hosts)).toEqual(new Set(["https://chat.example", "wss://chat.example"]));
});

test("its document is served with that policy, and is no page of the site", async () => {
  const loaded = loadSite(await writeFixtureSite(), false);
  if (loaded.kind === "refused") throw new Error(loaded.problem);
  const headers = loaded.site.files.get("/frame")?.variants[0].headers ?? [];
  expect(headers).toContain("SAMEORIGIN");
  expect(headers.join()).toContain("script-src https://chat.example;");
  expect(loaded.site.pages.has("/frame")).toBe(false);
});
