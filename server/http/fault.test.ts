import { expect, test } from "vitest";
import { faultFields } from "./fault.ts";

test("a fault is told by its class and its places, never by its message", () => {
  const fields = faultFields(new RangeError("someone@example.com\n    at someone (/home/someone:1:1)"));
  expect(fields.error).toBe("RangeError");
  expect(fields.at?.[0]).toMatch(/fault\.test\.ts:\d+:\d+$/);
  expect(JSON.stringify(fields)).not.toContain("someone");
});

test("anything can be thrown", () => {
  expect(faultFields("someone@example.com")).toEqual({ error: "string" });
  expect(faultFields(undefined)).toEqual({ error: "undefined" });
});
