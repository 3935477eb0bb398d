/**
 * Runs inline in <head> like `boot`, under the same rule. A button that only React can serve may be pressed
 * before React is there: the press is kept on the button, and `usePress` serves it on arrival.
 */
export function bootPresses(): void {
  // Captured: React stops a click on what it has not hydrated yet.
  addEventListener(
    "click",
    (event) => {
      const button = event.target instanceof Element ? event.target.closest("[data-press]") : null;
      if (button?.getAttribute("data-press") === "early") button.setAttribute("data-press", "waiting");
    },
    true,
  );
}
