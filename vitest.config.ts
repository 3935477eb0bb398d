import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{backtests,core,content,server,site,standin,tools,tests}/**/*.test.{ts,tsx}"],
    exclude: ["tests/e2e/**"],
    // Some start programs, and a busy machine is no fault of theirs.
    testTimeout: 30_000,
  },
});
