import type { LogFields } from "./log.ts";

const maxFrames = 8;
const location = /(?:file:\/\/|node:|\/)[^\s()]*:\d+:\d+(?=\)?$)/;

/** What may be logged of a fault: its class and where it was thrown. Its message may quote the visitor. */
export function faultFields(fault: unknown): Pick<LogFields, "error" | "at"> {
  if (!(fault instanceof Error)) return { error: typeof fault };
  const stack = (fault.stack ?? "").replace(fault.message, "");
  const frames = stack.split("\n").filter((line) => line.startsWith("    at "));
  const at = frames.flatMap((line) => location.exec(line)?.[0] ?? []).slice(0, maxFrames);
  return { error: fault.constructor.name, at };
}
