import { ensureInstalled, handOver } from "./install.mjs";

ensureInstalled();
handOver("tools/serve.ts", process.argv.slice(2));
