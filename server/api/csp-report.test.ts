import { expect, test } from "vitest";
import type { Answer } from "#server/http/endpoint.ts";
import { createLog } from "#server/http/log.ts";
import { cspReport } from "./csp-report.ts";

async function report(value: unknown): Promise<{ answer: Answer; logged: unknown[] }> {
  const logged: unknown[] = [];
  const log = createLog("info", (line) => {
    const { directive, blocked } = JSON.parse(line);
    logged.push([directive, blocked]);
  });
  const body = Buffer.from(JSON.stringify(value));
  const request = { id: "id", headers: {}, params: {}, clientAddress: undefined, body };
  const answer = await cspReport({ log }).answer(request);
  return { answer, logged };
}

test("a report is taken with 204 and logged as directive and origin", async () => {
  const { answer, logged } = await report([
    {
      type: "csp-violation",
      body: { effectiveDirective: "img-src", blockedURL: "https://evil.example/x?y#z" },
    },
    { type: "csp-violation", body: { effectiveDirective: "script-src-elem", blockedURL: "inline" } },
    {
      type: "csp-violation",
      body: { effectiveDirective: "font-src", blockedURL: "data:font/woff2;base64,AAAA" },
    },
    { type: "csp-violation", body: { effectiveDirective: "require-trusted-types-for" } },
  ]);
  expect(answer).toEqual({ kind: "empty", status: 204 });
  expect(logged).toEqual([
    ["img-src", "https://evil.example"],
    ["script-src-elem", "inline"],
    ["font-src", "data:"],
    ["require-trusted-types-for", "unknown"],
  ]);
});

test("the older form of one report is understood too", async () => {
  const { logged } = await report({
    "csp-report": { "effective-directive": "style-src", "blocked-uri": "https://evil.example:8443/a" },
  });
  expect(logged).toEqual([["style-src", "https://evil.example:8443"]]);
});

test("what is no report is taken with 204 and not logged", async () => {
  for (const value of [
    null,
    1,
    "x",
    [],
    {},
    [null, 1, { body: 1 }],
    { "csp-report": [] },
    [{ body: { effectiveDirective: "A B" } }],
  ]) {
    const { answer, logged } = await report(value);
    expect(answer).toEqual({ kind: "empty", status: 204 });
    expect(logged).toEqual([]);
  }
});

test("one body can not fill the log", async () => {
  const one = { body: { effectiveDirective: "img-src", blockedURL: "inline" } };
  expect((await report(Array.from({ length: 300 }, () => one))).logged).toHaveLength(20);
});
