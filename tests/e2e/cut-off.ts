/** Text or controls that reach over the window's edge or are cut off by a box that can not be scrolled. */
export function cutOff(): string[] {
  const wide = document.documentElement.scrollWidth > document.documentElement.clientWidth;
  const found = wide ? [`page: ${document.documentElement.scrollWidth} px wide`] : [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const parent = text.parentElement;
    if (!text.textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue;
    if (parent.closest(".sr, .skip, script, style")) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const name = text.textContent.trim().slice(0, 40);
    const box = range.getBoundingClientRect();
    // The browser calls text in a hidden group of a drawing visible.
    if (parent.getBoundingClientRect().width === 0) continue;
    let reachable = false;
    for (
      let around: Element | null = parent;
      around && around !== document.body;
      around = around.parentElement
    ) {
      const { overflowX, overflowY } = getComputedStyle(around);
      const edge = around.getBoundingClientRect();
      const cuts = (overflow: string) => overflow === "hidden" || overflow === "clip";
      if (cuts(overflowX) && (box.right > edge.right + 1 || box.left < edge.left - 1))
        found.push(`cut: ${name}`);
      if (cuts(overflowY) && (box.bottom > edge.bottom + 1 || box.top < edge.top - 1))
        found.push(`cut: ${name}`);
      reachable = overflowX === "auto" || overflowX === "scroll";
      if (reachable) break;
    }
    if (!reachable && (box.left < -1 || box.right > document.documentElement.clientWidth + 1))
      found.push(`over the edge: ${name}`);
  }
  return found;
}
