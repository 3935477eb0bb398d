import { expect, test } from "vitest";
import { importsOf } from "./imports.ts";

test.each([
  ["an import", `import a, { type B } from "./a.ts";`, "./a.ts"],
  ["an import over several lines", `import {\n  a,\n  b,\n} from "#core/a.ts";`, "#core/a.ts"],
  ["an import for its effect", `import "./a.css";`, "./a.css"],
  ["an import of types", `import type { A } from './a.ts';`, "./a.ts"],
  ["a type imported where it is used", `type A = import("./a.ts").A;`, "./a.ts"],
  ["an import with attributes", `import a from "./a.json" with { type: "json" };`, "./a.json"],
  ["a re-export", `export { a } from "./a.ts";`, "./a.ts"],
  ["a re-export of everything", `export * as a from "./a.ts";`, "./a.ts"],
  ["a dynamic import", `const a = await import("./a.ts");`, "./a.ts"],
  ["a dynamic import from a folder", "const a = import(`./a/$" + "{b}.ts`);", "./a/*"],
  ["a require", `const a = require("./a.js");`, "./a.js"],
  ["a glob", `const a = import.meta.glob<string>("../a/*.md", { eager: true });`, "../a/*.md"],
  ["a worker", `new Worker(new URL("./a.ts", import.meta.url));`, "./a.ts"],
  ["an import with ?raw", `import a from "./a.md?raw";`, "./a.md"],
  ["an import with ?url", `import a from "./a.woff2?url";`, "./a.woff2"],
  ["an import with ?inline", `import a from "./a.css?inline";`, "./a.css"],
])("%s is seen", (_, text, specifier) => {
  expect(importsOf("a.tsx", text).map((one) => one.specifier)).toEqual([specifier]);
});

test("every pattern of a glob is seen, but for those it takes away", () => {
  const text = `import.meta.glob(["./a/*.md", "../b/*.md", "!./a/x.md"])`;
  expect(importsOf("a.ts", text).map((one) => one.specifier)).toEqual(["./a/*.md", "../b/*.md"]);
});

test.each([
  ["a line comment", `// import a from "./a.ts";`],
  ["a block comment", `/* import("./a.ts") */`],
  ["a string", `const a = 'import a from "./a.ts"';`],
  ["a template", `const a = \`import("./a.ts")\`;`],
  ["the text of an element", `const a = <p>import a from "./a.ts"</p>;`],
])("an import in %s is none", (_, text) => {
  expect(importsOf("a.tsx", text)).toEqual([]);
});

test("a computed path is seen as unknown", () => {
  expect(importsOf("a.ts", "\nimport(a + b);")).toEqual([{ specifier: null, kind: "module", line: 2 }]);
});

test("style sheets import too, outside their comments", () => {
  const text = `/* @import "./no.css";\n */\n@import "./a.css" layer(base);\n@import url("../b.css");`;
  expect(importsOf("a.css", text)).toEqual([
    { specifier: "./a.css", kind: "css", line: 3 },
    { specifier: "../b.css", kind: "css", line: 4 },
  ]);
});

test("a file that can not be parsed is named", () => {
  expect(() => importsOf("core/broken.ts", "const = ;")).toThrow(/core\/broken\.ts can not be parsed/);
});
