import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { onTestFinished } from "vitest";
import type { SiteManifest } from "./site-files.ts";

export const homeScriptHash = "sha256-AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=";
export const homeStyleHash = "sha256-BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB=";
export const aboutScriptHash = "sha256-CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC=";

const pages = ["/", "/about", "/guide/start"];
const answers = ["/backtests/portfolio-metrics/stocks.json", "/backtests/backtest-results/stocks.json"];
const compressed = [
  "/assets/app-1a2b.js",
  "/assets/app-1a2b.css",
  "/favicon.svg",
  "/about-us.data",
  ...answers,
];
const texts = ["/data.json", "/site.webmanifest", "/robots.txt", "/sitemap.xml", "/trades.csv"];
const binaries = ["/assets/sans-3c4d.woff2", "/card.png", "/favicon.ico", "/guide.pdf", "/trades.xlsx"];

/** A small site in a folder of its own until the test ends, in the shape the build writes. */
export async function writeFixtureSite(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "site-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const manifest: SiteManifest = {
    pages: Object.fromEntries(pages.map((page) => [page, pageEntry(page)])),
    embeds: { "/frame": { file: "frame.html", scriptOrigin: "https://chat.example" } },
    notFound: { file: "404/index.html", scriptHashes: [], styleHashes: [] },
    files: Object.fromEntries(
      [...compressed, ...texts, ...binaries].map((url) => [
        url,
        { file: url.slice(1), immutable: url.startsWith("/assets/") },
      ]),
    ),
  };
  for (const page of pages) await write(folder, pageEntry(page).file, pageHtml(page), true);
  await write(folder, "frame.html", pageHtml("frame"), true);
  await write(folder, "404/index.html", pageHtml("no such page"), true);
  for (const url of [...compressed, ...texts])
    await write(folder, url.slice(1), `${url}\n`.repeat(200), true);
  for (const url of binaries) await write(folder, url.slice(1), url, false);
  await writeFile(path.join(folder, "site.json"), JSON.stringify(manifest));
  return folder;
}

export function pageHtml(page: string): string {
  return `<!doctype html><title>${page}</title>${`<p>${page}</p>`.repeat(300)}`;
}

function pageEntry(page: string): SiteManifest["notFound"] {
  const file = page === "/" ? "index.html" : `${page.slice(1)}/index.html`;
  if (page === "/") return { file, scriptHashes: [homeScriptHash], styleHashes: [homeStyleHash] };
  return { file, scriptHashes: [aboutScriptHash], styleHashes: [] };
}

async function write(folder: string, name: string, text: string, withVariants: boolean): Promise<void> {
  const file = path.join(folder, "client", name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
  if (!withVariants) return;
  await writeFile(`${file}.br`, brotliCompressSync(text));
  await writeFile(`${file}.gz`, gzipSync(text));
}
