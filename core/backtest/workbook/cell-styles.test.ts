import { expect, test } from "vitest";
import { encodeUtf8 } from "../unicode-bytes.ts";
import { readCellStyles } from "./cell-styles.ts";

test("a style shows percentages by its number format, known or declared", () => {
  const formats = [
    '<numFmt numFmtId="164" formatCode="0.00%"/>',
    '<numFmt numFmtId="165" formatCode="0.00&quot;%&quot;"/>',
    '<numFmt numFmtId="166" formatCode="0.00\\%"/>',
  ];
  const named = '<cellStyleXfs><xf numFmtId="9"/></cellStyleXfs>';
  const styles = ["0", "9", "10", "164", "165", "166"].map((format) => `<xf numFmtId="${format}"/>`);
  const xml = `<styleSheet><numFmts>${formats.join("")}</numFmts>${named}<cellXfs>${styles.join("")}</cellXfs></styleSheet>`;
  const showsPercent = readCellStyles(encodeUtf8(xml));
  expect(styles.map((_, style) => showsPercent(style))).toEqual([false, true, true, true, false, false]);
  expect(showsPercent(6)).toBe(false);
});
