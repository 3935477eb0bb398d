import { attributeOf, isNamed, nextNode, scanXml } from "./xml-scan.ts";

/** Whether a style shows a number as a percentage: the cell holds 0.5 where the sheet shows 50 %. */
export type CellStyles = (style: number) => boolean;

/** Of the formats that every workbook has without declaring them, "0%" and "0.00%". */
const percentFormats = ["9", "10"];

export function readCellStyles(xml: Uint8Array): CellStyles {
  const formats = new Set(percentFormats);
  const isPercent: boolean[] = [];
  let isOfCells = false;
  const scan = scanXml(xml);
  while (nextNode(scan)) {
    if (isNamed(scan, "cellXfs")) isOfCells = scan.kind === "open";
    if (scan.kind !== "open") continue;
    const format = attributeOf(scan, "numFmtId") ?? "";
    if (isNamed(scan, "numFmt") && showsPercent(attributeOf(scan, "formatCode") ?? "")) formats.add(format);
    if (isNamed(scan, "xf") && isOfCells) isPercent.push(formats.has(format));
  }
  return (style) => isPercent[style] ?? false;
}

/** A sign in quotes or after a backslash is only shown. */
function showsPercent(code: string): boolean {
  return code.replaceAll(/"[^"]*"|\\./g, "").includes("%");
}
