import type { CalendarDate } from "#core/calendar-date.ts";
import { add } from "./add.ts";
import { parseCommand, usage } from "./arguments.ts";
import { check } from "./check.ts";
import type { Surroundings } from "./read-export.ts";

/** 1 for a file that is refused, 2 for a command that can not be meant. */
export type Outcome = { readonly status: 0 | 1 | 2; readonly stdout: string; readonly stderr: string };

export async function runCommand(
  args: readonly string[],
  surroundings: Surroundings & { readonly today: CalendarDate },
): Promise<Outcome> {
  const command = parseCommand(args);
  if (command.kind === "help") return { status: 0, stdout: usage, stderr: "" };
  if (command.kind === "misused") return { status: 2, stdout: "", stderr: `${command.problem}\n\n${usage}` };
  const said =
    command.kind === "check" ? await check(command, surroundings) : await add(command, surroundings);
  if (said.kind === "refused") return { status: 1, stdout: "", stderr: `${said.message}\n` };
  return { status: 0, stdout: said.output, stderr: said.notes.map((note) => `${note}\n`).join("") };
}
