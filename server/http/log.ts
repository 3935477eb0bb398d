export const logLevels = ["debug", "info", "warn", "error"] as const;
export type LogLevel = (typeof logLevels)[number];

/** The whole vocabulary of a log line. Nothing a visitor sent may become the value of any of them. */
export type LogFields = {
  event?: string;
  reqId?: string;
  /** A route's pattern or a fixed label in parentheses, never an address as it was asked for. */
  route?: string;
  status?: number;
  ms?: number;
  code?: string;
  error?: string;
  at?: string[];
  url?: string;
  directive?: string;
  blocked?: string;
};

export type Log = { [level in LogLevel]: (fields: LogFields) => void } & {
  /** Written whatever the level: the line that whoever started the process waits for. */
  announce: (fields: LogFields) => void;
};

const fieldNames: readonly (keyof LogFields)[] = [
  "event",
  "reqId",
  "route",
  "status",
  "ms",
  "code",
  "error",
  "at",
  "url",
  "directive",
  "blocked",
];

export function createLog(level: LogLevel, write: (line: string) => void): Log {
  function writeLine(lineLevel: LogLevel, fields: LogFields): void {
    const line: Record<string, unknown> = { ts: new Date().toISOString(), level: lineLevel };
    // Copied by name, because the type alone does not stop a spread object with more in it.
    for (const name of fieldNames) if (fields[name] !== undefined) line[name] = fields[name];
    write(`${JSON.stringify(line)}\n`);
  }

  function writerAt(lineLevel: LogLevel): (fields: LogFields) => void {
    const wanted = logLevels.indexOf(lineLevel) >= logLevels.indexOf(level);
    return wanted ? (fields) => writeLine(lineLevel, fields) : () => {};
  }

  return {
    debug: writerAt("debug"),
    info: writerAt("info"),
    warn: writerAt("warn"),
    error: writerAt("error"),
    announce: (fields) => writeLine("info", fields),
  };
}
