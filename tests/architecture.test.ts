import path from "node:path";
import { describe, expect, test } from "vitest";
import { company } from "#content/company.ts";
import { commissionPercent } from "#core/affiliate/commission.ts";
import { formatMoney } from "#core/money.ts";
import { planById } from "#core/plans.ts";
import { describeOffence } from "./architecture/offence.ts";
import { type RuleName, rules } from "./architecture/rules.ts";
import { readSourceFiles } from "./architecture/source-files.ts";

const checkout = readSourceFiles(path.dirname(import.meta.dirname));
/** Each reads the whole checkout, on whatever machine and beside whatever else runs there. */
const timeoutMs = 60_000;
const ruleNames = Object.keys(rules) as RuleName[];

describe("in this checkout", { timeout: timeoutMs }, () => {
  test.each(ruleNames)("%s", (name) => {
    const offences = rules[name](checkout).map(describeOffence);
    expect(offences, `\n${offences.join("\n")}\n`).toEqual([]);
  });
});

// A guard that never barks proves nothing: each rule must find an offence put among the real files.
describe("an offence planted in this checkout is found by the rule that", { timeout: timeoutMs }, () => {
  const pro = planById("pro");
  const planted: Readonly<Record<RuleName, readonly [file: string, text: string, found: string]>> = {
    "every import goes in a direction that the plan allows": [
      "site/home/planted.tsx",
      `import { PlanRow } from "#site/pricing/plan-row.tsx";\n`,
      "site/home/planted.tsx:1 site/home must not import site/pricing (#site/pricing/plan-row.tsx)",
    ],
    "every file lies in a room of the plan": [
      "site/planted/planted.ts",
      "export const planted = 1;\n",
      "site/planted/planted.ts:1 site/planted/ is in no room of the plan",
    ],
    "imports are relative inside a room, #room/… across rooms, and carry the extension": [
      "site/pricing/planted.ts",
      `\nimport { formatMoney } from "../../core/money.ts";\n`,
      "site/pricing/planted.ts:2 leaves site/pricing: write #core/money.ts",
    ],
    "no file only passes on what others export": [
      "core/planted.ts",
      `export { rupees } from "./money.ts";\n`,
      "core/planted.ts:1 is a barrel: import from the file that has the thing",
    ],
    "no name is a drawer or a number, and all are kebab-case": [
      "server/http/utils.ts",
      "export const planted = 1;\n",
      "server/http/utils.ts:1 the name is a drawer: name the subject or the act",
    ],
    "no file is longer than 400 lines": [
      "site/ui/planted.css",
      "\n".repeat(401),
      "site/ui/planted.css:401 has 401 lines, more than 400: it knows two subjects",
    ],
    "only entry points read process.env": [
      "server/http/planted.ts",
      "export const port = process.env.PORT;\n",
      "server/http/planted.ts:1 reads process.env: only an entry point may, and hands it on",
    ],
    "only site/browser touches the browser's storage": [
      "site/layout/planted.ts",
      `export const theme = window.localStorage.getItem("theme");\n`,
      "site/layout/planted.ts:1 touches localStorage: only site/browser may",
    ],
    "core asks neither the clock nor chance": [
      "core/planted.ts",
      "export const today = new Date();\n",
      "core/planted.ts:1 calls new Date(): time and chance are arguments in core",
    ],
    "no markup from strings and no style attributes": [
      "site/ui/planted.tsx",
      "export const planted = <b style={{ top: 0 }} />;\n",
      "site/ui/planted.tsx:1 sets a style, which the CSP blocks: use a class",
    ],
    "default exports stand only where the framework asks for them": [
      "content/planted.ts",
      "export default 1;\n",
      "content/planted.ts:1 has a default export that no framework asks for: name it",
    ],
    "no price is typed outside core/plans.ts": [
      "content/legal/planted.md",
      `It costs ${formatMoney(pro.offer.INR)}.\n`,
      `content/legal/planted.md:1 types a price: ask core/pricing.ts (${formatMoney(pro.offer.INR)})`,
    ],
    "no trial length is typed outside core/plans.ts and core/policy.ts": [
      "site/checkout/planted.tsx",
      `export const planted = <p>A ${pro.trial.days}-day trial</p>;\n`,
      `site/checkout/planted.tsx:1 types the length of a trial: ask the plan's trial in core/plans.ts (${pro.trial.days}-day)`,
    ],
    "no commission is typed outside core/affiliate": [
      "content/planted.ts",
      `export const planted = "Earn a commission of ${commissionPercent.starter}% on every sale";\n`,
      `content/planted.ts:1 types a commission rate: ask core/affiliate/commission.ts (${commissionPercent.starter}%)`,
    ],
    "no contact detail or name is typed outside content/company.ts": [
      "docs/planted.md",
      `Call ${company.contact.phone}.\n`,
      `docs/planted.md:1 types the phone number: ask content/company.ts (${company.contact.phone.slice(1)})`,
    ],
  };

  test.each(ruleNames)("%s", (name) => {
    const [file, text, found] = planted[name];
    const before = rules[name](checkout).map(describeOffence);
    const after = rules[name](new Map([...checkout, [file, text]])).map(describeOffence);
    expect(after.filter((offence) => !before.includes(offence))).toContain(found);
  });
});
