import { publishesSamples } from "#backtests/published-markets.ts";
import { company } from "#content/company.ts";
import { dashboardPage } from "#content/dashboard.ts";
import { iconPath, iconSizes, shareImagePath } from "#content/pictures.ts";
import { canonicalPaths } from "#content/public-files.ts";
import { allPaths } from "./paths.ts";
import { expect, test } from "./site.ts";

const { origin } = company.site;

test("every page has a card with a picture of its own", async ({ request }) => {
  const pictures = new Set<string>();
  for (const path of canonicalPaths) {
    const html = await (await request.get(path)).text();
    const content = (name: string) =>
      new RegExp(`<meta (?:property|name)="${name}" content="([^"]+)"`).exec(html)?.[1];
    expect(content("twitter:card"), path).toBe("summary_large_image");
    expect(content("og:url"), path).toBe(new URL(path, origin).href);
    expect(content("og:image"), path).toBe(`${origin}${shareImagePath(path)}`);
    for (const name of ["og:title", "og:description", "og:image:alt"])
      expect(content(name), path).toBeTruthy();
    const picture = await request.get(shareImagePath(path));
    expect([picture.status(), picture.headers()["content-type"]], path).toEqual([200, "image/png"]);
    const body = await picture.body();
    expect(pngSize(body), path).toEqual([1200, 630]);
    pictures.add(body.toString("base64"));
  }
  expect(pictures.size).toBe(canonicalPaths.length);
});

test("every page carries data that search engines can read, and it names the page", async ({ request }) => {
  for (const path of allPaths) {
    const html = await (await request.get(path)).text();
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? "{}";
    const page = JSON.parse(data)["@graph"].find(
      (thing: { "@type": string }) => thing["@type"] === "WebPage",
    );
    expect(page.url, path).toBe(canonical);
  }
});

test("the sitemap lists every page once, but none of samples, and robots.txt leads to it", async ({
  request,
}) => {
  const xml = await (await request.get("/sitemap.xml")).text();
  const listed = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1]);
  const lasting = canonicalPaths.filter((path) => path !== dashboardPage.path || !publishesSamples);
  expect(listed.sort()).toEqual(lasting.map((path) => new URL(path, origin).href).sort());
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
});

test("the manifest's icons are there in the sizes it says", async ({ request }) => {
  const answer = await request.get("/manifest.webmanifest");
  expect(answer.headers()["content-type"]).toContain("application/manifest+json");
  const manifest = await answer.json();
  expect(manifest.name).toBe(company.identity.productName);
  for (const { src, sizes } of manifest.icons) {
    const size = Number(sizes.split("x")[0]);
    expect(pngSize(await (await request.get(src)).body())).toEqual([size, size]);
  }
  for (const size of iconSizes) expect((await request.get(iconPath(size))).status()).toBe(200);
});

test("security.txt says whom to write to and has not expired", async ({ request }) => {
  const answer = await request.get("/.well-known/security.txt");
  expect(answer.headers()["content-type"]).toContain("text/plain");
  const text = await answer.text();
  expect(text).toContain(`Contact: mailto:${company.contact.supportEmail}`);
  expect(Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? "")).toBeGreaterThan(Date.now());
});

/** Width and height stand at bytes 16 and 20 of a PNG. */
function pngSize(png: Buffer): [number, number] {
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}
