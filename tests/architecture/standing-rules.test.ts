import { describe, expect, test } from "vitest";
import type { Offence } from "./offence.ts";
import type { SourceFiles } from "./source-files.ts";
import {
  clockOffences,
  defaultExportOffences,
  environmentOffences,
  markupOffences,
  storageOffences,
} from "./standing-rules.ts";

type Find = (files: SourceFiles) => Offence[];

function lines(find: Find, file: string, text: string): string[] {
  return find(new Map([[file, `\n${text}`]])).map((offence) => {
    expect(offence).toMatchObject({ file, line: 2 });
    return offence.reason;
  });
}

describe("the environment", () => {
  test.each([
    ["server/env.ts", "const a = process.env.PORT;"],
    ["server/http/log.ts", `const a = process["env"].PORT;`],
    ["server/app.ts", "const { env } = process;"],
    ["server/app.ts", `import { env } from "node:process";`],
    ["site/home/hero.tsx", "const a = process.env.NODE_ENV;"],
    ["content/pages.ts", "const a = process.env.SITE;"],
  ])("is not read in %s by %s", (file, text) => {
    const reason = "reads process.env: only an entry point may, and hands it on";
    expect(lines(environmentOffences, file, text)).toEqual([reason]);
  });

  test.each([
    "server/main.ts",
    "tools/build.ts",
    "tools/finish/compress.ts",
    "bench/run.ts",
    "site/routes.ts",
    "react-router.config.ts",
    "tests/e2e/site.ts",
    "server/env.test.ts",
  ])("is read in %s", (file) => {
    expect(lines(environmentOffences, file, "const a = process.env.PORT;")).toEqual([]);
  });

  test("may be spoken of anywhere", () => {
    expect(lines(environmentOffences, "server/env.ts", `const a = "process.env"; // process.env`)).toEqual(
      [],
    );
  });
});

describe("the browser's storage", () => {
  test.each([
    ["site/layout/a.ts", `localStorage.getItem("a");`, "localStorage"],
    ["site/ui/a.tsx", `window.sessionStorage.setItem("a", "b");`, "sessionStorage"],
    ["site/root.tsx", `window["localStorage"];`, "localStorage"],
    ["core/affiliate/a.ts", `globalThis.localStorage;`, "localStorage"],
  ])("is not touched in %s by %s", (file, text, name) => {
    expect(lines(storageOffences, file, text)).toEqual([`touches ${name}: only site/browser may`]);
  });

  test.each([
    ["site/browser/theme.ts", `localStorage.getItem("a");`],
    ["site/ui/tabs.test.tsx", `localStorage.clear();`],
    ["content/cookies.ts", `const a = "We keep it in localStorage."; // localStorage`],
  ])("may stand in %s as %s", (file, text) => {
    expect(lines(storageOffences, file, text)).toEqual([]);
  });
});

describe("time and chance", () => {
  test.each([
    ["Date.now()", "Date.now"],
    ["new Date()", "new Date()"],
    ["Date()", "Date()"],
    ["Math.random()", "Math.random"],
    ["performance.now()", "performance.now"],
  ])("core does not call %s", (text, reading) => {
    const reason = `calls ${reading}: time and chance are arguments in core`;
    expect(lines(clockOffences, "core/a.ts", `export const a = ${text};`)).toEqual([reason]);
  });

  test.each([
    ["core/a.ts", "new Date(ms);"],
    ["core/a.ts", "Date.UTC(2026, 0, 1); // not Date.now()"],
    ["core/a.test.ts", "new Date();"],
    ["server/http/log.ts", "new Date();"],
  ])("%s may call %s", (file, text) => {
    expect(lines(clockOffences, file, text)).toEqual([]);
  });
});

describe("markup", () => {
  test.each([
    ["<p dangerouslySetInnerHTML={{ __html: a }} />", "sets dangerouslySetInnerHTML: render elements"],
    ["<p {...{ dangerouslySetInnerHTML: a }} />", "sets dangerouslySetInnerHTML: render elements"],
    ["<p style={{ top: 0 }} />", "sets a style, which the CSP blocks: use a class"],
    ["<p\nclassName='a' style={a} />", "sets a style, which the CSP blocks: use a class"],
  ])("in site is not %s", (text, reason) => {
    const planted = new Map([["site/ui/a.tsx", `export const a = ${text};`]]);
    expect(markupOffences(planted).map((offence) => offence.reason)).toEqual([reason]);
  });

  test.each([
    ["site/ui/a.tsx", "export const a = <p className='style' />; const b = { style: 1 };"],
    ["site/ui/a.test.tsx", "export const a = <p style={{ top: 0 }} />;"],
  ])("%s may hold %s", (file, text) => {
    expect(lines(markupOffences, file, text)).toEqual([]);
  });
});

describe("a default export", () => {
  test.each([
    ["core/a.ts", "export default 1;"],
    ["site/ui/a.tsx", "export default function A() {}"],
    ["site/layout/a.tsx", "const a = 1; export { a as default };"],
    ["tests/a.ts", `export { default } from "./b.ts";`],
  ])("is refused in %s: %s", (file, text) => {
    const reason = "has a default export that no framework asks for: name it";
    expect(lines(defaultExportOffences, file, text)).toEqual([reason]);
  });

  test.each([
    "site/routes/home.tsx",
    "site/routes.ts",
    "site/root.tsx",
    "site/entry.server.tsx",
    "vite.config.ts",
  ])("is what the framework asks for in %s", (file) => {
    expect(lines(defaultExportOffences, file, "export default 1;")).toEqual([]);
  });
});
