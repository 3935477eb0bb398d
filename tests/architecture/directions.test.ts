import { describe, expect, test } from "vitest";
import { directionOffences, unplannedOffences } from "./directions.ts";

function reasons(file: string, specifier: string): string[] {
  const planted = new Map([[file, `\nimport x from "${specifier}";\n`]]);
  return directionOffences(planted).map((offence) => {
    expect(offence).toMatchObject({ file, line: 2 });
    return offence.reason;
  });
}

describe("refused:", () => {
  test.each([
    ["core/a.ts", "zod", "core must not import the package zod"],
    ["core/a.ts", "node:fs", "core must not import Node's own modules (node:fs)"],
    ["core/a.ts", "#content/company.ts", "core must not import content (#content/company.ts)"],
    ["core/a.test.ts", "zod", "core must not import the package zod"],
    ["core/a.test.ts", "#content/company.ts", "core must not import content (#content/company.ts)"],
    ["content/a.ts", "#site/ui/tag.tsx", "content must not import site/ui (#site/ui/tag.tsx)"],
    ["content/a.ts", "zod", "content must not import the package zod"],
    ["content/a.ts", "fs", "content must not import Node's own modules (fs)"],
    ["site/ui/a.tsx", "#content/company.ts", "site/ui must not import content (#content/company.ts)"],
    ["site/ui/a.tsx", "#core/plans.ts", "site/ui must not import core (#core/plans.ts)"],
    [
      "site/ui/a.tsx",
      "#site/browser/theme.ts",
      "site/ui must not import site/browser (#site/browser/theme.ts)",
    ],
    ["site/charts/a.tsx", "../ui/tag.tsx", "site/charts must not import site/ui (../ui/tag.tsx)"],
    ["site/charts/a.tsx", "#core/pricing.ts", "site/charts must not import core (#core/pricing.ts)"],
    ["site/browser/a.ts", "marked", "site/browser must not import the package marked"],
    ["site/browser/a.ts", "#content/pages.ts", "site/browser must not import content (#content/pages.ts)"],
    [
      "site/home/a.tsx",
      "#site/pricing/b.tsx",
      "site/home must not import site/pricing (#site/pricing/b.tsx)",
    ],
    ["site/home/a.tsx", "../layout/b.tsx", "site/home must not import site/layout (../layout/b.tsx)"],
    [
      "site/home/a.tsx",
      "#site/routes/home.tsx",
      "site/home must not import site/routes (#site/routes/home.tsx)",
    ],
    ["site/home/a.tsx", "node:path", "site/home must not import Node's own modules (node:path)"],
    ["site/home/a.tsx", "#server/env.ts", "site/home must not import server (#server/env.ts)"],
    ["site/routes/a.tsx", "#server/app.ts", "site/routes must not import server (#server/app.ts)"],
    ["site/routes/a.tsx", "../../tools/step.ts", "site/routes must not import tools (../../tools/step.ts)"],
    ["server/http/a.ts", "#core/plans.ts", "server/http must not import core (#core/plans.ts)"],
    ["server/http/a.ts", "#server/api/b.ts", "server/http must not import server/api (#server/api/b.ts)"],
    [
      "server/payments/a.ts",
      "#server/storage/b.ts",
      "server/payments must not import server/storage (#server/storage/b.ts)",
    ],
    [
      "server/storage/a.ts",
      "#server/payments/b.ts",
      "server/storage must not import server/payments (#server/payments/b.ts)",
    ],
    [
      "server/orders/a.ts",
      "#server/http/b.ts",
      "server/orders must not import server/http (#server/http/b.ts)",
    ],
    [
      "server/api/a.ts",
      "#server/storage/b.ts",
      "server/api must not import server/storage (#server/storage/b.ts)",
    ],
    ["server/api/a.ts", "#server/app.ts", "server/api must not import server (#server/app.ts)"],
    ["server/api/a.ts", "fastify", "server/api must not import the package fastify"],
    ["server/main.ts", "#site/root.tsx", "server must not import site (#site/root.tsx)"],
    ["server/main.ts", "../standin/main.ts", "server must not import standin (../standin/main.ts)"],
    ["server/main.ts", "../tools/step.ts", "server must not import tools (../tools/step.ts)"],
    ["standin/main.ts", "#server/env.ts", "standin must not import server (#server/env.ts)"],
    ["standin/main.ts", "#core/plans.ts", "standin must not import core (#core/plans.ts)"],
    ["tools/a.ts", "#site/routes.ts", "tools must not import site (#site/routes.ts)"],
    ["tests/a.test.ts", "../site/ui/tag.tsx", "tests must not import site/ui (../site/ui/tag.tsx)"],
    ["bench/a.ts", "#site/root.tsx", "bench must not import site (#site/root.tsx)"],
    ["vite.config.ts", "./server/env.ts", "the root must not import server (./server/env.ts)"],
    [
      "core/a.ts",
      "../../elsewhere.ts",
      "core must not import what lies outside the checkout (../../elsewhere.ts)",
    ],
    ["core/a.ts", "#attic/a.ts", "core must not import what lies in no room (#attic/a.ts)"],
  ])("%s → %s", (file, specifier, reason) => {
    expect(reasons(file, specifier)).toEqual([reason]);
  });
});

