import { company } from "./company.ts";

export type Page = {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly heading: string;
  readonly introduction: string;
  /** The path search engines should keep. */
  readonly canonical: string;
};

/** A page of its own words; each stands in a file of its own, so that a visitor loads only the page's. */
export function definePage(words: Omit<Page, "canonical">): Page {
  return { ...words, title: titled(words.title), canonical: words.path };
}

export function titled(title: string): string {
  return `${title} | ${company.identity.productName}`;
}
