import { expect, test } from "vitest";
import { committedPdf, guideText } from "./guide-pdf.ts";

const mostBytes = 400_000;
const again = "run npm run guide-pdf";

test("the booklet was printed from the present text of the guide", () => {
  expect(committedPdf().printed.text, again).toBe(guideText());
});

test("the booklet is the file that was printed, and small enough to fetch on a phone", () => {
  const { bytes, hash, printed } = committedPdf();
  expect(hash, again).toBe(printed.pdf);
  expect(bytes.length).toBeLessThan(mostBytes);
});

test("the booklet is tagged, has an outline, names its language and brings its fonts along", () => {
  const source = committedPdf().bytes.toString("latin1");
  for (const part of ["/StructTreeRoot", "/Outlines", "/Lang"]) expect(source).toContain(part);
  expect(source).toMatch(/\/Type3|\/FontFile/);
  expect(source).not.toMatch(/\/BaseFont \/(?:Helvetica|Times|Courier)/);
});
