import { withoutTrailingSlashes } from "./http/request-path.ts";

const moved = new Map([["/user-guide", "/mastertool"]]);
const caseless = ["/signalpro"];

/** Where a path has moved to. Always a page of our own, never a piece of what was asked, so nothing leads off the site. */
export function findRedirect(path: string, pages: ReadonlySet<string>): string | undefined {
  const bare = withoutTrailingSlashes(path);
  const target = moved.get(bare) ?? caseless.find((page) => page === bare.toLowerCase());
  if (target !== undefined) return target === path ? undefined : target;
  return bare !== path && pages.has(bare) ? bare : undefined;
}
