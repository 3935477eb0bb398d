export type ParsedJson = { kind: "parsed"; value: unknown } | { kind: "malformed" };

export function parseJsonBody(body: Buffer): ParsedJson {
  try {
    // Fatal, because a replaced character would be stored as if the visitor had typed it.
    const text = new TextDecoder("utf-8", { fatal: true }).decode(body);
    return { kind: "parsed", value: JSON.parse(text) };
  } catch {
    return { kind: "malformed" };
  }
}
