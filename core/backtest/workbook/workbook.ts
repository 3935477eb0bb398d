import { type ReadingLimits, sizeText } from "../reading-limits.ts";
import { type Refusal, Refused, refusalOf } from "../refusal.ts";
import { readCellStyles } from "./cell-styles.ts";
import { findListHeader, listText, type SheetContext } from "./list-sheet.ts";
import { type PlatformFigures, platformFiguresIn } from "./platform-figures.ts";
import { type ReportSheet, readReportSheet } from "./report-sheet.ts";
import { readSharedStrings } from "./shared-strings.ts";
import { type Archive, type Inflate, openArchive } from "./unzip.ts";
import { factsIn, type WorkbookFacts } from "./workbook-facts.ts";
import { readParts, type WorkbookParts } from "./workbook-parts.ts";
import { damaged, tooLarge } from "./zip-directory.ts";

export type Workbook = {
  readonly kind: "read";
  /** As the platform's text file would have it, row for row. */
  readonly tradeList: Uint8Array;
  readonly facts: WorkbookFacts;
  readonly own: PlatformFigures;
};

/** Of the file, and again of all that is in it, unpacked. */
export type WorkbookLimits = Pick<ReadingLimits, "bytes" | "rows">;

/** By its first bytes: a name proves nothing. */
export function isWorkbook(bytes: Uint8Array): boolean {
  return startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]) || startsWith(bytes, [0x50, 0x4b, 0x05, 0x06]);
}

/** Of before 2007, or of today with a password: the same container holds either. */
export function isOldWorkbook(bytes: Uint8Array): boolean {
  return startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0]);
}

export async function readWorkbook(
  bytes: Uint8Array,
  file: string,
  inflate: Inflate,
  limits: WorkbookLimits,
): Promise<Workbook | Refusal> {
  try {
    if (bytes.length > limits.bytes) throw tooLarge(`it is larger than ${sizeText(limits.bytes)}`);
    return await workbookIn(openArchive(bytes, limits.bytes, inflate), limits);
  } catch (error) {
    if (error instanceof Refused) return refusalOf(error, file);
    throw error;
  }
}

async function workbookIn(archive: Archive, limits: WorkbookLimits): Promise<Workbook> {
  const parts = await readParts(archive);
  const context = await contextOf(archive, parts, limits);
  const reports: ReportSheet[] = [];
  let tradeList: Uint8Array | null = null;
  for (const path of parts.sheets) {
    const sheet = await archive.read(path);
    if (sheet === null) throw damaged(`${path} is missing`);
    const header = tradeList === null ? findListHeader(sheet, context) : null;
    if (header === null) reports.push(readReportSheet(sheet, context));
    else tradeList = listText(sheet, header, context);
  }
  if (tradeList === null) {
    const problem = "no sheet has the columns of a trade list; export it with the platform set to English";
    throw new Refused("no-trade-list", null, null, problem);
  }
  return { kind: "read", tradeList, facts: factsIn(reports), own: platformFiguresIn(reports) };
}

async function contextOf(
  archive: Archive,
  { strings, styles, countsFrom1904 }: WorkbookParts,
  { rows, bytes }: WorkbookLimits,
): Promise<SheetContext> {
  const stringsXml = strings === null ? null : await archive.read(strings);
  const stylesXml = styles === null ? null : await archive.read(styles);
  return {
    strings: readSharedStrings(stringsXml ?? new Uint8Array()),
    showsPercent: readCellStyles(stylesXml ?? new Uint8Array()),
    countsFrom1904,
    mostRows: rows,
    mostBytes: bytes,
  };
}

function startsWith(bytes: Uint8Array, magic: readonly number[]): boolean {
  return magic.every((byte, place) => bytes[place] === byte);
}
