import type { Archive } from "./unzip.ts";
import { attributeOf, isNamed, nextNode, scanXml } from "./xml-scan.ts";
import { unsupported } from "./zip-directory.ts";

/** Where the parts of a workbook stand in its archive. */
export type WorkbookParts = {
  /** Paths, in the order of the tabs, each once. */
  readonly sheets: readonly string[];
  readonly strings: string | null;
  readonly styles: string | null;
  /** Days are counted from 1904 on, as old spreadsheets of one maker did. */
  readonly countsFrom1904: boolean;
};

type Relation = { readonly kind: string; readonly path: string };

const book = "xl/workbook.xml";
const relationsOfBook = "xl/_rels/workbook.xml.rels";

/** Rejects with `Refused`. */
export async function readParts(archive: Archive): Promise<WorkbookParts> {
  const [bookXml, relationsXml] = [await archive.read(book), await archive.read(relationsOfBook)];
  if (bookXml === null || relationsXml === null) throw unsupported("it is an archive of another kind");
  const relations = readRelations(relationsXml);
  const sheets = new Set<string>();
  let countsFrom1904 = false;
  const scan = scanXml(bookXml);
  while (nextNode(scan)) {
    if (scan.kind !== "open") continue;
    if (isNamed(scan, "workbookPr"))
      countsFrom1904 = /^(?:1|true)$/.test(attributeOf(scan, "date1904") ?? "");
    if (!isNamed(scan, "sheet")) continue;
    const relation = relations.get(attributeOf(scan, "id") ?? "");
    if (relation?.kind === "worksheet") sheets.add(relation.path);
  }
  const pathOf = (wanted: string) =>
    [...relations.values()].find(({ kind }) => kind === wanted)?.path ?? null;
  return { sheets: [...sheets], strings: pathOf("sharedStrings"), styles: pathOf("styles"), countsFrom1904 };
}

function readRelations(xml: Uint8Array): ReadonlyMap<string, Relation> {
  const relations = new Map<string, Relation>();
  const scan = scanXml(xml);
  while (nextNode(scan)) {
    if (scan.kind !== "open" || !isNamed(scan, "Relationship")) continue;
    if (attributeOf(scan, "TargetMode") === "External") continue;
    const kind = attributeOf(scan, "Type")?.split("/").at(-1) ?? "";
    const target = attributeOf(scan, "Target") ?? "";
    const path = target.startsWith("/") ? target : `xl/${target.replace(/^(?:\.\/)+/, "")}`;
    relations.set(attributeOf(scan, "Id") ?? "", { kind, path });
  }
  return relations;
}
