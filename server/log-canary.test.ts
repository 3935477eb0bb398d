import { expect, test } from "vitest";
import { askRaw } from "./ask.ts";
import { openCountryDatabase } from "./http/country-database.ts";
import { startApp } from "./running-app.ts";

test("nothing a visitor sends, in path, query, headers or body, reaches the log", async () => {
  const canary = "canary7f3a";
  const address = "49.36.77.88";
  const app = await startApp({
    findCountry: openCountryDatabase(),
    trustedProxyHops: 1,
    countryHeader: "cf-ipcountry",
  });
  const headers = {
    "X-Forwarded-For": `${canary}, ${address}`,
    "CF-IPCountry": canary,
    "User-Agent": canary,
    Referer: `https://${canary}.example/`,
    Cookie: canary,
    "X-Request-Id": canary,
    "If-None-Match": canary,
    "Accept-Encoding": canary,
    "Content-Type": "application/json",
  };
  const report = JSON.stringify([
    {
      type: "csp-violation",
      url: `https://site.example/?email=${canary}`,
      user_agent: canary,
      body: {
        documentURL: `https://site.example/${canary}`,
        referrer: canary,
        sample: canary,
        effectiveDirective: "script-src-elem",
        blockedURL: `https://${canary}:${canary}@blocked.example/${canary}?${canary}#${canary}`,
      },
    },
    { body: { effectiveDirective: canary, blockedURL: "inline" } },
    { body: { effectiveDirective: "img-src", blockedURL: `data:text/plain,${canary}` } },
    { body: { effectiveDirective: "img-src", blockedURL: `${canary}@example.com` } },
  ]);
  const paths = [
    "/",
    `/${canary}`,
    `/${canary}/`,
    "/user-guide",
    "/api/country",
    `/api/${canary}`,
    "/healthz",
  ];
  for (const path of [...paths, `/%zz${canary}`, `//${canary}`]) {
    for (const method of ["GET", "HEAD", "POST", "DELETE"]) {
      await app.ask(`${path}?email=${canary}`, {
        method,
        headers,
        ...(method === "POST" ? { body: canary } : {}),
      });
    }
  }
  for (const body of [
    report,
    `{"${canary}"`,
    canary.repeat(2_000),
    `{"csp-report":{"blocked-uri":"${canary}"}}`,
  ]) {
    await app.ask("/api/csp-report", { method: "POST", headers, body });
  }
  await app.ask("/", { headers: { "X-Long": canary.repeat(1_000) } });
  await askRaw(app.origin, `${canary} / HTTP/1.1\r\n\r\n`);

  const output = app.lines.join("");
  expect(app.lines.length).toBeGreaterThan(40);
  expect(output).not.toContain(canary);
  expect(output).not.toContain("49.36");
  expect(output).not.toContain("127.0.0.1");
  expect(output).toContain('"directive":"script-src-elem","blocked":"https://blocked.example"');
  for (const line of app.lines) {
    const names = ["ts", "level", "event", "reqId", "route", "status", "ms", "code", "directive", "blocked"];
    expect(names).toEqual(expect.arrayContaining(Object.keys(JSON.parse(line))));
  }
});
