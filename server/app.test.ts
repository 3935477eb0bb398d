import { describe, expect, test } from "vitest";
import { type Answered, askRaw } from "./ask.ts";
import { openCountryDatabase } from "./http/country-database.ts";
import { loadFixtureSite, startApp } from "./running-app.ts";

const indian = "49.36.0.1";
const american = "8.8.8.8";
const findCountry = openCountryDatabase();

describe("every answer", () => {
  test("carries the security headers, whatever its status", async () => {
    const app = await startApp();
    const answers: [number, Answered][] = [
      [200, await app.ask("/")],
      [200, await app.ask("/assets/app-1a2b.js")],
      [200, await app.ask("/guide.pdf")],
      [200, await app.ask("/healthz")],
      [204, await app.ask("/api/csp-report", { method: "POST", headers: json, body: "[]" })],
      [304, await app.ask("/", { headers: { "If-None-Match": "*" } })],
      [308, await app.ask("/About")],
      [400, await app.ask("/%zz")],
      [400, await app.ask("/api/csp-report", { method: "POST", headers: json, body: "{" })],
      [404, await app.ask("/no-such-page")],
      [404, await app.ask("/api/nope")],
      [404, await app.ask("/api/country")],
      [204, await app.ask("/api/country", { headers: { Prefer: "return=minimal" } })],
      [405, await app.ask("/", { method: "POST" })],
      [405, await app.ask("/healthz", { method: "POST" })],
      [
        413,
        await app.ask("/api/csp-report", { method: "POST", headers: json, body: "x".repeat(16 * 1024 + 1) }),
      ],
      [415, await app.ask("/api/csp-report", { method: "POST", body: "x" })],
      [417, await app.ask("/", { headers: { Expect: "miracles" } })],
      [431, await app.ask("/", { headers: { "X-Long": "x".repeat(8 * 1024) } })],
    ];
    for (const [status, { status: actual, headers }] of answers) {
      expect(actual).toBe(status);
      expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
      expect(headers["x-content-type-options"]).toBe("nosniff");
      expect(headers["x-frame-options"]).toBe("DENY");
      expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
      expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
      expect(headers["cross-origin-resource-policy"]).toBe("same-origin");
      expect(headers["permissions-policy"]).toContain("camera=()");
      expect(headers["reporting-endpoints"]).toBe('csp="/api/csp-report"');
      expect(headers.server).toBeUndefined();
      expect(headers["x-powered-by"]).toBeUndefined();
      expect(headers["strict-transport-security"]).toBeUndefined();
    }
  });

  test("insists on https when visitors come over https, and only then", async () => {
    const app = await startApp({ https: true });
    for (const path of [
      "/",
      "/favicon.svg",
      "/guide.pdf",
      "/healthz",
      "/api/nope",
      "/About",
      "/no-such-page",
    ]) {
      const { headers } = await app.ask(path);
      expect(headers["strict-transport-security"]).toBe("max-age=63072000; includeSubDomains; preload");
    }
    expect((await app.ask("/")).headers["content-security-policy"]).toContain("; upgrade-insecure-requests;");
    const plain = await startApp({ https: false });
    expect((await plain.ask("/")).headers["content-security-policy"]).not.toContain(
      "upgrade-insecure-requests",
    );
  });

  test("of the API forbids everything a document could do and is not stored", async () => {
    const app = await startApp();
    for (const path of ["/healthz", "/api/nope"]) {
      const { headers } = await app.ask(path);
      expect(headers["content-security-policy"]).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
      expect(headers["cache-control"]).toBe("no-store");
    }
  });
});

