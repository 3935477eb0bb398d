// `node tools/run.mjs FILE ARGS…`: installs what is missing, then runs FILE on the pinned Node.
import { ensureInstalled, handOver, refuse } from "./install.mjs";

const [file, ...args] = process.argv.slice(2);
if (!file) refuse("Say which file to run, for example: node tools/run.mjs tools/build.ts");
ensureInstalled();
handOver(file, args);
