export function pathOf(url: string): string {
  const query = url.indexOf("?");
  return query === -1 ? url : url.slice(0, query);
}

/** With its question mark, or empty. */
export function queryOf(url: string): string {
  const query = url.indexOf("?");
  return query === -1 ? "" : url.slice(query);
}

export function withoutTrailingSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === "/") end -= 1;
  return path.slice(0, end);
}

/** Addresses that no link of ours and no browser makes, and that different software reads differently. */
export function isMalformedPath(path: string): boolean {
  if (!path.startsWith("/") || path.startsWith("//")) return true;
  const decoded = decode(path);
  if (decoded === undefined || /[\p{Cc}\\]/u.test(decoded)) return true;
  return decoded.split("/").some((segment) => segment === "." || segment === "..");
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
