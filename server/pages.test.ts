import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { askRaw } from "./ask.ts";
import { aboutScriptHash, homeScriptHash, homeStyleHash, pageHtml } from "./http/fixture-site.ts";
import { startApp } from "./running-app.ts";

describe("a page", () => {
  test("is sent as brotli, gzip or plain text, whichever the client wants most", async () => {
    const app = await startApp();
    const br = await app.ask("/about", { headers: { "Accept-Encoding": "gzip, deflate, br, zstd" } });
    expect(br.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(br.body).toString()).toBe(pageHtml("/about"));
    const gzip = await app.ask("/about", { headers: { "Accept-Encoding": "gzip, br;q=0" } });
    expect(gzip.headers["content-encoding"]).toBe("gzip");
    expect(gunzipSync(gzip.body).toString()).toBe(pageHtml("/about"));
    const plain = await app.ask("/about");
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(plain.text).toBe(pageHtml("/about"));
  });

  test("is HTML that must be revalidated and varies by encoding", async () => {
    const { headers, status } = await (await startApp()).ask("/");
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(headers["cache-control"]).toBe("no-cache");
    expect(headers.vary).toBe("Accept-Encoding");
  });

  test("answers 304 without a body to a client that has this encoding of it", async () => {
    const app = await startApp();
    const encoding = { "Accept-Encoding": "br" };
    const first = await app.ask("/", { headers: encoding });
    const etag = String(first.headers.etag);
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
      const again = await app.ask("/", { headers: { ...encoding, "If-None-Match": tag } });
      expect(again.status).toBe(304);
      expect(again.text).toBe("");
      expect(again.headers.etag).toBe(etag);
      expect(again.headers["cache-control"]).toBe("no-cache");
      expect(again.headers.vary).toBe("Accept-Encoding");
      expect(again.headers["content-security-policy"]).toBe(first.headers["content-security-policy"]);
    }
  });

  test("has a different strong tag in each encoding, so one does not stand in for another", async () => {
    const app = await startApp();
    const tags = new Set<string>();
    for (const encoding of ["br", "gzip", "identity"]) {
      const { headers } = await app.ask("/", { headers: { "Accept-Encoding": encoding } });
      expect(headers.etag).toMatch(/^"[\w-]+"$/);
      tags.add(String(headers.etag));
    }
    expect(tags.size).toBe(3);
    const [brTag] = tags;
    const gzip = await app.ask("/", {
      headers: { "Accept-Encoding": "gzip", "If-None-Match": String(brTag) },
    });
    expect(gzip.status).toBe(200);
  });

  test("answers HEAD with the headers of GET and no body", async () => {
    const app = await startApp();
    const get = await app.ask("/about", { headers: { "Accept-Encoding": "br" } });
    const head = await app.ask("/about", { method: "HEAD", headers: { "Accept-Encoding": "br" } });
    expect(head.status).toBe(200);
    expect(head.text).toBe("");
    expect({ ...head.headers, date: "" }).toEqual({ ...get.headers, date: "" });
  });

  test("ignores the query when it is looked up", async () => {
    expect((await (await startApp()).ask("/about?ref=a&ref=%3Cscript%3E")).status).toBe(200);
  });

  test("allows by hash the inline scripts and styles of itself and of no other page", async () => {
    const app = await startApp();
    const home = String((await app.ask("/")).headers["content-security-policy"]);
    expect(home).toContain(`script-src 'self' '${homeScriptHash}';`);
    expect(home).toContain(`style-src 'self' '${homeStyleHash}';`);
    const about = String((await app.ask("/about")).headers["content-security-policy"]);
    expect(about).toContain(`script-src 'self' '${aboutScriptHash}';`);
    expect(about).toContain("style-src 'self';");
  });

  test("refuses every method but GET and HEAD", async () => {
    const app = await startApp();
    for (const method of ["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND"]) {
      for (const path of ["/", "/about", "/assets/app-1a2b.js", "/no-such-page", "/user-guide"]) {
        const { status, headers, text } = await app.ask(path, { method });
        expect([method, path, status, headers.allow]).toEqual([method, path, 405, "GET, HEAD"]);
        expect(JSON.parse(text).error.code).toBe("method_not_allowed");
      }
    }
  });
});

