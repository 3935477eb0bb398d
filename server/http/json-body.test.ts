import { expect, test } from "vitest";
import { parseJsonBody } from "./json-body.ts";

test("a body is JSON in UTF-8 or it is malformed", () => {
  expect(parseJsonBody(Buffer.from('{"a":"₹"}'))).toEqual({ kind: "parsed", value: { a: "₹" } });
  for (const body of ["", "{", "undefined", "{'a':1}"]) {
    expect(parseJsonBody(Buffer.from(body))).toEqual({ kind: "malformed" });
  }
  expect(parseJsonBody(Buffer.from([0x22, 0xff, 0x22]))).toEqual({ kind: "malformed" });
});
