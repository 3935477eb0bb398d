import type { IncomingMessage, ServerResponse } from "node:http";
import { chooseEncoded } from "./accept-encoding.ts";
import type { StoredFile } from "./stored-file.ts";

/** Answers a GET or HEAD whole and at once; the caller has looked at the method. */
export function sendFile(request: IncomingMessage, response: ServerResponse, file: StoredFile): number {
  const variant = chooseEncoded(request.headers["accept-encoding"], file.variants);
  if (file.status === 200 && hasTag(request.headers["if-none-match"], variant.etag)) {
    response.writeHead(304, variant.notModifiedHeaders).end();
    return 304;
  }
  response.writeHead(file.status, variant.headers);
  if (request.method === "HEAD") response.end();
  else response.end(variant.body);
  return file.status;
}

/** If-None-Match compares weakly (RFC 9110 §13.1.2): a proxy may have put `W/` before our tag. */
function hasTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header === etag || header === "*") return true;
  return header.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}
