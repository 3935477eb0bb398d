/**
 * Runs inline in <head> like `boot`, under the same rule. On a phone what stands below the fold is laid out part by
 * part once the page has loaded, and before React comes: in one go it would block for a noticeable moment. Whoever
 * acts, or arrives at a place further down, gets the whole page at once, because positions must be right then.
 */
export function bootLayout(narrowerThan: string): void {
  const html = document.documentElement;
  const finish = () => {
    if (html.hasAttribute("data-laid")) return;
    html.setAttribute("data-laid", "");
    dispatchEvent(new Event("laid"));
  };
  const [arrival] = performance.getEntriesByType("navigation");
  const isPlainVisit = (arrival as PerformanceNavigationTiming | undefined)?.type === "navigate";
  if (!matchMedia(`(width < ${narrowerThan})`).matches || location.hash || !isPlainVisit) {
    finish();
    return;
  }
  for (const sign of ["scroll", "pointerdown", "keydown", "focusin"])
    addEventListener(sign, finish, { once: true, capture: true, passive: true });
  const begin = () => {
    const parts = [...document.querySelectorAll("main :is(.sec, [data-part])")];
    const layNext = () => {
      const part = parts.shift();
      part?.setAttribute("data-laid", "");
      // Asking for its size lays it out here and now, in a task of its own; then it is painted.
      part?.getBoundingClientRect();
      if (part) requestAnimationFrame(() => setTimeout(layNext));
      else finish();
    };
    layNext();
  };
  // A fast load may precede the first paint, which this must not delay.
  addEventListener("load", () => requestAnimationFrame(() => requestAnimationFrame(begin)));
}
