import { expect, test } from "vitest";
import { nameOffences } from "./names.ts";
import { sizeOffences } from "./size.ts";

function reasons(file: string): string[] {
  return nameOffences(new Map([[file, ""]])).map((offence) => {
    expect(offence).toMatchObject({ file, line: 1 });
    return offence.reason;
  });
}

const drawer = "is a drawer: name the subject or the act";
const drawers = [
  "utils",
  "helpers",
  "misc",
  "common",
  "shared",
  "types",
  "constants",
  "index",
  "manager",
  "service",
];

test.each(drawers)("a file or a folder named %s is a drawer", (name) => {
  expect(reasons(`core/${name}.ts`)).toEqual([`the name ${drawer}`]);
  expect(reasons(`core/${name}.test.ts`)).toEqual([`the name ${drawer}`]);
  expect(reasons(`site/${name}/button.tsx`)).toEqual([`the folder site/${name}/ ${drawer}`]);
});

test.each([
  ["server/http/date-utils.ts", `the name ${drawer}`],
  ["server/orders/order-manager.ts", `the name ${drawer}`],
  ["site/ui/button2.tsx", "the name ends in a number: say what makes it different"],
  ["site/ui/button-2.css", "the name ends in a number: say what makes it different"],
  ["site/home2/hero.tsx", "the folder site/home2/ ends in a number: say what makes it different"],
  ["core/MonthlyReturns.ts", "the name is not kebab-case"],
  ["core/monthly_returns.ts", "the name is not kebab-case"],
  ["core/monthlyReturns.test.ts", "the name is not kebab-case"],
  ["core/money.types.ts", "the name is not kebab-case"],
  ["content/legal/Terms.md", "the name is not kebab-case"],
  ["site/Home/hero.tsx", "the folder site/Home/ is not kebab-case"],
])("%s is refused", (file, reason) => {
  expect(reasons(file)).toEqual([reason]);
});

test.each([
  "server/http/content-type.ts",
  "content/legal/terms-of-service.md",
  "core/drawdown.test.ts",
  "site/root.tsx",
  "site/entry.client.tsx",
  "site/entry.server.tsx",
  "react-router.config.ts",
  "server/storage/migrations/0001-orders.sql",
  "backtests/NSE_NIFTY1.csv",
  "public/icon-192.png",
  "docs/README.md",
])("%s is a fine name", (file) => {
  expect(reasons(file)).toEqual([]);
});

test.each(["core/a.ts", "site/a.tsx", "site/ui/a.css", "tools/a.mjs"])(
  "%s may have 400 lines, not 401",
  (file) => {
    expect(sizeOffences(new Map([[file, "x\n".repeat(400)]]))).toEqual([]);
    expect(sizeOffences(new Map([[file, "x\n".repeat(401)]]))).toEqual([
      { file, line: 401, reason: "has 401 lines, more than 400: it knows two subjects" },
    ]);
  },
);

test("a document may be as long as it needs", () => {
  expect(sizeOffences(new Map([["docs/decisions.md", "x\n".repeat(900)]]))).toEqual([]);
});
