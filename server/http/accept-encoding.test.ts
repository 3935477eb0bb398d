import { expect, test } from "vitest";
import { chooseEncoded, type Encoding } from "./accept-encoding.ts";

type Offer = { encoding: Encoding };
const all: readonly [Offer, Offer, Offer] = [
  { encoding: "br" },
  { encoding: "gzip" },
  { encoding: "identity" },
];

test.each<[string | undefined, Encoding]>([
  [undefined, "identity"],
  ["", "identity"],
  ["br", "br"],
  ["gzip", "gzip"],
  ["gzip, deflate, br, zstd", "br"],
  ["deflate, zstd", "identity"],
  ["BR;Q=0.8, GZIP;q=0.5", "br"],
  ["br;q=0.5, gzip;q=0.8", "gzip"],
  ["br;q=0", "identity"],
  ["br;q=0, gzip", "gzip"],
  ["br ; q=0.000 , gzip ; q=0.001", "gzip"],
  ["*", "br"],
  ["*;q=0.1, gzip", "gzip"],
  ["br;q=0, *", "gzip"],
  ["identity, br;q=0.5", "identity"],
  ["identity;q=0.5, br;q=0.4", "identity"],
  ["identity;q=0, *;q=0", "identity"],
  ["br;q=2", "identity"],
  ["br;q=nonsense", "identity"],
  [",,;;q=,br", "br"],
])("to a client that accepts %s, %s is sent", (header, encoding) => {
  expect(chooseEncoded(header, all).encoding).toBe(encoding);
  // The second time it is remembered.
  expect(chooseEncoded(header, all).encoding).toBe(encoding);
});

test("what is not offered is not chosen", () => {
  expect(chooseEncoded("br, gzip;q=0.1", [{ encoding: "gzip" }, { encoding: "identity" }]).encoding).toBe(
    "gzip",
  );
  expect(chooseEncoded("br", [{ encoding: "identity" }]).encoding).toBe("identity");
});
