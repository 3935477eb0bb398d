import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { contentTypeOf } from "./content-type.ts";
import { dataHeaders, embedHeaders, pageHeaders } from "./security-headers.ts";
import { type FileKind, type StoredFile, storeFile } from "./stored-file.ts";

const hashes = z.array(z.string().regex(/^sha(256|384|512)-[A-Za-z0-9+/]+=*$/));
const page = z.object({ file: z.string(), scriptHashes: hashes, styleHashes: hashes });
const urlPath = z.string().startsWith("/");
/** A document that hosts one third party's script, to be framed by our pages. */
const embed = z.object({ file: z.string(), scriptOrigin: z.url({ protocol: /^https$/ }) });
const manifestShape = z.object({
  pages: z.record(urlPath, page),
  embeds: z.record(urlPath, embed),
  notFound: page,
  files: z.record(urlPath, z.object({ file: z.string(), immutable: z.boolean() })),
});

/** What the build writes as `site.json`: every address and the file under `client/` that answers it. */
export type SiteManifest = z.infer<typeof manifestShape>;

type Page = SiteManifest["notFound"];
type Embed = SiteManifest["embeds"][string];
type OtherFile = SiteManifest["files"][string];

export type Site = {
  files: ReadonlyMap<string, StoredFile>;
  pages: ReadonlySet<string>;
  notFound: StoredFile;
};

export type LoadedSite = { kind: "loaded"; site: Site } | { kind: "refused"; problem: string };

const revalidated = "no-cache";
const noHashes = { scriptHashes: [], styleHashes: [] };

/** Reads the whole build into memory, so that answering never touches the disk. */
export function loadSite(folder: string, https: boolean): LoadedSite {
  const plainHeaders = pageHeaders(noHashes, https);
  const jsonHeaders = dataHeaders(https);

  function load(file: string, kind: Omit<FileKind, "contentType">): StoredFile {
    const contentType = contentTypeOf(file);
    if (contentType === undefined) throw new Error(`no content type is known for ${file}`);
    const full = path.join(folder, "client", file);
    const bodies = {
      identity: readFileSync(full),
      br: readIfThere(`${full}.br`),
      gzip: readIfThere(`${full}.gz`),
    };
    return storeFile(bodies, { ...kind, contentType });
  }

  function loadPage(entry: Page, status: 200 | 404): StoredFile {
    return load(entry.file, {
      status,
      cacheControl: revalidated,
      securityHeaders: pageHeaders(entry, https),
    });
  }

  function loadEmbed({ file, scriptOrigin }: Embed): StoredFile {
    const securityHeaders = embedHeaders(scriptOrigin, https);
    return load(file, { status: 200, cacheControl: revalidated, securityHeaders });
  }

  function loadOther(entry: OtherFile): StoredFile {
    return load(entry.file, {
      status: 200,
      cacheControl: cacheControlOf(entry),
      securityHeaders: entry.file.endsWith(".json") ? jsonHeaders : plainHeaders,
    });
  }

  try {
    const manifest = readManifest(folder);
    const files = new Map([
      ...Object.entries(manifest.files).map(([url, entry]) => [url, loadOther(entry)] as const),
      ...Object.entries(manifest.embeds).map(([url, entry]) => [url, loadEmbed(entry)] as const),
      ...Object.entries(manifest.pages).map(([url, entry]) => [url, loadPage(entry, 200)] as const),
    ]);
    const pages = new Set(Object.keys(manifest.pages));
    return { kind: "loaded", site: { files, pages, notFound: loadPage(manifest.notFound, 404) } };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { kind: "refused", problem: `The built site in ${folder} can not be served: ${reason}.` };
  }
}

function readManifest(folder: string): SiteManifest {
  const parsed = manifestShape.safeParse(JSON.parse(readFileSync(path.join(folder, "site.json"), "utf8")));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Error(`site.json is wrong at ${issue?.path.join(" → ")}: ${issue?.message}`);
}

function cacheControlOf(entry: OtherFile): string {
  if (entry.immutable) return "public, max-age=31536000, immutable";
  // Data, and files whose hashes a page prints, are of the same build as the page: never an hour older.
  return /\.(?:data|json|csv|xlsx)$/.test(entry.file) ? revalidated : "public, max-age=3600";
}

function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}
