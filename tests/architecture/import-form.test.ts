import { expect, test } from "vitest";
import { barrelOffences, importFormOffences } from "./import-form.ts";

function reasons(file: string, text: string): string[] {
  return importFormOffences(new Map([[file, text]])).map(({ reason }) => reason);
}

test.each([
  ["site/home/a.tsx", `import "../ui/tag.tsx";`, "leaves site/home: write #site/ui/tag.tsx"],
  ["site/home/a.tsx", `import "../../core/money.ts";`, "leaves site/home: write #core/money.ts"],
  [
    "server/api/a.ts",
    `import type { A } from "../http/log.ts";`,
    "leaves server/api: write #server/http/log.ts",
  ],
  ["server/main.ts", `import "../core/money.ts";`, "leaves server: write #core/money.ts"],
  [
    "site/home/a.tsx",
    `import "#site/home/b.tsx";`,
    "stays in site/home: write a relative path (#site/home/b.tsx)",
  ],
  [
    "core/affiliate/a.ts",
    `import "#core/money.ts";`,
    "stays in core: write a relative path (#core/money.ts)",
  ],
  [
    "server/app.ts",
    `import "#server/http/log.ts";`,
    "stays in server: write a relative path (#server/http/log.ts)",
  ],
  ["core/a.ts", `import "./money";`, "leaves out the extension (./money)"],
  ["content/a.ts", `import "#core/money";`, "leaves out the extension (#core/money)"],
  ["tools/a.ts", `import "../content/pages";`, "leaves out the extension (../content/pages)"],
  ["core/a.ts", `import "/core/money.ts";`, "imports an absolute path (/core/money.ts)"],
])("%s with %s is refused", (file, text, reason) => {
  expect(reasons(file, text)).toEqual([reason]);
});

test.each([
  ["core/affiliate/a.ts", `import "../money.ts";`],
  ["site/root.tsx", `import "./layout/frame.tsx";`],
  ["site/root.tsx", `import font from "./styles/fonts/a.woff2?url";`],
  ["site/home/a.tsx", `import "#site/ui/tag.tsx"; import "./b.tsx"; import "react-dom/client";`],
  ["site/reading/a.ts", `import.meta.glob("../../content/legal/*.md");`],
  ["site/styles/a.css", `@import "../ui/tag.css";`],
  ["tools/a.ts", `import "../content/pages.ts"; import "#content/pages.ts";`],
  ["tests/a.ts", `import "../tools/build.ts";`],
  ["server/http/a.test.ts", `import "../app.ts";`],
  ["react-router.config.ts", `import "./content/pages.ts";`],
])("%s with %s is fine", (file, text) => {
  expect(reasons(file, text)).toEqual([]);
});

test.each([
  ["core/a.ts", `export * from "./money.ts";`],
  ["core/a.ts", `export { rupees } from "./money.ts";\nexport type { Plan } from "./plans.ts";`],
  ["core/a.ts", `import { rupees } from "./money.ts";\nexport { rupees };`],
  ["core/index.ts", `export * from "./money.ts";\nexport const a = 1;`],
])("%s with %s is a barrel", (file, text) => {
  const reason = "is a barrel: import from the file that has the thing";
  expect(barrelOffences(new Map([[file, text]]))).toEqual([{ file, line: 1, reason }]);
});

test.each([
  ["core/a.ts", `import { rupees } from "./money.ts";\nexport const a = rupees(1);`],
  ["core/a.ts", `export type { Money } from "./money.ts";\nexport function a() {}`],
  ["site/routes/kit.tsx", `export { Kit as default } from "#site/kit/kit.tsx";`],
  ["site/a.d.ts", "export {};"],
])("%s with %s is no barrel", (file, text) => {
  expect(barrelOffences(new Map([[file, text]]))).toEqual([]);
});
