import type { Page } from "@playwright/test";
import axe from "axe-core";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** One line for every rule broken, with the elements that break it. */
export async function axeViolations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async (values) => {
    const { axe: engine } = globalThis as unknown as { axe: typeof axe };
    const found = await engine.run(document, {
      runOnly: { type: "tag", values },
      rules: { "target-size": { enabled: true } },
      resultTypes: ["violations"],
    });
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(" | ")}`);
  }, tags);
}
