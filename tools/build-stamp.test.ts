import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { buildStamp } from "./build-stamp.ts";

let root = "";

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "stamp-"));
  mkdirSync(path.join(root, "content/legal"), { recursive: true });
  mkdirSync(path.join(root, "server"));
  mkdirSync(path.join(root, "public"));
  write("content/legal/terms.md", "one");
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  writeFileSync(path.join(root, file), text);
}

test("the stamp stays the same while nothing the build reads changes", () => {
  const before = buildStamp(root, "production");
  write("server/app.ts", "other");
  write("content/pages.test.ts", "a test");
  expect(buildStamp(root, "production")).toBe(before);
});

test("a changed text, a new file, a new name and another variant each change the stamp", () => {
  const stamps = [buildStamp(root, "production"), buildStamp(root, "kit")];
  write("content/legal/terms.md", "two");
  stamps.push(buildStamp(root, "production"));
  write("content/legal/privacy.md", "two");
  stamps.push(buildStamp(root, "production"));
  rmSync(path.join(root, "content/legal/privacy.md"));
  write("content/legal/cookies.md", "two");
  stamps.push(buildStamp(root, "production"));
  write("public/favicon.svg", "icon");
  stamps.push(buildStamp(root, "production"));
  expect(new Set(stamps).size).toBe(stamps.length);
});
