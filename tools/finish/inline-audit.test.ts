import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { auditInline } from "./inline-audit.ts";

function hashOf(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}

test("every inline script and style is hashed once, external and empty ones are not", () => {
  const html = `<style>a{b:c}</style><script>one()</script><script type="module">two()</script><script>one()</script><script src="/x.js"></script>`;
  expect(auditInline("page.html", html)).toEqual({
    scriptHashes: [hashOf("one()"), hashOf("two()")],
    styleHashes: [hashOf("a{b:c}")],
  });
});

test.each([
  ["an inline style attribute", `<p style="color:red">x</p>`],
  ["an inline event handler", `<button type="button" onclick="x()">x</button>`],
  ["a javascript: address", `<a href=" JavaScript:alert(1)">x</a>`],
])("%s is refused, naming the file", (what, html) => {
  expect(() => auditInline("pricing/index.html", html)).toThrow(`pricing/index.html has ${what}`);
});

test("words that only look like it are left alone", () => {
  const harmless = `<p title="style=1 onclick=2">style="x" javascript: onclick="y"</p><script>a.style="x"</script>`;
  expect(() => auditInline("page.html", harmless)).not.toThrow();
});
