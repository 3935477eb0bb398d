import { brotliDecompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { answerFile, classAnswers } from "#core/backtest/addresses.ts";
import { startApp } from "./running-app.ts";

describe.each(classAnswers)("/api/%s", (name) => {
  const endpoint = `/api/${name}`;
  const file = answerFile(name, "stocks");
  /** As the fixture's build writes it. */
  const written = `${file}\n`.repeat(200);

  test("answers for a class, whatever its case, with what the build wrote", async () => {
    const app = await startApp();
    for (const asked of ["stocks", "STOCKS", "Stocks"]) {
      const { status, headers, text } = await app.ask(`${endpoint}/${asked}`);
      expect([status, headers["content-type"]]).toEqual([200, "application/json; charset=utf-8"]);
      expect(text).toBe(written);
    }
  });

  test("is compressed, revalidated by its tag, and allows nothing that a document could do", async () => {
    const app = await startApp();
    const wanted = { "Accept-Encoding": "br" };
    const first = await app.ask(`${endpoint}/stocks`, { headers: wanted });
    expect(first.headers).toMatchObject({
      "content-encoding": "br",
      "cache-control": "no-cache",
      vary: "Accept-Encoding",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "same-origin",
    });
    expect(brotliDecompressSync(first.body).toString()).toBe(written);
    const etag = String(first.headers.etag);
    const again = await app.ask(`${endpoint}/stocks`, { headers: { ...wanted, "If-None-Match": etag } });
    expect([again.status, again.text, again.headers.etag]).toEqual([304, "", etag]);
    expect(again.headers["cache-control"]).toBe("no-cache");
  });

  test("answers the file itself with the same headers", async () => {
    const app = await startApp();
    const [asked, same] = [await app.ask(`${endpoint}/stocks`), await app.ask(file)];
    expect({ ...same.headers, date: "" }).toEqual({ ...asked.headers, date: "" });
    expect(same.text).toBe(asked.text);
  });

  test("answers HEAD with the headers of GET and no body", async () => {
    const app = await startApp();
    const get = await app.ask(`${endpoint}/stocks`);
    const head = await app.ask(`${endpoint}/stocks`, { method: "HEAD" });
    expect([head.status, head.text]).toEqual([200, ""]);
    expect({ ...head.headers, date: "" }).toEqual({ ...get.headers, date: "" });
  });

  test("answers 404 for a class that nobody knows or that has no ledger, and names those there are", async () => {
    const app = await startApp();
    for (const asked of ["bonds", "forex", "constructor", "stocks%20", "x".repeat(90)]) {
      const { status, headers, text } = await app.ask(`${endpoint}/${asked}`);
      expect([asked, status, headers["cache-control"]]).toEqual([asked, 404, "no-store"]);
      expect(JSON.parse(text).error).toMatchObject({
        code: "not_found",
        message: "There is no such asset class. These are known: stocks.",
        retryable: false,
      });
    }
    for (const path of [endpoint, `${endpoint}/`, `${endpoint}/stocks/`, `${endpoint}/stocks/x`]) {
      expect((await app.ask(path)).status, path).toBe(404);
    }
  });

  test("refuses every method but GET and HEAD", async () => {
    const app = await startApp();
    for (const method of ["POST", "PUT", "DELETE", "OPTIONS"]) {
      const { status, headers } = await app.ask(`${endpoint}/stocks`, { method });
      expect([method, status, headers.allow]).toEqual([method, 405, "GET, HEAD"]);
    }
  });

  test("is logged by its route, never by what was asked for", async () => {
    const app = await startApp();
    await app.ask(`${endpoint}/stocks`);
    await app.ask(`${endpoint}/my-secret`);
    const logged = app.lines.map((line) => JSON.parse(line));
    expect(logged.map(({ route, status }) => [route, status])).toEqual([
      [`${endpoint}/:assetClass`, 200],
      [`${endpoint}/:assetClass`, 404],
    ]);
    expect(app.lines.join("")).not.toContain("my-secret");
  });
});
