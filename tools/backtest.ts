import { calendarDateAt } from "#core/calendar-date.ts";
import { runCommand } from "./backtest/run-command.ts";

/** Reads the platform's exports: `check` says what is in one, `add` publishes it. */
const { status, stdout, stderr } = await runCommand(process.argv.slice(2), {
  typedIn: process.env.INIT_CWD,
  screen: process.stderr,
  today: calendarDateAt(Date.now(), "UTC"),
});

// Whoever reads only the first lines of a report has seen enough.
process.stdout.on("error", () => {});
process.stderr.write(stderr);
process.stdout.write(stdout);
// Not `process.exit`, which would cut off what a pipe has not taken yet.
process.exitCode = status;
