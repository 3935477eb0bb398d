import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { writeFixtureSite } from "./fixture-site.ts";
import { loadSite, type SiteManifest } from "./site-files.ts";

async function refusalAfter(change: (manifest: SiteManifest) => unknown): Promise<string> {
  const folder = await writeFixtureSite();
  const file = path.join(folder, "site.json");
  const manifest: SiteManifest = JSON.parse(await readFile(file, "utf8"));
  await writeFile(file, JSON.stringify(change(manifest) ?? manifest));
  const loaded = loadSite(folder, false);
  return loaded.kind === "refused" ? loaded.problem.replace(folder, "HERE") : "loaded";
}

describe("a built site", () => {
  test("is loaded whole: every page and file, and the compressed variants that exist", async () => {
    const folder = await writeFixtureSite();
    await rm(path.join(folder, "client", "favicon.svg.br"));
    const loaded = loadSite(folder, false);
    if (loaded.kind === "refused") throw new Error(loaded.problem);
    const { site } = loaded;
    expect([...site.pages]).toContain("/about");
    expect([...site.pages]).not.toContain("/favicon.svg");
    expect(site.files.get("/about")?.variants.map(({ encoding }) => encoding)).toEqual([
      "br",
      "gzip",
      "identity",
    ]);
    expect(site.files.get("/favicon.svg")?.variants.map(({ encoding }) => encoding)).toEqual([
      "gzip",
      "identity",
    ]);
    expect(site.notFound.status).toBe(404);
  });

  test("keeps its tags when it is loaded again, so a restart costs no visitor a download", async () => {
    const [first, second] = [
      loadSite(await writeFixtureSite(), false),
      loadSite(await writeFixtureSite(), false),
    ];
    if (first.kind === "refused" || second.kind === "refused") throw new Error("refused");
    const tag = (site: typeof first.site) => site.files.get("/")?.variants.map(({ etag }) => etag);
    expect(tag(first.site)).toEqual(tag(second.site));
  });

  test("is refused with the reason when its list is missing, broken or of another shape", async () => {
    expect(loadSite("/nowhere", false)).toEqual({
      kind: "refused",
      problem: expect.stringMatching(/^The built site in \/nowhere can not be served: ENOENT.*site\.json/),
    });
    const folder = await writeFixtureSite();
    await writeFile(path.join(folder, "site.json"), "{");
    expect(loadSite(folder, false)).toMatchObject({ kind: "refused" });
    expect(await refusalAfter(() => ({ pages: {}, embeds: {} }))).toMatch(/site\.json is wrong at notFound/);
  });

  test("is refused when a hash could not stand in a header", async () => {
    const problem = await refusalAfter((manifest) => {
      manifest.notFound.scriptHashes = ["sha256-x'; script-src *"];
    });
    expect(problem).toMatch(
      /^The built site in HERE can not be served: site\.json is wrong at notFound → scriptHashes → 0/,
    );
  });

  test("is refused when a file is missing or of a type nobody has named", async () => {
    const missing = await refusalAfter((manifest) => {
      manifest.files["/gone.txt"] = { file: "gone.txt", immutable: false };
    });
    expect(missing).toMatch(/gone\.txt/);
    const unknown = await refusalAfter((manifest) => {
      manifest.files["/a.xyz"] = { file: "a.xyz", immutable: false };
    });
    expect(unknown).toBe("The built site in HERE can not be served: no content type is known for a.xyz.");
  });
});
