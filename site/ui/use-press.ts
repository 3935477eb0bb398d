import { type RefCallback, useCallback, useRef } from "react";

/** For a button that only React can serve. A press that came before React is served on arrival. */
export function usePress(serve: () => void) {
  const served = useRef(false);
  const ref: RefCallback<HTMLButtonElement> = useCallback(
    (button) => {
      if (!button || served.current) return;
      served.current = true;
      const waiting = button.dataset.press === "waiting";
      button.dataset.press = "served";
      if (waiting) serve();
    },
    [serve],
  );
  return { ref, "data-press": "early", onClick: serve } as const;
}
