import { createHash } from "node:crypto";
import type { Encoding } from "./accept-encoding.ts";
import type { HeaderList } from "./security-headers.ts";

/** One encoding of a file, with its header lists written out flat (name, value, …) as `writeHead` takes them. */
export type Variant = {
  encoding: Encoding;
  body: Buffer;
  etag: string;
  headers: string[];
  notModifiedHeaders: string[];
};

/** The smallest variant first, identity last. */
export type Variants = readonly [...Variant[], Variant];

export type StoredFile = { status: 200 | 404; variants: Variants };

export type Bodies = { identity: Buffer; br: Buffer | undefined; gzip: Buffer | undefined };

export type FileKind = {
  status: 200 | 404;
  contentType: string;
  cacheControl: string;
  securityHeaders: HeaderList;
};

export function storeFile(bodies: Bodies, kind: FileKind): StoredFile {
  const varies = bodies.br !== undefined || bodies.gzip !== undefined;
  const identity = makeVariant("identity", bodies.identity, kind, varies);
  const encoded = (["br", "gzip"] as const).flatMap((encoding) => {
    const body = bodies[encoding];
    return body === undefined ? [] : [makeVariant(encoding, body, kind, varies)];
  });
  return { status: kind.status, variants: [...encoded, identity] };
}

function makeVariant(encoding: Encoding, body: Buffer, kind: FileKind, varies: boolean): Variant {
  const etag = entityTag(encoding, body);
  const always = [
    ["Cache-Control", kind.cacheControl],
    // Only a 200 can be revalidated (RFC 9110 §13.2.1), so nothing else carries a tag.
    ...(kind.status === 200 ? [["ETag", etag] as const] : []),
    ...(varies ? [["Vary", "Accept-Encoding"] as const] : []),
    ...kind.securityHeaders,
  ];
  const ofBody = [
    ["Content-Type", kind.contentType],
    ["Content-Length", String(body.length)],
    ...(encoding === "identity" ? [] : [["Content-Encoding", encoding] as const]),
  ];
  return { encoding, body, etag, headers: [...ofBody, ...always].flat(), notModifiedHeaders: always.flat() };
}

function entityTag(encoding: Encoding, body: Buffer): string {
  const hash = createHash("sha256").update(body).digest("base64url").slice(0, 22);
  return encoding === "identity" ? `"${hash}"` : `"${hash}-${encoding}"`;
}
