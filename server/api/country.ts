import { isCountryCode } from "#core/country.ts";
import type { FindCountry } from "#server/http/country-database.ts";
import type { Answer, Endpoint, EndpointRequest } from "#server/http/endpoint.ts";

export type CountryDeps = {
  findCountry: FindCountry;
  /** Written by our own proxy, lower case; undefined when there is no such proxy. */
  countryHeader: string | undefined;
};

const headers = { "Cache-Control": "private, no-store" };

/**
 * Unknown is a 404 and not a guess: the page keeps rupees when the look-up fails. Whoever prefers a minimal answer
 * (RFC 7240) gets an empty success instead, as our own pages do: a browser reports every 404 in its console.
 */
export function country({ findCountry, countryHeader }: CountryDeps): Endpoint {
  function answer(request: EndpointRequest): Answer {
    const named = countryHeader === undefined ? undefined : readHeader(request.headers[countryHeader]);
    const found = named ?? (request.clientAddress && findCountry(request.clientAddress));
    if (!found) return { kind: "empty", status: prefersMinimal(request) ? 204 : 404, headers };
    return { kind: "text", status: 200, text: found, headers };
  }
  return { method: "GET", path: "/api/country", answer };
}

function prefersMinimal({ headers: { prefer } }: EndpointRequest): boolean {
  return prefer === "return=minimal";
}

/** Networks write XX (or T1, for Tor) where they do not know. */
function readHeader(value: string | string[] | undefined): string | undefined {
  const code = typeof value === "string" ? value.trim().toUpperCase() : "";
  return isCountryCode(code) ? code : undefined;
}
