import { company } from "#content/company.ts";
import { legalCanonical } from "#content/legal-paths.ts";
import { pages } from "#content/pages.ts";
import { allPaths, missingPath } from "./paths.ts";
import { markDocument, moveInside, openReady } from "./ready-page.ts";
import { readServedPage } from "./served-page.ts";
import { expect, test } from "./site.ts";

for (const path of allPaths) {
  test(`${path} answers a plain HTTP client with its own page`, async ({ request }) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status()).toBe(200);
    expect(answer.headers()["content-type"]).toBe("text/html; charset=utf-8");
    const served = readServedPage(await answer.text());
    expect(served.headings).toHaveLength(1);
    expect(served.headings[0]).not.toBe("");
    expect(served.description?.length).toBeGreaterThan(40);
    expect(served.canonical).toBe(new URL(legalCanonical(path), company.site.origin).href);
    const written = pages.find((page) => page.path === path);
    if (written) {
      expect(served).toMatchObject({ title: written.title, headings: [written.heading] });
      expect(served.description).toBe(written.description);
    }
  });
}

test("the misspelled agreement names the right spelling as canonical", async ({ request }) => {
  const served = readServedPage(await (await request.get("/affiliate-aggrement")).text());
  expect(served.canonical).toBe(`${company.site.origin}/affiliate-agreement`);
  expect(served.headings).toEqual(["Affiliate Program Agreement"]);
});

test("no two pages share a title or a description, and every title names the product", async ({
  request,
}) => {
  const canonicalPaths = allPaths.filter((path) => legalCanonical(path) === path);
  const served = await Promise.all(
    canonicalPaths.map(async (path) => readServedPage(await (await request.get(path)).text())),
  );
  const titles = served.map((page) => page.title);
  expect(new Set(titles).size).toBe(canonicalPaths.length);
  expect(new Set(served.map((page) => page.description)).size).toBe(canonicalPaths.length);
  for (const title of titles) expect(title).toContain(company.identity.productName);
});

for (const [from, to] of [
  ["/signalPro", "/signalpro"],
  ["/SIGNALPRO", "/signalpro"],
  ["/user-guide", "/mastertool"],
  ["/pricing/", "/pricing"],
  ["/explore/pro/", "/explore/pro"],
  ["/pricing/?ref=asha", "/pricing?ref=asha"],
] as const) {
  test(`${from} moves permanently to ${to}`, async ({ request }) => {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect(answer.status()).toBe(308);
    expect(answer.headers().location).toBe(to);
    expect((await request.get(from)).status()).toBe(200);
  });
}

for (const path of [missingPath, "/explore/gold", "/explore", "/pricing/monthly", "/404"]) {
  test(`${path} answers 404 with the page that says so and leads home`, async ({ request }) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status()).toBe(404);
    const served = readServedPage(await answer.text());
    expect(served.headings).toEqual(["Page Not Found"]);
    expect(served.title).toBe(`Page Not Found | ${company.identity.productName}`);
    expect(served.canonical).toBeUndefined();
    expect(served.links).toContainEqual({ href: "/", text: "Go Back Home" });
  });
}

test("a link written /signalPro shows the SignalPro page without leaving the document", async ({ page }) => {
  await openReady(page, "/");
  const sameDocument = await markDocument(page);
  await moveInside(page, "/signalPro");
  const written = pages.find((candidate) => candidate.path === "/signalpro");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(written?.heading ?? "");
  expect(await sameDocument()).toBe(true);
});
