import { parseCalendarDate } from "../calendar-date.ts";
import { assetClasses } from "./instruments.ts";
import type { LedgerFacts } from "./ledger.ts";

export type Manifest =
  | { readonly kind: "read"; readonly ledgers: readonly LedgerFacts[] }
  | { readonly kind: "refused"; readonly problems: readonly string[] };

/** Each problem names the entry and its field. */
export function parseManifest(json: unknown): Manifest {
  const entries = isRecord(json) && Array.isArray(json.ledgers) ? json.ledgers : null;
  if (entries === null) return { kind: "refused", problems: ["the manifest has no list of ledgers"] };
  const problems = entries.flatMap((entry, place) =>
    problemsOf(entry).map((one) => `ledger ${place + 1}: ${one}`),
  );
  const files = entries.map((entry) => (isRecord(entry) ? entry.file : null));
  const repeated = files.find((file, place) => files.indexOf(file) !== place);
  if (repeated !== undefined) problems.push(`the file ${String(repeated)} stands in it twice`);
  if (problems.length > 0) return { kind: "refused", problems };
  return {
    kind: "read",
    ledgers: (entries as LedgerFacts[]).map((entry) => ({
      ...entry,
      initialCapital: entry.initialCapital ?? null,
      dateOrder: entry.dateOrder ?? null,
    })),
  };
}

const isText = (value: unknown) => typeof value === "string" && value.trim() !== "";
const isPositive = (value: unknown) => typeof value === "number" && Number.isFinite(value) && value > 0;
const oneOf = (allowed: readonly unknown[]) => (value: unknown) => allowed.includes(value);

const fields: Readonly<Record<keyof LedgerFacts, readonly [(value: unknown) => boolean, string]>> = {
  symbol: [isText, "a name such as TESLA"],
  name: [isText, "a name in words"],
  assetClass: [oneOf(assetClasses), `one of ${assetClasses.join(", ")}`],
  page: [oneOf(["dashboard", "home"]), "dashboard or home"],
  file: [(value) => isText(value) && !/^\/|\.\./.test(String(value)), "a path inside the folder"],
  timeframeMinutes: [isPositive, "a number of minutes"],
  timeZone: [isTimeZone, "a zone such as America/New_York"],
  currency: [(value) => /^[A-Z]{3,5}$/.test(String(value)), "a code such as USD"],
  initialCapital: [(value) => value === undefined || isPositive(value), "a sum of money, or left out"],
  exportedOn: [(value) => parseCalendarDate(String(value)) !== null, "a day such as 2026-01-02"],
  sample: [(value) => typeof value === "boolean", "true or false"],
  dateOrder: [oneOf([undefined, "day-first", "month-first"]), "day-first, month-first, or left out"],
};

function problemsOf(entry: unknown): string[] {
  if (!isRecord(entry)) return ["is not an object"];
  const wrong = Object.entries(fields).flatMap(([field, [isRight, wanted]]) =>
    isRight(entry[field]) ? [] : [`${field} must be ${wanted}`],
  );
  const unknown = Object.keys(entry).filter((field) => !Object.hasOwn(fields, field));
  return [...wrong, ...unknown.map((field) => `${field} is no field of a ledger`)];
}

function isTimeZone(value: unknown): boolean {
  if (!isText(value)) return false;
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: String(value) }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
