import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { clientAddress } from "./client-address.ts";

function requestFrom(remoteAddress: string | undefined, forwarded?: string): IncomingMessage {
  const headers = forwarded === undefined ? {} : { "x-forwarded-for": forwarded };
  return { socket: { remoteAddress }, headers } as IncomingMessage;
}

test.each<[hops: number, forwarded: string | undefined, expected: string | undefined]>([
  [0, undefined, "10.0.0.9"],
  [0, "8.8.8.8", "10.0.0.9"],
  [1, "8.8.8.8", "8.8.8.8"],
  [1, "1.1.1.1, 8.8.8.8", "8.8.8.8"],
  [1, "1.1.1.1,8.8.8.8 ", "8.8.8.8"],
  [2, "1.1.1.1, 8.8.8.8", "1.1.1.1"],
  [2, "6.6.6.6, 1.1.1.1, 8.8.8.8", "1.1.1.1"],
  [2, "8.8.8.8", "8.8.8.8"],
  [1, undefined, "10.0.0.9"],
  [1, "", "10.0.0.9"],
  [1, "unknown", undefined],
  [1, "8.8.8.8, _hidden", undefined],
  [1, "8.8.8.8:4711", "8.8.8.8"],
  [1, "[2001:4860::8888]:443", "2001:4860::8888"],
  [1, "2001:4860:0:0::8888", "2001:4860::8888"],
  [1, "::ffff:8.8.8.8", "8.8.8.8"],
  [1, "::ffff:808:808", "8.8.8.8"],
  [1, "fe80::1%eth0", "fe80::1"],
  [1, "8.8.8.8.8", undefined],
  [1, "<script>", undefined],
])("with %i trusted proxies and X-Forwarded-For %s, the visitor is %s", (hops, forwarded, expected) => {
  expect(clientAddress(requestFrom("10.0.0.9", forwarded), hops)).toBe(expected);
});

test("an IPv4 visitor of an IPv6 socket is an IPv4 visitor", () => {
  expect(clientAddress(requestFrom("::ffff:49.36.0.1"), 0)).toBe("49.36.0.1");
});

test("a socket that is already gone has no visitor", () => {
  expect(clientAddress(requestFrom(undefined), 0)).toBeUndefined();
  expect(clientAddress(requestFrom(undefined, "8.8.8.8"), 0)).toBeUndefined();
});
