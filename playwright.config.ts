import { defineConfig } from "@playwright/test";
import { findBrowser } from "./tools/browser.ts";

const executablePath = findBrowser();
// Chromium refuses its own sandbox to root; the rest keeps it from talking to anything but our server.
const args = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

export default defineConfig({
  testDir: "tests/e2e",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: "line",
  outputDir: "test-results",
  use: { launchOptions: { args, ...(executablePath ? { executablePath } : {}) } },
});
