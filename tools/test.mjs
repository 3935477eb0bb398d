import { ensureInstalled, handOver } from "./install.mjs";

ensureInstalled();
handOver("tools/run-tests.ts", process.argv.slice(2));
