export type Encoding = "br" | "gzip" | "identity";

// Below every weight a client can write (three decimals), so unlisted identity is only the last resort.
const unlistedIdentity = 0.0001;

// Browsers send a handful of different headers, so nearly every request finds its weights here.
const known = new Map<string, ReadonlyMap<string, number>>();
const maxKnown = 64;

/** RFC 9110 §12.5.3. Among equally welcome encodings the first offered wins; the last one must be identity. */
export function chooseEncoded<T extends { encoding: Encoding }>(
  header: string | undefined,
  offered: readonly [...T[], T],
): T {
  let best = offered[offered.length - 1] as T;
  if (header === undefined || offered.length === 1) return best;
  const weights = known.get(header) ?? readWeights(header);
  let bestWeight = 0;
  for (const candidate of offered) {
    const unlisted = candidate.encoding === "identity" ? unlistedIdentity : 0;
    const weight = weights.get(candidate.encoding) ?? weights.get("*") ?? unlisted;
    if (weight > bestWeight) {
      best = candidate;
      bestWeight = weight;
    }
  }
  return best;
}

function readWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.split(",")) {
    const [name = "", ...parameters] = part.split(";");
    weights.set(name.trim().toLowerCase(), readWeight(parameters));
  }
  if (known.size < maxKnown) known.set(header, weights);
  return weights;
}

function readWeight(parameters: string[]): number {
  for (const parameter of parameters) {
    const [name = "", value = ""] = parameter.split("=");
    if (name.trim().toLowerCase() !== "q") continue;
    return /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(value.trim()) ? Number(value) : 0;
  }
  return 1;
}
