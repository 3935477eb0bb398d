import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { ask } from "./ask.ts";
import { pageHtml, writeFixtureSite } from "./http/fixture-site.ts";
import { openRequest } from "./open-request.ts";
import { startMain, untilRefused } from "./running-main.ts";

const patience = 30_000;

describe("the server process", { timeout: patience }, () => {
  test("announces its address in one line of JSON and serves the site there", async () => {
    const main = startMain({ SITE_DIR: await writeFixtureSite(), PORT: "0", LOG_LEVEL: "error" });
    const origin = await main.listening;
    expect(origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect((await ask(origin, "/about")).text).toBe(pageHtml("/about"));
    expect((await ask(origin, "/api/country")).status).toBe(404);
    expect(main.stdout().trim().split("\n")).toHaveLength(1);
    expect(JSON.parse(main.stdout())).toMatchObject({ event: "listening", url: origin });
    expect(main.stderr()).toBe("");
  });

  test("applies what the environment says", async () => {
    const main = startMain({
      SITE_DIR: await writeFixtureSite(),
      PORT: "0",
      NODE_ENV: "production",
      PUBLIC_HTTPS: "1",
      TRUST_PROXY: "1",
      COUNTRY_HEADER: "CF-IPCountry",
    });
    const origin = await main.listening;
    const forwarded = await ask(origin, "/api/country", { headers: { "X-Forwarded-For": "49.36.0.1" } });
    expect(forwarded.text).toBe("IN");
    const named = await ask(origin, "/api/country", { headers: { "CF-IPCountry": "FR" } });
    expect(named.text).toBe("FR");
    expect(named.headers["strict-transport-security"]).toBeDefined();
  });

  test.each(["SIGTERM", "SIGINT"] as const)(
    "on %s accepts nothing new, finishes what is under way and leaves with 0",
    async (signal) => {
      const main = startMain({ SITE_DIR: await writeFixtureSite(), PORT: "0" });
      const origin = await main.listening;
      const underWay = await openRequest(origin);
      main.child.kill(signal);
      await untilRefused(origin);
      underWay.finish();
      expect(await underWay.received).toMatch(/^HTTP\/1.1 204 /);
      expect(await main.exitCode).toBe(0);
      expect(main.stdout()).toContain('"event":"stopped"');
    },
  );

  test("cuts off what does not finish, and still leaves with 0", async () => {
    const main = startMain({ SITE_DIR: await writeFixtureSite(), PORT: "0" });
    const underWay = await openRequest(await main.listening);
    main.child.kill("SIGTERM");
    expect(await main.exitCode).toBe(0);
    expect(await underWay.received).toBe("");
  });

  test("leaves at once on a second signal", async () => {
    const main = startMain({ SITE_DIR: await writeFixtureSite(), PORT: "0" });
    const origin = await main.listening;
    await openRequest(origin);
    main.child.kill("SIGTERM");
    await untilRefused(origin);
    main.child.kill("SIGTERM");
    expect(await main.exitCode).toBe(1);
  });
});

describe("the server process refuses to start, in a plain sentence,", { timeout: patience }, () => {
  test("when its port is taken", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    onTestFinished(() => void other.close());
    await once(other, "listening");
    const { port } = other.address() as AddressInfo;
    const main = startMain({ SITE_DIR: await writeFixtureSite(), PORT: String(port) });
    expect(await main.exitCode).toBe(1);
    expect(main.stderr()).toBe(
      `Port ${port} on 127.0.0.1 is already in use. Stop the other program, or set PORT to a free port (0 picks one).\n`,
    );
    expect(main.stdout()).toBe("");
  });

  test("when it can not listen where it was told to", async () => {
    const main = startMain({ SITE_DIR: await writeFixtureSite(), PORT: "0", HOST: "192.0.2.1" });
    expect(await main.exitCode).toBe(1);
    expect(main.stderr()).toBe("The server can not listen on 192.0.2.1, port 0 (EADDRNOTAVAIL).\n");
  });

  test("when there is no built site", async () => {
    const empty = await mkdtemp(path.join(tmpdir(), "empty-"));
    const main = startMain({ SITE_DIR: empty, PORT: "0" });
    expect(await main.exitCode).toBe(1);
    expect(main.stderr()).toMatch(/^The built site in \S+ can not be served: .*site\.json.*\n$/);
  });

  test("when a file of the site is missing", async () => {
    const folder = await writeFixtureSite();
    await rm(path.join(folder, "client", "about", "index.html"));
    const main = startMain({ SITE_DIR: folder, PORT: "0" });
    expect(await main.exitCode).toBe(1);
    expect(main.stderr()).toMatch(/^The built site in \S+ can not be served: .*about\/index\.html.*\n$/);
  });

  test("when its settings are wrong, naming all of them and exiting with 78", async () => {
    const main = startMain({ TRUST_PROXI: "1", PORT: "eighty", COUNTRY_HEADER: "cf-ipcountry" });
    expect(await main.exitCode).toBe(78);
    expect(main.stderr().trim().split("\n")).toEqual([
      "Unknown setting TRUST_PROXI. Did you mean TRUST_PROXY?",
      "PORT must be a whole number from 0 to 65535.",
      expect.stringMatching(/^COUNTRY_HEADER is set but TRUST_PROXY is not/),
    ]);
    expect(main.stdout()).toBe("");
  });
});
