const storageKey = "scrollPositions";

/** Where each entry of this tab's history was left, kept over a reload. */
export function openScrollPositions(): {
  get: (entry: string) => number | undefined;
  keep: (entry: string) => void;
} {
  let positions: Record<string, number> = {};
  try {
    positions = JSON.parse(sessionStorage.getItem(storageKey) ?? "{}");
  } catch {
    // Unreadable or refused: the tab starts with no memory.
  }
  addEventListener("pagehide", () => {
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(positions));
    } catch {
      // The browser's own memory of this page is enough.
    }
  });
  return {
    get: (entry) => positions[entry],
    keep: (entry) => {
      positions[entry] = scrollY;
    },
  };
}
