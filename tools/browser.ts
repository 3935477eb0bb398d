import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { binary } from "./step.ts";

const usualPlaces = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

export function findBrowser(): string | null {
  const places = [process.env.BROWSER_PATH ?? "", ...usualPlaces, chromium.executablePath()];
  return places.find((place) => place !== "" && existsSync(place)) ?? null;
}

/** Finds a browser or installs one; throws a sentence when neither works. */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log("Installing Chromium…");
    run("apt-get", ["update", "-qq"]);
    run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium", "fonts-liberation"]);
  } else {
    console.log("Downloading a browser…");
    run(binary("playwright"), ["install", "chromium"]);
  }
  const installed = findBrowser();
  if (installed) return installed;
  throw new Error(
    "The browser tests need Chromium. Install it, or name one with BROWSER_PATH, and run npm test again.",
  );
}

function run(command: string, args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync(command, args, { stdio: ["ignore", "ignore", "inherit"], env });
}
