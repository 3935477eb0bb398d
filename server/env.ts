import { z } from "zod";
import { type LogLevel, logLevels } from "./http/log.ts";
import { nearestName } from "./nearest-name.ts";

export type Env = {
  mode: "development" | "test" | "production";
  host: string;
  /** 0 asks the system for a free one. */
  port: number;
  siteDir: string;
  trustedProxyHops: number;
  countryHeader: string | undefined;
  /** A newer database than the one that comes with the packages. */
  countryDatabase: string | undefined;
  https: boolean;
  logLevel: LogLevel;
};

export type ReadEnv = { kind: "read"; env: Env } | { kind: "refused"; problems: string[] };

type Source = Readonly<Record<string, string | undefined>>;

// A sentence never repeats a value: the next variable added here may be a secret.
const shape = z.object({
  NODE_ENV: oneOf(["development", "test", "production"]).default("development"),
  HOST: text(/^[A-Za-z0-9.:-]+$/, "must be a host name or an IP address.").default("127.0.0.1"),
  PORT: wholeNumber(65_535).default(4000),
  SITE_DIR: z.string().default("build/production"),
  TRUST_PROXY: wholeNumber(10).default(0),
  COUNTRY_HEADER: text(/^[A-Za-z0-9-]+$/, "must be the name of a header, such as cf-ipcountry.").optional(),
  COUNTRY_DATABASE: z.string().optional(),
  PUBLIC_HTTPS: oneOf(["0", "1"]).default("0"),
  LOG_LEVEL: oneOf(logLevels).default("info"),
});

const knownNames = Object.keys(shape.shape);
// The process environment is full of names that are not ours; a misspelt one of ours begins like this.
const ownPrefixes = ["COUNTRY_", "PUBLIC_", "SITE_", "TRUST_"];

/** Reads every setting once. The answer is complete or a list of everything that is wrong. */
export function readEnv(source: Source): ReadEnv {
  // Compose files and shells write an unset variable as an empty one.
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const parsed = shape.safeParse(given);
  const malformed = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${issue.path.join()} ${issue.message}`);
  const problems = [...unknownNames(given), ...malformed, ...halfSetGroups(given)];
  if (!parsed.success || problems.length > 0) return { kind: "refused", problems };
  const settings = parsed.data;
  return {
    kind: "read",
    env: {
      mode: settings.NODE_ENV,
      host: settings.HOST,
      port: settings.PORT,
      siteDir: settings.SITE_DIR,
      trustedProxyHops: settings.TRUST_PROXY,
      countryHeader: settings.COUNTRY_HEADER?.toLowerCase(),
      countryDatabase: settings.COUNTRY_DATABASE,
      https: settings.PUBLIC_HTTPS === "1",
      logLevel: settings.LOG_LEVEL,
    },
  };
}

function unknownNames(given: Source): string[] {
  const unknown = Object.keys(given).filter(
    (name) => ownPrefixes.some((prefix) => name.startsWith(prefix)) && !knownNames.includes(name),
  );
  return unknown.map((name) => {
    const meant = nearestName(name, knownNames);
    return meant === undefined
      ? `Unknown setting ${name}.`
      : `Unknown setting ${name}. Did you mean ${meant}?`;
  });
}

function halfSetGroups(given: Source): string[] {
  const problems: string[] = [];
  if (given.COUNTRY_HEADER !== undefined && Number(given.TRUST_PROXY ?? 0) === 0) {
    problems.push(
      "COUNTRY_HEADER is set but TRUST_PROXY is not: without a trusted proxy any visitor could write that header.",
    );
  }
  if (given.NODE_ENV === "production" && given.PUBLIC_HTTPS === undefined) {
    problems.push(
      "PUBLIC_HTTPS must be set in production: 1 if visitors reach the site over https, 0 if they really do not.",
    );
  }
  return problems;
}

function oneOf<const Value extends string>(values: readonly Value[]) {
  return z.enum(values, { error: `must be one of: ${values.join(", ")}.` });
}

function text(pattern: RegExp, message: string) {
  return z.string().regex(pattern, { error: message });
}

function wholeNumber(max: number) {
  const message = `must be a whole number from 0 to ${max}.`;
  return text(/^\d{1,9}$/, message)
    .transform(Number)
    .refine((value) => value <= max, { error: message });
}
