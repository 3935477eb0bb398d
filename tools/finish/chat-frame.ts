import { writeFileSync } from "node:fs";
import path from "node:path";

/** The document of the chat's frame: nothing in it but the provider's script. */
export function writeChatFrame(client: string, scriptUrl: string): { file: string; scriptOrigin: string } {
  const file = "chat-frame.html";
  const { href, origin } = new URL(scriptUrl);
  const source = href.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Chat</title><body><script src="${source}" async></script></body></html>`;
  writeFileSync(path.join(client, file), html);
  return { file, scriptOrigin: origin };
}