describe("the API", () => {
  test("says that the process is well", async () => {
    const app = await startApp();
    const { status, headers, text } = await app.ask("/healthz");
    expect([status, headers["content-type"], text]).toEqual([
      200,
      "application/json; charset=utf-8",
      '{"status":"ok"}',
    ]);
    expect((await app.ask("/healthz", { method: "HEAD" })).text).toBe("");
  });

  test("answers an unknown address with a 404 in the error envelope, whatever the method and body", async () => {
    const app = await startApp();
    for (const path of ["/api", "/api/", "/api/nope", "/api/country/", "/healthz/x"]) {
      for (const method of ["GET", "POST", "DELETE", "PROPFIND"]) {
        const { status, headers, text } = await app.ask(path, {
          method,
          headers: { "Content-Type": "x/y" },
          body: "x",
        });
        expect([method, path, status, headers["content-type"]]).toEqual([
          method,
          path,
          404,
          "application/json; charset=utf-8",
        ]);
        expect(JSON.parse(text)).toEqual({
          error: {
            code: "not_found",
            message: "There is nothing at this address.",
            retryable: false,
            requestId: expect.stringMatching(/^[\w-]{12}$/),
          },
        });
      }
    }
  });

  test("refuses a method an address does not have and names those it has", async () => {
    const app = await startApp();
    const addresses = [
      ["/healthz", "GET, HEAD", ["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND"]],
      ["/api/country", "GET, HEAD", ["POST", "DELETE"]],
      ["/api/csp-report", "POST", ["GET", "HEAD", "PUT", "DELETE", "OPTIONS"]],
    ] as const;
    for (const [path, allow, methods] of addresses) {
      for (const method of methods) {
        const { status, headers, text } = await app.ask(path, { method, headers: { "Content-Type": "x/y" } });
        expect([path, method, status, headers.allow]).toEqual([path, method, 405, allow]);
        if (method !== "HEAD") expect(JSON.parse(text).error.code).toBe("method_not_allowed");
      }
    }
  });

  test("turns a fault into a 500 that says nothing of it, and logs where it was", async () => {
    const app = await startApp({
      trustedProxyHops: 1,
      findCountry: (address) => {
        throw new TypeError(`can not look up ${address}\n    at ${address} (/tmp/${address}:1:1)`);
      },
    });
    const { status, text } = await app.ask("/api/country", { headers: { "X-Forwarded-For": indian } });
    expect(status).toBe(500);
    expect(JSON.parse(text).error).toMatchObject({ code: "internal", retryable: true });
    expect(text).not.toMatch(/TypeError|look up|\.ts/);
    const fault = app.lines.map((line) => JSON.parse(line)).find((line) => line.level === "error");
    expect(fault).toMatchObject({
      event: "fault",
      error: "TypeError",
      reqId: JSON.parse(text).error.requestId,
    });
    expect(fault.at[0]).toContain("app.test.ts");
    expect(app.lines.join("")).not.toContain(indian);
  });

  test("does not answer with the status a thrown error asks for", async () => {
    const app = await startApp({
      trustedProxyHops: 1,
      findCountry: () => {
        throw Object.assign(new Error("from some library"), { statusCode: 400, code: "ERR_LIBRARY" });
      },
    });
    expect((await app.ask("/api/country", { headers: { "X-Forwarded-For": indian } })).status).toBe(500);
  });

  test("survives a fault in serving a page", async () => {
    const site = await loadFixtureSite(false);
    const files = new Map(site.files);
    files.get = (path) => {
      if (path === "/broken") throw new Error("broken on purpose");
      return site.files.get(path);
    };
    const app = await startApp({ site: { ...site, files } });
    const { status, text } = await app.ask("/broken");
    expect([status, JSON.parse(text).error.code]).toEqual([500, "internal"]);
    expect((await app.ask("/")).status).toBe(200);
  });
});

describe("the country of a visitor", () => {
  test("is unknown for one on this machine: a 404 with nothing in it", async () => {
    const { status, headers, text } = await (await startApp({ findCountry })).ask("/api/country");
    expect([status, text, headers["cache-control"]]).toEqual([404, "", "private, no-store"]);
  });

  test("is a plain two-letter code that nobody may store", async () => {
    const app = await startApp({ findCountry, trustedProxyHops: 1 });
    const { status, headers, text } = await app.ask("/api/country", {
      headers: { "X-Forwarded-For": indian },
    });
    expect([status, text]).toEqual([200, "IN"]);
    expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
    expect(headers["cache-control"]).toBe("private, no-store");
  });

  test("is not taken from a header anyone can write", async () => {
    const app = await startApp({ findCountry });
    const headers = { "X-Forwarded-For": american, "CF-IPCountry": "US", Forwarded: `for=${american}` };
    expect((await app.ask("/api/country", { headers })).status).toBe(404);
  });

  test("comes from the address our own proxy saw, not from what the visitor put before it", async () => {
    const app = await startApp({ findCountry, trustedProxyHops: 1 });
    const spoofed = await app.ask("/api/country", {
      headers: { "X-Forwarded-For": `${american}, ${indian}` },
    });
    expect(spoofed.text).toBe("IN");
    const twice = await app.ask("/api/country", { headers: { "X-Forwarded-For": [american, indian] } });
    expect(twice.text).toBe("IN");
  });

  test("comes from the configured header of the proxy, and from the address when that says nothing", async () => {
    const app = await startApp({ findCountry, trustedProxyHops: 1, countryHeader: "cf-ipcountry" });
    const forwarded = { "X-Forwarded-For": indian };
    for (const [header, expected] of [
      ["US", "US"],
      ["gb", "GB"],
      ["XX", "IN"],
      ["T1", "IN"],
      ["", "IN"],
    ] as const) {
      const { text } = await app.ask("/api/country", { headers: { ...forwarded, "CF-IPCountry": header } });
      expect([header, text]).toEqual([header, expected]);
    }
    expect((await app.ask("/api/country", { headers: forwarded })).text).toBe("IN");
  });
});

