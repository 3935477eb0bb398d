import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { company } from "#content/company.ts";
import { brokenBox, guidePage, guideSectionNames, troubleshootingName } from "#content/guide.ts";
import { guideFigures } from "#content/guide-figures.ts";
import { parseReadingPage } from "#content/reading-page.ts";
import { readingValues } from "#content/reading-values.ts";
import { startCommand } from "../bench/server-process.ts";
import { ensureBrowser } from "./browser.ts";
import { buildFolder, buildIfChanged } from "./build.ts";
import { root } from "./step.ts";

/** Which text the booklet was printed from, and which file came out. */
export type Printed = { text: string; pdf: string };

const pdfFile = path.join(root, "public", "guide.pdf");
const printedFile = path.join(root, "content", "guide", "printed.json");

/** Changes with every word and every figure of the guide. */
export function guideText(): string {
  const sections = [...guideSectionNames, troubleshootingName].map((name) => {
    const file = `content/guide/${name}.md`;
    return parseReadingPage(file, readFileSync(path.join(root, file), "utf8"), readingValues);
  });
  const { heading, introduction } = guidePage;
  const words = [company.identity.productName, heading, introduction, brokenBox, guideFigures, sections];
  return sha256(JSON.stringify(words));
}

export function committedPdf(): { bytes: Buffer; hash: string; printed: Printed } {
  const bytes = readFileSync(pdfFile);
  return { bytes, hash: sha256(bytes), printed: JSON.parse(readFileSync(printedFile, "utf8")) };
}

async function printGuide(siteUrl: string): Promise<Buffer> {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ["--no-sandbox"] });
  try {
    const page = await browser.newPage();
    await page.goto(new URL(guidePage.path, siteUrl).href, { waitUntil: "networkidle" });
    await page.locator("html[data-ready]").waitFor();
    await page.emulateMedia({ media: "print" });
    await page.evaluate("document.fonts.ready.then(() => null)");
    return await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
  } finally {
    await browser.close();
  }
}

async function printFromBuild(): Promise<Buffer> {
  await buildIfChanged("production");
  const env = { SITE_DIR: buildFolder("production"), PUBLIC_HTTPS: "0", LOG_LEVEL: "error" };
  const server = await startCommand(["server/main.ts"], env, /"url":"([^"]+)"/);
  try {
    return await printGuide(server.url);
  } finally {
    server.process.kill();
  }
}

function sha256(data: string | Buffer): string {
  return createHash("sha256").update(data).digest("hex");
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { url: { type: "string" } } });
  try {
    const pdf = values.url ? await printGuide(values.url) : await printFromBuild();
    const printed: Printed = { text: guideText(), pdf: sha256(pdf) };
    writeFileSync(pdfFile, pdf);
    writeFileSync(printedFile, `${JSON.stringify(printed, null, 2)}\n`);
    console.log(`Printed public/guide.pdf, ${Math.round(pdf.length / 1000)} kB.`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
