import type { Currency } from "#core/money.ts";

/**
 * Runs inline in <head> like `boot`, under the same rule. Both currencies are in the page and CSS shows one, so
 * the right prices stand at the first paint of a returning visitor, and long before React for a new one.
 */
export function bootCurrency(
  storageKey: string,
  lookupTimeoutMs: number,
  currencyFor: (country: string) => Currency,
): void {
  const html = document.documentElement;
  const read = () => {
    try {
      const stored = localStorage.getItem(storageKey);
      return stored === "INR" || stored === "USD" ? stored : null;
    } catch {
      return null;
    }
  };
  const show = (currency: string) => {
    html.dataset.currency = currency;
    dispatchEvent(new Event("currencychange"));
  };
  const lookUp = async () => {
    try {
      const answer = await fetch("/api/country", {
        priority: "low",
        headers: { Prefer: "return=minimal" },
        signal: AbortSignal.timeout(lookupTimeoutMs),
      });
      return answer.ok ? await answer.text() : "";
    } catch {
      return "";
    }
  };
  const chosen = read();
  show(chosen ?? "loading");
  if (!chosen) {
    lookUp().then((country) => {
      // The visitor may have chosen meanwhile, and a choice wins.
      if (html.dataset.currency === "loading") show(currencyFor(country));
    });
  }
  addEventListener("storage", (event) => {
    const other = event.key === storageKey ? read() : null;
    if (other) show(other);
  });
  // Captured: React stops a click on what it has not hydrated yet.
  addEventListener(
    "click",
    (event) => {
      const button = event.target instanceof Element ? event.target.closest("[data-set-currency]") : null;
      const wanted = button?.getAttribute("data-set-currency");
      if (!wanted) return;
      try {
        localStorage.setItem(storageKey, wanted);
      } catch {
        // Storage is refused in some private windows: the choice then lasts as long as the page.
      }
      show(wanted);
    },
    true,
  );
}
