import { expect, test } from "vitest";
import { sectionBeingRead } from "./reading-position.ts";

const far = { heightPx: 900, leftToScrollPx: 5000 };

function headings(...tops: number[]) {
  return tops.map((top, at) => ({ id: `s${at}`, top }));
}

test("the section being read is the last whose heading has passed the reading line", () => {
  expect(sectionBeingRead(headings(-900, -300, 88, 400), far)).toBe("s2");
  expect(sectionBeingRead(headings(-900, -300, 300, 700), far)).toBe("s1");
});

test("above the first heading the first section is the one to come", () => {
  expect(sectionBeingRead(headings(390, 800), far)).toBe("s0");
});

test("at the end of the page the last section is being read, however short it is", () => {
  const tops = headings(-400, 120, 300, 460);
  expect(sectionBeingRead(tops, { heightPx: 900, leftToScrollPx: 800 })).toBe("s1");
  expect(sectionBeingRead(tops, { heightPx: 900, leftToScrollPx: 590 })).toBe("s2");
  expect(sectionBeingRead(tops, { heightPx: 900, leftToScrollPx: 0 })).toBe("s3");
});

test("a page without sections has none to read", () => {
  expect(sectionBeingRead([], far)).toBeNull();
});
