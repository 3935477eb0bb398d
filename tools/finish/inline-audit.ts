import { createHash } from "node:crypto";

export type InlineHashes = { scriptHashes: string[]; styleHashes: string[] };

/** What the content security policy must allow on this page; throws on what no policy of ours allows. */
export function auditInline(file: string, html: string): InlineHashes {
  const scriptHashes = new Set<string>();
  const styleHashes = new Set<string>();
  const rest = html.replace(/<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g, (_all, tag, attributes, text) => {
    if (text !== "") (tag === "script" ? scriptHashes : styleHashes).add(sha256(text));
    return `<${tag}${attributes}></${tag}>`;
  });
  for (const [tag] of rest.matchAll(/<[a-z][^>]*>/gi)) {
    const attributes = tag.replace(/="[^"]*"/g, "=").toLowerCase();
    if (/\sstyle=/.test(attributes)) refuse(file, "an inline style attribute", tag);
    if (/\son[a-z]+=/.test(attributes)) refuse(file, "an inline event handler", tag);
    if (/="\s*javascript:/i.test(tag)) refuse(file, "a javascript: address", tag);
  }
  return { scriptHashes: [...scriptHashes], styleHashes: [...styleHashes] };
}

function sha256(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}

function refuse(file: string, what: string, tag: string): never {
  throw new Error(`${file} has ${what}, which the content security policy blocks: ${tag.slice(0, 200)}`);
}
