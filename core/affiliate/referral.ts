export const referralParameters = ["ref", "affiliate", "aff", "referral"] as const;

export const referralCookieDays = 60;

const dayMs = 86_400_000;

export function isReferralId(value: unknown): value is string {
  return typeof value === "string" && /^[A-Za-z0-9_-]{1,64}$/.test(value);
}

/** The first valid value, looking through `ref` before `affiliate` before `aff` before `referral`. */
export function referralFromParameters(parameters: Iterable<readonly [string, string]>): string | null {
  const pairs = [...parameters];
  for (const parameter of referralParameters) {
    const found = pairs.find(([name, value]) => name === parameter && isReferralId(value));
    if (found !== undefined) return found[1];
  }
  return null;
}

/** Takes `location.search`; what stays is left letter for letter as it was, in its order and encoding. */
export function withoutReferral(search: string): string {
  const query = search.startsWith("?") ? search.slice(1) : search;
  const kept = query
    .split("&")
    .filter((pair) => !isReferralParameter(pair))
    .join("&");
  return kept === "" ? "" : `?${kept}`;
}

/** A first touch in the future or not a number is no referral. */
export function referralIsLive(firstTouchMs: number, nowMs: number): boolean {
  const ageMs = nowMs - firstTouchMs;
  return ageMs >= 0 && ageMs < referralCookieDays * dayMs;
}

function isReferralParameter(pair: string): boolean {
  const name = decodedName(pair.replace(/=.*/s, ""));
  return (referralParameters as readonly string[]).includes(name);
}

function decodedName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    // Broken percent-encoding never spells one of our names, whoever decodes it.
    return name;
  }
}
