import { type RefObject, useEffect, useState } from "react";
import { findPassages, type Passage, showPassages } from "./passages.ts";

/** `at` is the place of the passage the reader has jumped to, if any. */
export type GuideSearchState = {
  readonly query: string;
  readonly passages: readonly Passage[];
  readonly at: number | null;
};

const nothing: GuideSearchState = { query: "", passages: [], at: null };

export function useGuideSearch(article: RefObject<HTMLElement | null>) {
  const [state, setState] = useState(nothing);
  const { query, passages, at } = state;

  useEffect(() => showPassages(passages, passages[at ?? -1]), [passages, at]);
  useEffect(() => () => showPassages([], undefined), []);
  useEffect(() => {
    // What was found starts at the top: a reader who searched from further down would look at what is left below it.
    const text = article.current;
    if (passages.length > 0 && text && text.getBoundingClientRect().top < 0) {
      text.scrollIntoView({ behavior: "instant" });
    }
  }, [passages, article]);

  function search(wanted: string) {
    if (article.current && wanted !== query) {
      setState({ query: wanted, passages: findPassages(article.current, wanted), at: null });
    }
  }
  function step(by: 1 | -1) {
    if (passages.length === 0) return;
    const from = at ?? (by === 1 ? -1 : 0);
    const next = (from + by + passages.length) % passages.length;
    const reduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
    passages[next]?.element.scrollIntoView({ block: "center", behavior: reduced ? "instant" : "smooth" });
    setState({ ...state, at: next });
  }
  return { ...state, search, step };
}
