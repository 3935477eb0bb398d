import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { ensureBrowser } from "../tools/browser.ts";
import { freePort } from "./free-port.ts";
import { type Measure, median } from "./measure.ts";

// The same engine without a window to draw: on two cores the window costs the page a third of its score.
const headlessShell = "/usr/bin/chromium-headless-shell";

const flags = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

type Run = { performance: number; others: number; fcpMs: number; lcpMs: number; cls: number; tbtMs: number };

/** Lighthouse mobile with its simulated throttling; the median of several runs on a browser of their own. */
export async function measureLighthouse(base: string, pages: string[], runs: number): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const page of pages) {
    const results: Run[] = [];
    for (let run = 0; run < runs; run++) results.push(await runOnce(base + page));
    const middle = (key: keyof Run) => median(results.map((result) => result[key]));
    const least = page === "/dashboard" ? 95 : 98;
    measures.push(
      {
        name: `Lighthouse performance ${page}`,
        value: middle("performance"),
        unit: "",
        budget: least,
        atLeast: true,
      },
      {
        name: `Lighthouse others ${page}, the lowest`,
        value: middle("others"),
        unit: "",
        budget: 100,
        atLeast: true,
      },
      { name: `FCP ${page}`, value: middle("fcpMs"), unit: " ms", budget: 800 },
      { name: `LCP ${page}`, value: middle("lcpMs"), unit: " ms", budget: 1500 },
      { name: `TBT ${page}`, value: middle("tbtMs"), unit: " ms", budget: 60 },
      { name: `CLS ${page}`, value: middle("cls"), unit: "", budget: 0 },
    );
  }
  return measures;
}

async function runOnce(url: string): Promise<Run> {
  const port = await freePort();
  const args = [...flags, `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({
    executablePath: existsSync(headlessShell) ? headlessShell : ensureBrowser(),
    args,
  });
  try {
    const result = await lighthouse(url, {
      port,
      onlyCategories: ["performance", "accessibility", "best-practices", "seo"],
    });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
    const { audits, categories } = result.lhr;
    const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
    const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
    return {
      performance: score("performance"),
      others: Math.min(...["accessibility", "best-practices", "seo"].map(score)),
      fcpMs: value("first-contentful-paint"),
      lcpMs: value("largest-contentful-paint"),
      cls: value("cumulative-layout-shift"),
      tbtMs: value("total-blocking-time"),
    };
  } finally {
    await browser.close();
  }
}
