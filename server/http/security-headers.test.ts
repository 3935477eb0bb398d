import { expect, test } from "vitest";
import { apiHeaders, type HeaderList, pageHeaders } from "./security-headers.ts";

const hashes = { scriptHashes: ["sha256-a=", "sha256-b="], styleHashes: ["sha256-c="] };

function policyOf(headers: HeaderList): string {
  return new Map(headers).get("Content-Security-Policy") ?? "";
}

test("a page may run and look only like what was built", () => {
  expect(policyOf(pageHeaders(hashes, true))).toBe(
    "default-src 'none'; script-src 'self' 'sha256-a=' 'sha256-b='; style-src 'self' 'sha256-c='; " +
      "img-src 'self' data:; font-src 'self'; connect-src 'self'; media-src 'self'; manifest-src 'self'; " +
      "worker-src 'self'; frame-src 'self' https://www.youtube-nocookie.com; object-src 'none'; base-uri 'none'; " +
      "form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types site-loader; " +
      "upgrade-insecure-requests; report-to csp",
  );
});

test("no policy allows anything unsafe, or scripts and styles from elsewhere", () => {
  for (const headers of [pageHeaders(hashes, false), apiHeaders(false)]) {
    expect(policyOf(headers)).not.toContain("unsafe");
    expect(policyOf(headers)).not.toMatch(/(script|style)-src[^;]*(https?:|data:|\*)/);
  }
});

test("no header is sent twice", () => {
  for (const headers of [pageHeaders(hashes, true), apiHeaders(true)]) {
    const names = headers.map(([name]) => name.toLowerCase());
    expect(new Set(names).size).toBe(names.length);
  }
});
