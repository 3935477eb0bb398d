/**
 * Runs inline in <head>, before the first paint and long before React: no flash of the wrong theme, and the
 * theme button and the header work on a page that has not been hydrated yet. It is printed with toString(),
 * so it may refer to nothing outside itself.
 */
export function boot(themeKey: string, scrolledPastPx: number, scrolledFarPx: number): void {
  const html = document.documentElement;
  const prefersLight = matchMedia("(prefers-color-scheme: light)");
  const read = () => {
    try {
      const stored = localStorage.getItem(themeKey);
      return stored === "light" || stored === "dark" ? stored : "system";
    } catch {
      return "system";
    }
  };
  let choice: string = read();
  const show = () => {
    const theme = choice === "system" ? (prefersLight.matches ? "light" : "dark") : choice;
    html.dataset.theme = theme;
    html.dataset.themeChoice = choice;
    dispatchEvent(new Event("themechange"));
  };
  const choose = (next: string) => {
    choice = next;
    try {
      localStorage.setItem(themeKey, next);
    } catch {
      // Storage is refused in some private windows: the choice then lasts as long as the page.
    }
    show();
  };
  show();
  prefersLight.addEventListener("change", show);
  addEventListener("storage", (event) => {
    if (event.key !== themeKey && event.key !== null) return;
    choice = read();
    show();
  });
  // Captured: React stops a click on what it has not hydrated yet.
  addEventListener(
    "click",
    (event) => {
      const button = event.target instanceof Element ? event.target.closest("[data-set-theme]") : null;
      const wanted = button?.getAttribute("data-set-theme");
      if (wanted) choose(wanted === "other" ? (html.dataset.theme === "dark" ? "light" : "dark") : wanted);
    },
    true,
  );
  const mark = () => {
    html.toggleAttribute("data-scrolled", scrollY > scrolledPastPx);
    html.toggleAttribute("data-scrolled-far", scrollY > scrolledFarPx);
  };
  addEventListener("scroll", mark, { passive: true });
  mark();
}