describe("allowed:", () => {
  test.each([
    ["core/affiliate/a.ts", "../money.ts"],
    ["core/a.test.ts", "vitest"],
    ["core/a.test.ts", "fast-check"],
    ["core/a.test.ts", "node:fs"],
    ["content/a.ts", "#core/plans.ts"],
    ["site/ui/a.tsx", "react"],
    ["site/ui/a.tsx", "#core/money.ts"],
    ["site/charts/a.tsx", "#core/backtest/equity.ts"],
    ["site/browser/a.tsx", "react-router"],
    ["site/browser/a.tsx", "#core/affiliate/referral.ts"],
    ["site/home/a.tsx", "#site/ui/tag.tsx"],
    ["site/home/a.tsx", "#site/charts/marks.tsx"],
    ["site/home/a.tsx", "#content/home.ts"],
    ["site/routes/home.tsx", "#site/pricing/plan-row.tsx"],
    ["site/routes/home.tsx", "./+types/home.ts"],
    ["site/root.tsx", "./layout/frame.tsx"],
    ["server/http/a.ts", "fastify"],
    ["server/payments/a.ts", "node:crypto"],
    ["server/orders/a.ts", "#server/storage/orders.ts"],
    ["server/api/a.ts", "#server/http/endpoint.ts"],
    ["server/app.ts", "./api/health.ts"],
    ["server/app.ts", "#core/plans.ts"],
    ["tools/a.ts", "#server/env.ts"],
    ["tests/a.ts", "../tools/build.ts"],
    ["tests/e2e/a.ts", "../../package.json"],
    ["react-router.config.ts", "./content/pages.ts"],
  ])("%s → %s", (file, specifier) => {
    expect(reasons(file, specifier)).toEqual([]);
  });
});

test("a glob and a style sheet obey the same table", () => {
  const planted = new Map([
    ["site/ui/a.ts", `import.meta.glob("../../content/legal/*.md")`],
    ["site/reading/a.ts", `import.meta.glob("../../content/legal/*.md")`],
    ["site/home/a.css", `@import "../pricing/plan-row.css";`],
    ["site/styles/a.css", `@import "tailwindcss/theme.css";\n@import "../pricing/plan-row.css";`],
  ]);
  expect(directionOffences(planted)).toEqual([
    { file: "site/ui/a.ts", line: 1, reason: "site/ui must not import content (../../content/legal/*.md)" },
    {
      file: "site/home/a.css",
      line: 1,
      reason: "site/home must not import site/pricing (../pricing/plan-row.css)",
    },
  ]);
});

test("a computed import is refused outside tools and tests", () => {
  const planted = new Map([
    ["server/a.ts", "import(name);"],
    ["tools/a.ts", "import(name);"],
  ]);
  expect(directionOffences(planted).map(({ file }) => file)).toEqual(["server/a.ts"]);
});

describe("a place that the plan does not name is reported once:", () => {
  test.each([
    ["attic/a.ts", "attic/ is in no room of the plan"],
    ["attic/picture.png", "attic/ is in no room of the plan"],
    ["site/cart/a.tsx", "site/cart/ is in no room of the plan"],
    ["server/jobs/a.ts", "server/jobs/ is in no room of the plan"],
    ["site/loose.ts", "site/loose.ts is in no room of the plan"],
    ["loose.ts", "loose.ts is in no room of the plan"],
  ])("%s", (file, reason) => {
    const planted = new Map([
      [file, ""],
      [file.replace("a.ts", "b.ts"), ""],
    ]);
    expect(unplannedOffences(planted)).toEqual([{ file, line: 1, reason }]);
  });

  test.each([
    "README.md",
    "package.json",
    "vite.config.ts",
    "docs/architecture.md",
    "public/favicon.svg",
    ".ci/run",
    "backtests/nifty.csv",
    "core/backtest/equity.ts",
    "server/storage/migrations/0001-orders.sql",
    "server/nearest-name.ts",
    "site/root.tsx",
    "site/entry.server.tsx",
    "site/tsconfig.json",
  ])("%s is in the plan", (file) => {
    expect(unplannedOffences(new Map([[file, ""]]))).toEqual([]);
  });
});
