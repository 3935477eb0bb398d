import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { buildFolder } from "../tools/build.ts";
import { root } from "../tools/step.ts";
import type { Measure } from "./measure.ts";

const client = path.join(buildFolder("production"), "client");
const kilo = 1000;

/** What a first visit to a page costs, read off the built files. */
export function measureBytes(): Measure[] {
  const home = page("/index.html");
  const css = [...home.matchAll(/<style>([\s\S]*?)<\/style>/g)].map((match) => match[1]).join("");
  const fonts = [...home.matchAll(/href="([^"]+\.woff2)"/g)].map((match) => file(match[1] ?? "").length);
  const dependencies = Object.keys(
    JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")).dependencies,
  );
  return [
    { name: "JS before interactive on /, gzip", value: scripts(home), unit: " kB", budget: 130 },
    {
      name: "JS before interactive on /about-us, gzip",
      value: scripts(page("/about-us/index.html")),
      unit: " kB",
      budget: 120,
    },
    {
      name: "JS before interactive on /refund-policy, gzip",
      value: scripts(page("/refund-policy/index.html")),
      unit: " kB",
      budget: 120,
    },
    {
      name: "HTML of / with its CSS, brotli",
      value: file("/index.html.br").length / kilo,
      unit: " kB",
      budget: 45,
    },
    { name: "CSS, brotli", value: brotliCompressSync(css).length / kilo, unit: " kB", budget: 14 },
    { name: "font files", value: fonts.length, unit: "", budget: 2 },
    { name: "fonts", value: fonts.reduce((sum, size) => sum + size, 0) / kilo, unit: " kB", budget: 82 },
    { name: "production dependencies", value: dependencies.length, unit: "", budget: 15 },
  ];
}

function scripts(html: string): number {
  const urls = new Set([...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map((match) => match[1] ?? ""));
  return [...urls].reduce((sum, url) => sum + gzipSync(file(url)).length, 0) / kilo;
}

function page(name: string): string {
  return file(name).toString("utf8");
}

function file(name: string): Buffer {
  return readFileSync(path.join(client, name));
}
