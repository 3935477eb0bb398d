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
  // A test that needs its second try is counted as passed and named at the end of the run.
  retries: 1,
  reporter: "line",
  outputDir: "test-results",
  use: { launchOptions: { args, ...(executablePath ? { executablePath } : {}) } },
});
