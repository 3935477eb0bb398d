import { expect, test } from "vitest";
import { philosophyTag, principles } from "./philosophy.ts";

test("the philosophy has three cards, each with a title and a text", () => {
  expect(principles).toHaveLength(3);
  expect(philosophyTag).toBe("3 rules");
  for (const { title, text } of principles) expect(title && text).not.toBe("");
});
