import { readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { contentTypeOf } from "./content-type.ts";
import { type HeaderList, type InlineHashes, pageHeaders, pdfHeaders } from "./security-headers.ts";
import { type FileKind, type StoredFile, storeFile } from "./stored-file.ts";

const hashes = z.array(z.string().regex(/^sha(256|384|512)-[A-Za-z0-9+/]+=*$/));
const page = z.object({ file: z.string(), scriptHashes: hashes, styleHashes: hashes });
const urlPath = z.string().startsWith("/");
const manifestShape = z.object({
  pages: z.record(urlPath, page),
  notFound: page,
  files: z.record(urlPath, z.object({ file: z.string(), immutable: z.boolean() })),
});

/** What the build writes as `site.json`: every address and the file under `client/` that answers it. */
export type SiteManifest = z.infer<typeof manifestShape>;

export type Site = {
  files: ReadonlyMap<string, StoredFile>;
  pages: ReadonlySet<string>;
  notFound: StoredFile;
};

export type LoadedSite = { kind: "loaded"; site: Site } | { kind: "refused"; problem: string };

const revalidated = "no-cache";
const noHashes: InlineHashes = { scriptHashes: [], styleHashes: [] };

/** Reads the whole build into memory, so that answering never touches the disk. */
export async function loadSite(folder: string, https: boolean): Promise<LoadedSite> {
  const manifest = await readManifest(folder);
  if (manifest.kind === "refused") return manifest;
  const { pages, notFound, files } = manifest.value;
  const plainHeaders = pageHeaders(noHashes, https);

  async function load(file: string, kind: Omit<FileKind, "contentType">): Promise<StoredFile> {
    const contentType = contentTypeOf(file);
    if (contentType === undefined) throw new Error(`no content type is known for ${file}`);
    const [identity, br, gzip] = await readVariants(path.join(folder, "client", file));
    return storeFile({ identity, br, gzip }, { ...kind, contentType });
  }

  function loadPage(entry: SiteManifest["notFound"], status: 200 | 404): Promise<StoredFile> {
    return load(entry.file, {
      status,
      cacheControl: revalidated,
      securityHeaders: pageHeaders(entry, https),
    });
  }

  function loadOther(entry: SiteManifest["files"][string]): Promise<StoredFile> {
    const securityHeaders: HeaderList = entry.file.endsWith(".pdf") ? pdfHeaders(https) : plainHeaders;
    return load(entry.file, { status: 200, cacheControl: cacheControlOf(entry), securityHeaders });
  }

  try {
    const entries = await Promise.all([
      ...Object.entries(files).map(async ([url, entry]) => [url, await loadOther(entry)] as const),
      ...Object.entries(pages).map(async ([url, entry]) => [url, await loadPage(entry, 200)] as const),
    ]);
    const site = {
      files: new Map(entries),
      pages: new Set(Object.keys(pages)),
      notFound: await loadPage(notFound, 404),
    };
    return { kind: "loaded", site };
  } catch (error) {
    return refusal(folder, error instanceof Error ? error.message : String(error));
  }
}

function cacheControlOf(entry: SiteManifest["files"][string]): string {
  if (entry.immutable) return "public, max-age=31536000, immutable";
  // Loader data belongs to the page of the same build: never an hour older than its HTML.
  return entry.file.endsWith(".data") ? revalidated : "public, max-age=3600";
}

type ReadManifest = { kind: "read"; value: SiteManifest } | { kind: "refused"; problem: string };

async function readManifest(folder: string): Promise<ReadManifest> {
  try {
    const text = await readFile(path.join(folder, "site.json"), "utf8");
    const parsed = manifestShape.safeParse(JSON.parse(text));
    if (parsed.success) return { kind: "read", value: parsed.data };
    const [issue] = parsed.error.issues;
    return refusal(folder, `site.json is wrong at ${issue?.path.join(" → ")}: ${issue?.message}`);
  } catch (error) {
    return refusal(folder, error instanceof Error ? error.message : String(error));
  }
}

function refusal(folder: string, reason: string): { kind: "refused"; problem: string } {
  return { kind: "refused", problem: `The built site in ${folder} can not be served: ${reason}.` };
}

async function readVariants(file: string): Promise<[Buffer, Buffer | undefined, Buffer | undefined]> {
  return Promise.all([readFile(file), readIfThere(`${file}.br`), readIfThere(`${file}.gz`)]);
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}
