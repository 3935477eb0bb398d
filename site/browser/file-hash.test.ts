import { expect, test } from "vitest";
import { sha256 } from "./file-hash.ts";

test("a hash is written as sha256sum prints it", async () => {
  expect(await sha256(new TextEncoder().encode("abc"))).toBe(
    "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
  );
});
