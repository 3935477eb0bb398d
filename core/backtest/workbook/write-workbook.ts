import { encodeUtf8 } from "../unicode-bytes.ts";
import { columnLetters } from "./sheet-cells.ts";
import { type PackedFile, writeZip } from "./write-zip.ts";

/** A moment by the chart's clock, which a sheet keeps as a number of days. */
export type WrittenMoment = { readonly wallMs: number };

export type WrittenCell = string | number | WrittenMoment | null;

export type WrittenSheet = { readonly name: string; readonly rows: readonly (readonly WrittenCell[])[] };

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const office = "http://schemas.openxmlformats.org";
const main = `${office}/spreadsheetml/2006/main`;
const relation = `${office}/officeDocument/2006/relationships`;
const packageRelation = `${office}/package/2006/relationships`;
const contentType = "application/vnd.openxmlformats-officedocument.spreadsheetml";
const dayMs = 86_400_000;
const dayZero = Date.UTC(1899, 11, 30);

/** As a spreadsheet would save it, except that nothing is packed: how well packers pack changes with their version. */
export function writeWorkbook(sheets: readonly WrittenSheet[]): Uint8Array {
  return writeZip(workbookFiles(sheets));
}

export function workbookFiles(sheets: readonly WrittenSheet[]): PackedFile[] {
  const texts = new Map<string, number>();
  const bodies = sheets.map(({ rows }) => sheetXml(rows, texts));
  const files = [
    ["[Content_Types].xml", contentTypesXml(sheets.length)],
    ["_rels/.rels", relationsXml([["officeDocument", "xl/workbook.xml"]])],
    ["xl/workbook.xml", bookXml(sheets)],
    [
      "xl/_rels/workbook.xml.rels",
      relationsXml([
        ...sheets.map((_, place) => ["worksheet", `worksheets/sheet${place + 1}.xml`] as const),
        ["styles", "styles.xml"],
        ["sharedStrings", "sharedStrings.xml"],
      ]),
    ],
    ...bodies.map((body, place) => [`xl/worksheets/sheet${place + 1}.xml`, body] as const),
    ["xl/styles.xml", stylesXml],
    ["xl/sharedStrings.xml", stringsXml([...texts.keys()])],
  ] as const;
  return files.map(([name, xml]) => ({ name, bytes: encodeUtf8(declaration + xml) }));
}

function bookXml(sheets: readonly WrittenSheet[]): string {
  const tabs = sheets.map(
    ({ name }, place) => `<sheet name="${escaped(name)}" sheetId="${place + 1}" r:id="rId${place + 1}"/>`,
  );
  return `<workbook xmlns="${main}" xmlns:r="${relation}"><sheets>${tabs.join("")}</sheets></workbook>`;
}

function relationsXml(targets: readonly (readonly [kind: string, target: string])[]): string {
  const lines = targets.map(
    ([kind, target], place) =>
      `<Relationship Id="rId${place + 1}" Type="${relation}/${kind}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${packageRelation}">${lines.join("")}</Relationships>`;
}

function contentTypesXml(sheets: number): string {
  const parts = [
    ["/xl/workbook.xml", "sheet.main"],
    ...Array.from({ length: sheets }, (_, place) => [`/xl/worksheets/sheet${place + 1}.xml`, "worksheet"]),
    ["/xl/styles.xml", "styles"],
    ["/xl/sharedStrings.xml", "sharedStrings"],
  ];
  const lines = parts.map(
    ([name, kind]) => `<Override PartName="${name}" ContentType="${contentType}.${kind}+xml"/>`,
  );
  return `<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${lines.join("")}</Types>`;
}

/** The first style is everything's, the second shows a number of days as a moment. */
const stylesXml = `<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`;

function stringsXml(texts: readonly string[]): string {
  const items = texts.map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`);
  return `<sst xmlns="${main}" uniqueCount="${texts.length}">${items.join("")}</sst>`;
}

function sheetXml(rows: WrittenSheet["rows"], texts: Map<string, number>): string {
  const lines = rows.map((cells, place) => {
    const written = cells.map((cell, column) => cellXml(cell, `${columnLetters(column)}${place + 1}`, texts));
    return `<row r="${place + 1}">${written.join("")}</row>`;
  });
  return `<worksheet xmlns="${main}"><sheetData>${lines.join("")}</sheetData></worksheet>`;
}

function cellXml(cell: WrittenCell, address: string, texts: Map<string, number>): string {
  if (cell === null) return "";
  if (typeof cell === "number") return `<c r="${address}"><v>${cell}</v></c>`;
  if (typeof cell !== "string") {
    return `<c r="${address}" s="1"><v>${(cell.wallMs - dayZero) / dayMs}</v></c>`;
  }
  const place = texts.get(cell) ?? texts.size;
  texts.set(cell, place);
  return `<c r="${address}" t="s"><v>${place}</v></c>`;
}

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
