import type { APIRequestContext, Page } from "@playwright/test";
import { allPaths, missingPath } from "./paths.ts";
import { markDocument, moveInside, openReady } from "./ready-page.ts";
import { screens } from "./screens.ts";
import { readServedPage } from "./served-page.ts";
import { expect, test } from "./site.ts";

/** Everything a page does that it should not: policy violations, errors, other origins, cookies. */
async function watch(page: Page, origin: string): Promise<string[]> {
  const offences: string[] = [];
  await page.exposeFunction("reportOffence", (offence: string) => offences.push(offence));
  await page.addInitScript(() => {
    const { reportOffence } = globalThis as unknown as { reportOffence: (offence: string) => void };
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) =>
      reportOffence(`policy: ${effectiveDirective} blocked ${blockedURI} ${sample}`),
    );
  });
  page.on("pageerror", (error) => offences.push(`fault: ${error.message}`));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) offences.push(`console: ${message.text()}`);
  });
  page.on("request", (request) => {
    if (new URL(request.url()).origin !== origin) offences.push(`elsewhere: ${request.url()}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) offences.push(`${response.status()}: ${response.url()}`);
    if ("set-cookie" in response.headers()) offences.push(`cookie: ${response.url()}`);
  });
  return offences;
}

for (const [screen, options] of Object.entries(screens)) {
  test.describe(screen, () => {
    test.use(options);

    test(`on a ${screen} no page breaks a policy, asks another origin or sets a cookie`, async ({
      page,
      context,
      baseURL,
    }) => {
      const offences = await watch(page, baseURL ?? "");
      for (const path of allPaths) {
        await openReady(page, path);
        expect.soft(offences.splice(0), path).toEqual([]);
      }
      expect(await context.cookies()).toEqual([]);
    });
  });
}

test("a walk through every route inside one document is as clean", async ({ page, context, baseURL }) => {
  const offences = await watch(page, baseURL ?? "");
  await openReady(page, "/");
  const sameDocument = await markDocument(page);
  for (const path of [...allPaths, missingPath]) {
    const served = readServedPage(await (await page.request.get(path)).text());
    await moveInside(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(served.headings[0] ?? "");
    await expect(page).toHaveTitle(served.title ?? "");
  }
  for (const name of ["Compare Plans", "SignalPro", "Backtest Report", "FAQ", "Get Started"]) {
    await page.getByRole("banner").getByRole("link", { name }).click();
  }
  await page.getByRole("button", { name: "Switch between light and dark" }).click();
  expect(await sameDocument()).toBe(true);
  expect(offences).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

test("the error screen breaks no policy", async ({ page, baseURL }) => {
  const offences = await watch(page, baseURL ?? "");
  await page.route("**/privacy-policy.data*", (route) => route.fulfill({ status: 200, body: "broken" }));
  await openReady(page, "/compare");
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
  expect(offences.filter((offence) => offence.startsWith("policy"))).toEqual([]);
});

test("an inline script that is not ours does not run", async ({ page, baseURL }) => {
  const offences = await watch(page, baseURL ?? "");
  await page.route("/compare", async (route) => {
    const response = await route.fetch();
    const served = await response.text();
    await route.fulfill({
      response,
      body: served.replace("</body>", "<script>document.title = 'broken in'</script></body>"),
    });
  });
  await page.goto("/compare");
  await expect(page).toHaveTitle(/^Compare plans/);
  await expect.poll(() => offences.join()).toContain("policy: script-src-elem blocked inline");
});

const everywhere = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-frame-options": "DENY",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
  "reporting-endpoints": 'csp="/api/csp-report"',
};
const dataPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";
const documentPolicy = [
  "default-src 'none'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "media-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "frame-src 'self' https://www.youtube-nocookie.com",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types site-loader",
  "report-to csp",
];

async function asset(request: APIRequestContext): Promise<string> {
  return readServedPage(await (await request.get("/")).text()).fontPreloads[0] ?? "";
}

test("pages, files and the 404 carry every security header", async ({ request }) => {
  for (const path of ["/", "/privacy-policy", missingPath, "/favicon.svg", await asset(request)]) {
    const headers = (await request.get(path)).headers();
    expect.soft(headers, path).toMatchObject(everywhere);
    const policy = headers["content-security-policy"]?.split("; ") ?? [];
    expect.soft(policy, path).toEqual(expect.arrayContaining(documentPolicy));
    const [script, style] = ["script-src", "style-src"].map((name) =>
      policy.find((part) => part.startsWith(name)),
    );
    expect.soft(script, path).toMatch(/^script-src 'self'( 'sha256-[A-Za-z0-9+/]+=*')*$/);
    expect.soft(style, path).toMatch(/^style-src 'self'( 'sha256-[A-Za-z0-9+/]+=*')*$/);
    expect.soft(policy.length, path).toBe(documentPolicy.length + 2);
    expect.soft(headers, path).not.toHaveProperty("strict-transport-security");
    expect.soft(headers, path).not.toHaveProperty("x-powered-by");
  }
});

test("redirects, API answers and refusals carry them too, and API answers are not kept", async ({
  request,
}) => {
  for (const [path, status] of [
    ["/signalPro", 308],
    ["/healthz", 200],
    ["/api/nothing-here", 404],
  ] as const) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect.soft(answer.status(), path).toBe(status);
    expect
      .soft(answer.headers(), path)
      .toMatchObject({ ...everywhere, "content-security-policy": dataPolicy });
    if (status !== 308) expect.soft(answer.headers()["cache-control"], path).toMatch(/\bno-store$/);
  }
  const refused = await request.post("/", { data: "x" });
  expect(refused.status()).toBe(405);
  expect(refused.headers()).toMatchObject({ ...everywhere, "content-security-policy": dataPolicy });
});

test("behind https every answer asks for https from then on", async ({ request, serve }) => {
  const origin = await serve("production", "https");
  for (const path of ["/", missingPath, "/signalPro", "/api/country", await asset(request)]) {
    const headers = (await request.get(origin + path, { maxRedirects: 0 })).headers();
    expect
      .soft(headers["strict-transport-security"], path)
      .toBe("max-age=63072000; includeSubDomains; preload");
  }
  const policy = (await request.get(origin)).headers()["content-security-policy"];
  expect(policy?.split("; ")).toContain("upgrade-insecure-requests");
});
