import { expect, test } from "vitest";
import { createLog } from "./log.ts";

function linesAt(level: "debug" | "info" | "warn" | "error"): string[] {
  const lines: string[] = [];
  const log = createLog(level, (line) => lines.push(line));
  log.debug({ event: "debug" });
  log.info({ event: "info" });
  log.warn({ event: "warn" });
  log.error({ event: "error" });
  log.announce({ event: "announced" });
  return lines.map((line) => JSON.parse(line).event);
}

test("a line is one JSON object with its time and level", () => {
  const lines: string[] = [];
  createLog("info", (line) => lines.push(line)).info({ route: "/x\n", status: 200 });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^[^\n]*\n$/);
  expect(JSON.parse(String(lines[0]))).toEqual({
    ts: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    level: "info",
    route: "/x\n",
    status: 200,
  });
});

test("what is less than the level is not written, but an announcement always is", () => {
  expect(linesAt("debug")).toEqual(["debug", "info", "warn", "error", "announced"]);
  expect(linesAt("warn")).toEqual(["warn", "error", "announced"]);
  expect(linesAt("error")).toEqual(["error", "announced"]);
});

test("a field that is not in the vocabulary does not come out", () => {
  const lines: string[] = [];
  const order = { event: "paid", email: "someone@example.com" };
  createLog("info", (line) => lines.push(line)).info(order);
  expect(lines.join()).toContain("paid");
  expect(lines.join()).not.toContain("example.com");
});
