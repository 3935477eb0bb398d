import { describe, expect, test } from "vitest";
import { readEnv } from "./env.ts";

function problemsOf(source: Record<string, string | undefined>): string[] {
  const read = readEnv(source);
  return read.kind === "refused" ? read.problems : [];
}

describe("the environment", () => {
  test("may be empty: everything has a default that works on one machine", () => {
    expect(readEnv({})).toEqual({
      kind: "read",
      env: {
        mode: "development",
        host: "127.0.0.1",
        port: 4000,
        siteDir: "build/production",
        trustedProxyHops: 0,
        countryHeader: undefined,
        countryDatabase: undefined,
        https: false,
        logLevel: "info",
      },
    });
  });

  test("is read into numbers and flags", () => {
    const source = {
      NODE_ENV: "production",
      HOST: "::",
      PORT: "0",
      SITE_DIR: "/srv/site",
      TRUST_PROXY: "2",
      COUNTRY_HEADER: "CF-IPCountry",
      COUNTRY_DATABASE: "/srv/country.mmdb",
      PUBLIC_HTTPS: "1",
      LOG_LEVEL: "warn",
    };
    expect(readEnv(source)).toEqual({
      kind: "read",
      env: {
        mode: "production",
        host: "::",
        port: 0,
        siteDir: "/srv/site",
        trustedProxyHops: 2,
        countryHeader: "cf-ipcountry",
        countryDatabase: "/srv/country.mmdb",
        https: true,
        logLevel: "warn",
      },
    });
  });

  test("treats an empty variable as one that is not set", () => {
    expect(readEnv({ PORT: "", COUNTRY_HEADER: " ", HOST: undefined })).toEqual(readEnv({}));
  });

  test("may hold any number of names that are not ours", () => {
    expect(
      problemsOf({ PATH: "/bin", npm_config_cache: "/x", NODE_OPTIONS: "", HOSTNAME: "y", TRUSTED: "1" }),
    ).toEqual([]);
  });
});

describe("a setting is refused", () => {
  test.each([
    ["NODE_ENV", "prod", "NODE_ENV must be one of: development, test, production."],
    ["HOST", "my host", "HOST must be a host name or an IP address."],
    ["PORT", "65536", "PORT must be a whole number from 0 to 65535."],
    ["PORT", "-1", "PORT must be a whole number from 0 to 65535."],
    ["PORT", "80.5", "PORT must be a whole number from 0 to 65535."],
    ["PORT", "0x50", "PORT must be a whole number from 0 to 65535."],
    ["TRUST_PROXY", "true", "TRUST_PROXY must be a whole number from 0 to 10."],
    ["PUBLIC_HTTPS", "yes", "PUBLIC_HTTPS must be one of: 0, 1."],
    ["LOG_LEVEL", "loud", "LOG_LEVEL must be one of: debug, info, warn, error."],
  ])("when %s is %s", (name, value, sentence) => {
    expect(problemsOf({ [name]: value })).toEqual([sentence]);
  });

  test("when its name begins like one of ours but is none, with the one that was probably meant", () => {
    expect(problemsOf({ TRUST_PROXI: "1" })).toEqual([
      "Unknown setting TRUST_PROXI. Did you mean TRUST_PROXY?",
    ]);
    expect(problemsOf({ SITE_DIRECTORY: "x" })).toEqual(["Unknown setting SITE_DIRECTORY."]);
  });

  test("when it names a country header without a proxy to trust", () => {
    for (const proxy of [undefined, "", "0"]) {
      expect(problemsOf({ COUNTRY_HEADER: "cf-ipcountry", TRUST_PROXY: proxy })).toEqual([
        expect.stringMatching(/^COUNTRY_HEADER is set but TRUST_PROXY is not/),
      ]);
    }
  });

  test("when production does not say whether it is reached over https", () => {
    expect(problemsOf({ NODE_ENV: "production" })).toEqual([
      expect.stringMatching(/^PUBLIC_HTTPS must be set in production/),
    ]);
    expect(problemsOf({ NODE_ENV: "production", PUBLIC_HTTPS: "0" })).toEqual([]);
  });

  test("together with every other, and without repeating any value", () => {
    const secret = "hunter2 hunter2";
    const problems = problemsOf({
      HOST: secret,
      PORT: secret,
      LOG_LEVEL: secret,
      COUNTRY_HEADER: secret,
      SITE_X: secret,
    });
    expect(problems.map((sentence) => sentence.match(/[A-Z]+_?[A-Z]+/)?.[0])).toEqual([
      "SITE_X",
      "HOST",
      "PORT",
      "COUNTRY_HEADER",
      "LOG_LEVEL",
      "COUNTRY_HEADER",
    ]);
    expect(problems.join()).not.toContain("hunter2");
  });
});
