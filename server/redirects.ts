import { withoutTrailingSlashes } from "./http/request-path.ts";

const moved = new Map([["/user-guide", "/mastertool"]]);

/** Where a path has moved to. Always a page of our own, never a piece of what was asked, so nothing leads off the site. */
export function findRedirect(path: string, pages: ReadonlySet<string>): string | undefined {
  const plain = withoutTrailingSlashes(path).toLowerCase();
  const target = moved.get(plain) ?? plain;
  return target !== path && pages.has(target) ? target : undefined;
}