describe("a connection", () => {
  test("is given five seconds for its headers, fifteen for the request, five between requests", async () => {
    const { server } = (await startApp()).app;
    expect(server).toMatchObject({ headersTimeout: 5_000, requestTimeout: 15_000, keepAliveTimeout: 5_000 });
  });

  test("that never finishes its headers is answered 408 and closed", async () => {
    const app = await startApp();
    app.app.server.headersTimeout = 100;
    const answer = await askRaw(app.origin, "GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ");
    expect(answer).toMatch(/^HTTP\/1.1 408 /);
    expect(answer).toContain('"code":"request_timeout"');
    expect(answer).toContain("X-Content-Type-Options: nosniff");
  });

  test("that never finishes its body is answered 408 and closed", async () => {
    const app = await startApp();
    // Node swaps the two when the request's time is the shorter.
    app.app.server.headersTimeout = 100;
    app.app.server.requestTimeout = 100;
    const head =
      "POST /api/csp-report HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n";
    expect(await askRaw(app.origin, `${head}[1,2,3]`)).toMatch(/^HTTP\/1.1 408 /);
  });

  test("that sends what is not HTTP, or HTTP that can be read two ways, is answered 400 and closed", async () => {
    const app = await startApp();
    const smuggled =
      "POST /api/csp-report HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n";
    for (const text of [
      "\x16\x03\x01\x02\x00\r\n\r\n",
      "GET / HTTP/9.9\r\n\r\n",
      smuggled,
      "BREW / HTTP/1.1\r\n\r\n",
    ]) {
      const answer = await askRaw(app.origin, text);
      expect(answer).toMatch(/^HTTP\/1.1 400 /);
      expect(answer).toContain('"code":"bad_request"');
    }
  });

  test("whose body is refused unread is closed, so that nobody can go on sending", async () => {
    const app = await startApp();
    for (const [path, status] of [
      ["/about", 405],
      ["/healthz", 405],
      ["/api/nope", 404],
      ["/%zz", 400],
      ["/api/csp-report", 413],
    ]) {
      const length = "Content-Type: application/json\r\nContent-Length: 99999";
      const answer = await askRaw(app.origin, `POST ${path} HTTP/1.1\r\nHost: x\r\n${length}\r\n\r\n[`);
      expect([path, answer.split(" ")[1]]).toEqual([path, String(status)]);
      expect(answer).toMatch(/connection: close/i);
      expect(answer.match(/HTTP\/1.1/g)).toHaveLength(1);
    }
  });

  test("that sends a longer body than is read is refused before it is done", async () => {
    const app = await startApp();
    const head =
      "POST /api/csp-report HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked";
    const chunk = `4001\r\n${"x".repeat(0x4001)}\r\n`;
    expect(await askRaw(app.origin, `${head}\r\n\r\n${chunk}`)).toMatch(/^HTTP\/1.1 413 /);
  });

  test("without a Host is refused in HTTP/1.1 and served in HTTP/1.0", async () => {
    const app = await startApp();
    const refused = await askRaw(app.origin, "GET / HTTP/1.1\r\nConnection: close\r\n\r\n");
    expect(refused).toMatch(/^HTTP\/1.1 400 /);
    expect(refused).toContain("X-Content-Type-Options: nosniff");
    expect(await askRaw(app.origin, "GET / HTTP/1.0\r\n\r\n")).toMatch(/^HTTP\/1.1 200 /);
  });

  test("is closed after the answer to a request that was announced as the last", async () => {
    const app = await startApp();
    const last = "GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
    const answer = await askRaw(app.origin, `${last}and more`);
    expect(answer).toMatch(/^HTTP\/1.1 200 OK/);
    expect(answer).toMatch(/\{"status":"ok"\}$/);
  });

  test("serves several requests, also when they are sent together", async () => {
    const app = await startApp();
    const one = "HEAD /about HTTP/1.1\r\nHost: x\r\n\r\n";
    const last = "HEAD /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
    const answer = await askRaw(app.origin, one + one + last);
    expect(answer.match(/HTTP\/1.1 200 OK/g)).toHaveLength(3);
  });
});

const json = { "Content-Type": "application/json" };
