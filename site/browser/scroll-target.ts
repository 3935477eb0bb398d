const storageKey = "scrollTarget";

/** Kept in the session, not in memory: the way home may be a full page load. */
export function storeScrollTarget(id: string): void {
  try {
    sessionStorage.setItem(storageKey, id);
  } catch {
    // Without storage the link still leads to the page; only the scrolling is lost.
  }
}

export function takeScrollTarget(): string | null {
  try {
    const id = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    return id;
  } catch {
    return null;
  }
}

export function scrollToElement(id: string): void {
  const element = document.getElementById(id);
  if (!element) return;
  const reduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
  element.scrollIntoView({ behavior: reduced ? "instant" : "smooth" });
  // Reading and tabbing go on from the section, as they do after a native jump.
  if (!element.hasAttribute("tabindex")) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
