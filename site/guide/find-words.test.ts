import { expect, test } from "vitest";
import { findWords, isSearch } from "./find-words.ts";

function found(text: string, query: string): string[] {
  return findWords(text, query).map(([start, end]) => text.slice(start, end));
}

test("a word is found where it begins a word, whatever its case, and nowhere inside one", () => {
  expect(found("Stops stop. Nonstop at the top.", "stop")).toEqual(["Stop", "stop"]);
  expect(found("Stop at the top.", "top")).toEqual(["top"]);
});

test("a text counts only if it has every word of the query, in any order", () => {
  expect(found("The far edge of the box", "edge far")).toEqual(["edge", "far"]);
  expect(found("The far side of the box", "edge far")).toEqual([]);
});

test("signs of the query are searched for as they are written", () => {
  expect(found("Win rate × 2 (net) is 6-10%.", "(net")).toEqual(["(net"]);
  expect(found("Win rate × 2 (net) is 6-10%.", "6-10%")).toEqual(["6-10%"]);
  expect(found("A dot.", ".*")).toEqual([]);
});

test("a word typed twice is marked once", () => {
  expect(found("One box", "box box")).toEqual(["box"]);
});

test("one letter or blanks are not a search", () => {
  expect(["", " ", "b", " b "].map(isSearch)).toEqual([false, false, false, false]);
  expect(isSearch("bo")).toBe(true);
});
