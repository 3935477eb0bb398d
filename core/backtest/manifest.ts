import { parseCalendarDate } from "../calendar-date.ts";
import { assetClasses } from "./instruments.ts";
import type { LedgerFacts, Revision } from "./ledger.ts";

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
    ledgers: (entries as LedgerFacts[]).map((entry) => ({ ...defaults, ...entry })),
  };
}

/** What is written of a ledger beside its file; the same facts always give the same text. */
export function manifestText(ledgers: readonly LedgerFacts[]): string {
  return `${JSON.stringify({ ledgers: ledgers.map(withoutDefaults) }, null, 2)}\n`;
}

/** The entry whose place a new one of these facts would take. */
export function replacedBy(
  { symbol, assetClass, page }: Pick<LedgerFacts, "symbol" | "assetClass" | "page">,
  ledgers: readonly LedgerFacts[],
): LedgerFacts | undefined {
  return ledgers.find(
    (one) =>
      one.symbol.toUpperCase() === symbol.toUpperCase() && one.assetClass === assetClass && one.page === page,
  );
}

/** In the place of the entry that it replaces, which stays listed as a revision, or at the end. */
export function withLedger(
  ledgers: readonly LedgerFacts[],
  facts: LedgerFacts,
  superseded: Pick<Revision, "sha256" | "trades" | "supersededOn"> | null,
): LedgerFacts[] {
  const old = replacedBy(facts, ledgers);
  if (old === undefined || superseded === null) return [...ledgers, facts];
  const revision = { file: old.file, exportedOn: old.exportedOn, ...superseded };
  const entry = { ...facts, revisions: [revision, ...old.revisions] };
  return ledgers.map((one) => (one === old ? entry : one));
}

/** Always in the same order, without what goes without saying. */
function withoutDefaults(facts: LedgerFacts): Partial<LedgerFacts> {
  const names = Object.keys(fields) as (keyof LedgerFacts)[];
  const goesUnsaid = (name: keyof LedgerFacts) =>
    name in defaults && String(facts[name]) === String(defaults[name as keyof typeof defaults]);
  return Object.fromEntries(names.filter((name) => !goesUnsaid(name)).map((name) => [name, facts[name]]));
}

const defaults = { initialCapital: null, record: "backtest", revisions: [], dateOrder: null } as const;

const isText = (value: unknown) => typeof value === "string" && value.trim() !== "";
const isPositive = (value: unknown) => typeof value === "number" && Number.isFinite(value) && value > 0;
const isDay = (value: unknown) => parseCalendarDate(String(value)) !== null;
const oneOf = (allowed: readonly unknown[]) => (value: unknown) => allowed.includes(value);

const fields: Readonly<Record<keyof LedgerFacts, readonly [(value: unknown) => boolean, string]>> = {
  symbol: [isText, "a name such as TESLA"],
  name: [isText, "a name in words"],
  assetClass: [oneOf(assetClasses), `one of ${assetClasses.join(", ")}`],
  page: [oneOf(["dashboard", "home"]), "dashboard or home"],
  file: [(value) => typeof value === "string" && isFile(value), "a path such as stocks/tesla.csv"],
  timeframeMinutes: [isPositive, "a number of minutes"],
  timeZone: [isTimeZone, "a zone such as America/New_York"],
  currency: [(value) => /^[A-Z]{3,5}$/.test(String(value)), "a code such as USD"],
  initialCapital: [(value) => value === undefined || isPositive(value), "a sum of money, or left out"],
  exportedOn: [isDay, "a day such as 2026-01-02"],
  sample: [(value) => typeof value === "boolean", "true or false"],
  record: [oneOf([undefined, "backtest", "forward"]), "backtest, forward, or left out"],
  revisions: [(value) => value === undefined || isRevisions(value), "a list of replaced files, or left out"],
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

function isRevisions(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.every(
      (one) =>
        isRecord(one) &&
        isText(one.file) &&
        /^[0-9a-f]{64}$/.test(String(one.sha256)) &&
        Number.isSafeInteger(one.trades) &&
        isDay(one.exportedOn) &&
        isDay(one.supersededOn),
    )
  );
}

/** It is a part of an address as well: nothing that would have to be escaped. */
function isFile(value: string): boolean {
  return /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.(?:csv|xlsx)$/.test(value);
}

export function isTimeZone(value: unknown): boolean {
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
