import { cellText, type RowCursor } from "./delimited-text.ts";
import { encodeUtf8 } from "./unicode-bytes.ts";

/** Which end of which trade a row tells. */
export type RowType = { readonly isEntry: boolean; readonly isShort: boolean };

const entryLong: RowType = { isEntry: true, isShort: false };
const exitLong: RowType = { isEntry: false, isShort: false };
const entryShort: RowType = { isEntry: true, isShort: true };
const exitShort: RowType = { isEntry: false, isShort: true };

const english = [
  ["entry long", entryLong],
  ["exit long", exitLong],
  ["entry short", entryShort],
  ["exit short", exitShort],
] as const satisfies readonly (readonly [string, RowType])[];
const inPlace = english.map(([name, type]) => ({ name: encodeUtf8(name), type }));
const byName: ReadonlyMap<string, RowType> = new Map([
  ...english,
  ["вход в длинную позицию", entryLong],
  ["выход из длинной позиции", exitLong],
  ["вход в короткую позицию", entryShort],
  ["выход из короткой позиции", exitShort],
]);
const lowerCaseBit = 0x20;

/** In any case of letters; null for what is neither. */
export function rowTypeOf(cursor: RowCursor, cell: number): RowType | null {
  const start = cursor.starts[cell] ?? 0;
  const length = cell < cursor.cells ? (cursor.ends[cell] ?? 0) - start : 0;
  for (const { name, type } of inPlace) {
    if (name.length === length && isAt(cursor.bytes, start, name)) return type;
  }
  return byName.get(cellText(cursor, cell).toLowerCase().replaceAll(/\s+/g, " ")) ?? null;
}

/** A letter and its capital differ in one bit, and the space has that bit. */
function isAt(bytes: Uint8Array, start: number, name: Uint8Array): boolean {
  for (let at = 0; at < name.length; at += 1) {
    if (((bytes[start + at] ?? 0) | lowerCaseBit) !== name[at]) return false;
  }
  return true;
}
