import { expect, test } from "vitest";
import { team, teamSection } from "./team.ts";

test("three or four members have a name, a role and a description of their own", () => {
  expect([3, 4]).toContain(team.length);
  for (const field of ["name", "role", "description"] as const) {
    expect(new Set(team.map((member) => member[field])).size).toBe(team.length);
  }
});

test("a placeholder is marked as a sample and can not be taken for a person", () => {
  for (const { name, sample, link } of team) {
    expect(sample).toBe(/^Team member [A-Z]$/.test(name));
    if (sample) expect(link).toBeUndefined();
    else if (link !== undefined) expect(link).toMatch(/^https:\/\//);
  }
});

test("the team is described without em dashes and exclamation marks", () => {
  expect(JSON.stringify([team, teamSection])).not.toMatch(/[—!]/);
});
