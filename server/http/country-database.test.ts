import { expect, test } from "vitest";
import { openCountryDatabase } from "./country-database.ts";

const findCountry = openCountryDatabase();

test.each([
  ["49.36.0.1", "IN"],
  ["2405:200::1", "IN"],
  ["8.8.8.8", "US"],
  ["2001:4860:4860::8888", "US"],
  ["81.2.69.142", "GB"],
])("%s is in %s", (address, country) => {
  expect(findCountry(address)).toBe(country);
});

test.each([
  "127.0.0.1",
  "10.1.2.3",
  "172.16.0.1",
  "172.31.255.255",
  "192.168.0.1",
  "100.64.0.1",
  "169.254.1.1",
  "0.0.0.0",
  "224.0.0.1",
  "255.255.255.255",
  "192.0.2.1",
  "::",
  "::1",
  "fe80::1",
  "fd00::1",
  "ff02::1",
  "2001:db8::1",
  "localhost",
  "",
])("%s is in no country", (address) => {
  expect(findCountry(address)).toBeUndefined();
});
