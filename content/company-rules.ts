type Marked = { readonly sample: boolean };

export type SocialLink = { readonly label: string; readonly url: string };

export type Company = {
  readonly identity: Marked & {
    readonly productName: string;
    readonly tagLine: string;
    readonly legalName: string;
    readonly sellerName: string;
  };
  readonly site: Marked & { readonly origin: string };
  readonly contact: Marked & {
    readonly phone: string;
    readonly supportEmail: string;
    readonly hours: string;
  };
  readonly postalAddress: Marked & { readonly lines: readonly string[] };
  readonly jurisdiction: Marked & { readonly law: string };
  readonly grievanceOfficer: Marked & { readonly name: string; readonly email: string };
  readonly social: Marked & { readonly links: readonly SocialLink[] };
  readonly chat: Marked & { readonly scriptUrl: string | null };
  readonly affiliatePlatform: Marked & { readonly loginUrl: string; readonly joinUrl: string };
  readonly videos: Marked & {
    readonly host: string;
    readonly tour: string | null;
    readonly comparison: string | null;
    readonly session: string | null;
    readonly zoneWalkthrough: string | null;
    readonly signalproWalkthrough: string | null;
  };
  readonly guide: Marked & { readonly pdfPath: string | null };
  readonly followerTrial: Marked & { readonly url: string };
};

type Rule = (value: unknown, field: string) => void;
type Rules = {
  readonly [Group in keyof Company]: Readonly<Record<Exclude<keyof Company[Group], "sample">, Rule>>;
};

export const companyFile = "content/company.ts";

const line = matching(/^\S(?:[^\r\n]*\S)?$/, "one line of text");
const threeSentences = matching(
  /^[^.]+\. [^.]+\. [^.]+\.$/,
  "three short sentences, one for each line of the headline",
);
const email = matching(/^[^\s@<>,;]+@[^\s@<>,;]+\.[a-z]{2,}$/i, "one e-mail address");
const phone = matching(/^\+[1-9](?: ?\d){6,14}$/, "a phone number with its country code, such as +44 …");
const url = matching(/^https:\/\/[a-z0-9.-]+\.[a-z]{2,}(?::\d+)?(?:[/?#]\S*)?$/i, "an https address");
const origin = matching(/^https:\/\/[a-z0-9.-]+\.[a-z]{2,}(?::\d+)?$/, "an https origin without a path");
const videoId = matching(/^[\w-]{11}$/, "an 11-character video id or null");
const pdfPath = matching(/^(?:\/[\w.-]+)+\.pdf$/, "a path that starts with / and ends with .pdf, or null");

const rules: Rules = {
  identity: { productName: line, tagLine: threeSentences, legalName: line, sellerName: line },
  site: { origin },
  contact: { phone, supportEmail: email, hours: line },
  postalAddress: { lines: listOf(line) },
  jurisdiction: { law: line },
  grievanceOfficer: { name: line, email },
  social: { links: listOf(socialLink) },
  chat: { scriptUrl: orNull(matching(/^https:\/\/[a-z0-9.-]+\/\S+$/i, "an https script address or null")) },
  affiliatePlatform: { loginUrl: url, joinUrl: url },
  videos: {
    host: origin,
    tour: orNull(videoId),
    comparison: orNull(videoId),
    session: orNull(videoId),
    zoneWalkthrough: orNull(videoId),
    signalproWalkthrough: orNull(videoId),
  },
  guide: { pdfPath: orNull(pdfPath) },
  followerTrial: { url },
};

/** Throws on the first value that a page could not show as it stands. */
export function checkCompany(value: unknown): Company {
  const groups = objectWith(Object.keys(rules), value, "");
  for (const [group, fields] of Object.entries<Readonly<Record<string, Rule>>>(rules)) {
    checkGroup(group, fields, groups[group]);
  }
  return value as Company;
}

function checkGroup(group: string, fields: Readonly<Record<string, Rule>>, value: unknown): void {
  const found = objectWith(["sample", ...Object.keys(fields)], value, group);
  if (typeof found.sample !== "boolean") refuse(`${group}.sample`, "true or false", found.sample);
  for (const [name, rule] of Object.entries(fields)) {
    const field = `${group}.${name}`;
    rule(found[name], field);
    if (!found.sample && holdsExample(found[name])) {
      refuse(field, `your own value before ${group}.sample is false`, found[name]);
    }
  }
}

// The top level domain .example belongs to nobody, so no real value can hold it.
function holdsExample(value: unknown): boolean {
  return /\.example\b|"Example |(?: 0{5}){2}/.test(JSON.stringify(value));
}

function objectWith(names: readonly string[], value: unknown, field: string): Record<string, unknown> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return refuse(field || "company", `an object with ${names.join(", ")}`, value);
  }
  for (const name of Object.keys(value)) {
    if (!names.includes(name)) {
      throw new Error(`${companyFile}: ${dotted(field, name)} is not a known field (${names.join(", ")})`);
    }
  }
  for (const name of names) {
    if (!Object.hasOwn(value, name)) throw new Error(`${companyFile}: ${dotted(field, name)} is missing`);
  }
  return value as Record<string, unknown>;
}

function socialLink(value: unknown, field: string): void {
  const link = objectWith(["label", "url"], value, field);
  line(link.label, `${field}.label`);
  url(link.url, `${field}.url`);
}

function matching(pattern: RegExp, expected: string): Rule {
  return (value, field) => {
    if (typeof value !== "string" || !pattern.test(value)) refuse(field, expected, value);
  };
}

function orNull(rule: Rule): Rule {
  return (value, field) => {
    if (value !== null) rule(value, field);
  };
}

function listOf(rule: Rule): Rule {
  return (value, field) => {
    if (!Array.isArray(value) || value.length === 0)
      return refuse(field, "a list with at least one entry", value);
    value.forEach((entry, at) => {
      rule(entry, `${field}[${at}]`);
    });
  };
}

function dotted(field: string, name: string): string {
  return field === "" ? name : `${field}.${name}`;
}

function refuse(field: string, expected: string, got: unknown): never {
  throw new Error(`${companyFile}: ${field} must be ${expected}, got ${JSON.stringify(got) ?? "nothing"}`);
}
