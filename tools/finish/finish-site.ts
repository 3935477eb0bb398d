import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { publishedFiles } from "#backtests/published-files.ts";
import { publicFiles } from "#content/public-files.ts";
import type { SiteManifest } from "#server/http/site-files.ts";
import { writeChatFrame } from "./chat-frame.ts";
import { compress } from "./compress.ts";
import { deferHydration } from "./defer-hydration.ts";
import { auditInline } from "./inline-audit.ts";
import { inlineStyles } from "./inline-styles.ts";

const notFoundFile = "404/index.html";

/** From React Router's output to what the server serves: deferred scripts, inline hashes, compressed variants. */
export async function finishSite(folder: string, chatScriptUrl: string | null): Promise<void> {
  const client = path.join(folder, "client");
  rmSync(path.join(client, "__spa-fallback.html"), { force: true });
  rmSync(path.join(folder, "server"), { recursive: true, force: true });
  // React Router writes data for a navigation to each of them, and nobody navigates to a file.
  for (const file of [...publicFiles, ...publishedFiles]) {
    rmSync(path.join(client, `${file}.data`), { force: true });
  }
  const names = readdirSync(client, { recursive: true, encoding: "utf8" }).filter((name) =>
    statSync(path.join(client, name)).isFile(),
  );
  const manifest: SiteManifest = {
    pages: {},
    embeds: {},
    notFound: { file: "", scriptHashes: [], styleHashes: [] },
    files: {},
  };
  for (const name of names.sort()) {
    const url = `/${name.split(path.sep).join("/")}`;
    if (!name.endsWith("index.html")) {
      manifest.files[url] = { file: name, immutable: url.startsWith("/assets/") };
      continue;
    }
    const full = path.join(client, name);
    const read = (href: string) => readFileSync(path.join(client, href), "utf8");
    const html = inlineStyles(deferHydration(readFileSync(full, "utf8")), read);
    writeFileSync(full, html);
    const page = { file: name, ...auditInline(name, html) };
    if (name === notFoundFile) manifest.notFound = page;
    else manifest.pages[url.replace(/\/?index\.html$/, "") || "/"] = page;
  }
  if (manifest.notFound.file === "") throw new Error(`The build has no ${notFoundFile}.`);
  if (chatScriptUrl !== null) {
    const { file, scriptOrigin } = writeChatFrame(client, chatScriptUrl);
    manifest.embeds["/chat-frame"] = { file, scriptOrigin };
    names.push(file);
  }
  await compress(names.map((name) => path.join(client, name)));
  writeFileSync(path.join(folder, "site.json"), JSON.stringify(manifest));
}
