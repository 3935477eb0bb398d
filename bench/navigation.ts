import { chromium } from "@playwright/test";
import { ensureBrowser } from "../tools/browser.ts";
import { type Measure, median } from "./measure.ts";

const tries = 7;

/** From the press on a prefetched link to the first frame of the new page, with the CPU slowed four times. */
export async function measureNavigation(base: string): Promise<Measure[]> {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ["--no-sandbox"] });
  const times: number[] = [];
  for (let attempt = 0; attempt < tries; attempt++) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(base);
    await page.locator("html[data-ready]").waitFor();
    const link = page.locator("header").getByRole("link", { name: "Compare Plans" });
    await link.hover();
    await page.waitForLoadState("networkidle");
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    times.push(
      await link.evaluate(
        (element: HTMLElement) =>
          new Promise<number>((resolve) => {
            const from = performance.now();
            const heading = document.querySelector("h1")?.textContent;
            const look = () =>
              document.querySelector("h1")?.textContent === heading
                ? requestAnimationFrame(look)
                : resolve(performance.now() - from);
            element.click();
            requestAnimationFrame(look);
          }),
      ),
    );
    await page.close();
  }
  await browser.close();
  return [
    {
      name: "client navigation to a prefetched page, CPU ÷ 4",
      value: median(times),
      unit: " ms",
      budget: 100,
    },
  ];
}