describe("a file", () => {
  test("with a hash in its name is kept for ever", async () => {
    const { headers } = await (await startApp()).ask("/assets/app-1a2b.js", {
      headers: { "Accept-Encoding": "br" },
    });
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(headers["content-encoding"]).toBe("br");
  });

  test("without one is kept an hour and then revalidated", async () => {
    const app = await startApp();
    const { headers } = await app.ask("/favicon.svg");
    expect(headers["cache-control"]).toBe("public, max-age=3600");
    const again = await app.ask("/favicon.svg", { headers: { "If-None-Match": String(headers.etag) } });
    expect(again.status).toBe(304);
  });

  test("of loader data is revalidated like its page", async () => {
    const app = await startApp();
    const { headers } = await app.ask("/about-us.data?_routes=routes%2Fabout-us");
    expect(headers["content-type"]).toMatch(/^text\/x-script/);
    expect(headers["cache-control"]).toBe("no-cache");
    const again = await app.ask("/about-us.data", { headers: { "If-None-Match": String(headers.etag) } });
    expect(again.status).toBe(304);
  });

  test.each(["/trades.csv", "/trades.xlsx"])(
    "of trades is revalidated like the page that prints its hash: %s",
    async (path) => {
      const { headers } = await (await startApp()).ask(path);
      expect(headers["cache-control"]).toBe("no-cache");
      expect(headers["x-content-type-options"]).toBe("nosniff");
    },
  );

  test("that gains nothing from compression is sent as it is and does not vary", async () => {
    const app = await startApp();
    const { headers, text } = await app.ask("/assets/sans-3c4d.woff2", {
      headers: { "Accept-Encoding": "br" },
    });
    expect(text).toBe("/assets/sans-3c4d.woff2");
    expect(headers["content-encoding"]).toBeUndefined();
    expect(headers.vary).toBeUndefined();
  });

  test.each([
    ["/assets/app-1a2b.js", "text/javascript; charset=utf-8"],
    ["/assets/app-1a2b.css", "text/css; charset=utf-8"],
    ["/assets/sans-3c4d.woff2", "font/woff2"],
    ["/favicon.svg", "image/svg+xml; charset=utf-8"],
    ["/card.png", "image/png"],
    ["/favicon.ico", "image/x-icon"],
    ["/data.json", "application/json; charset=utf-8"],
    ["/site.webmanifest", "application/manifest+json; charset=utf-8"],
    ["/robots.txt", "text/plain; charset=utf-8"],
    ["/sitemap.xml", "application/xml; charset=utf-8"],
    ["/guide.pdf", "application/pdf"],
    ["/trades.csv", "text/csv; charset=utf-8"],
    ["/trades.xlsx", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
    ["/about-us.data", "text/x-script; charset=utf-8"],
  ])("%s is %s", async (path, contentType) => {
    expect((await (await startApp()).ask(path)).headers["content-type"]).toBe(contentType);
  });
});

describe("an address with no page", () => {
  test("answers the prerendered page with status 404 and nothing to revalidate", async () => {
    const app = await startApp();
    for (const path of [
      "/no-such-page",
      "/guide/gone",
      "/no-such-page/",
      "/assets/gone-0000.js",
      "/index.html",
    ]) {
      const { status, headers, text } = await app.ask(path, { headers: { "If-None-Match": "*" } });
      expect([path, status, headers["content-type"]]).toEqual([path, 404, "text/html; charset=utf-8"]);
      expect(text).toBe(pageHtml("no such page"));
      expect(headers.etag).toBeUndefined();
    }
  });

  test("is refused in JSON, without a stack, when it is malformed", async () => {
    const app = await startApp();
    const paths = [
      "/%00",
      "/%zz",
      "/../etc/passwd",
      "/a/%2e%2e/b",
      "//evil.com",
      "//evil.com/",
      "/\\evil.com",
      "/%5Cevil",
    ];
    for (const path of [...paths, "/api/../etc/passwd", "/api/%zz"]) {
      const answer = await askRaw(app.origin, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
      expect([path, answer.split("\r\n")[0]]).toEqual([path, "HTTP/1.1 400 Bad Request"]);
      expect(answer).toContain('{"error":{"code":"bad_request"');
      expect(answer).not.toMatch(/\bat |node_modules|Location/);
    }
  });
});

describe("a redirect", () => {
  test.each([
    ["/About", "/about"],
    ["/ABOUT/", "/about"],
    ["/about/", "/about"],
    ["/about//", "/about"],
    ["/guide/start/", "/guide/start"],
  ])("leads permanently from %s to %s and keeps the query", async (from, to) => {
    const app = await startApp();
    for (const query of ["", "?ref=abc&x=%2F%2Fevil.com"]) {
      const { status, headers, text } = await app.ask(from + query);
      expect([status, headers.location, text]).toEqual([308, to + query, ""]);
    }
  });

  test("never leads off the site", async () => {
    const app = await startApp();
    for (const path of [
      "//evil.com/",
      "//evil.com//",
      "/%2Fevil.com/",
      "/.evil.com/",
      "/about/..//evil.com/",
    ]) {
      const { headers } = await app.ask(path);
      expect([path, headers.location]).toEqual([path, undefined]);
    }
  });
});
