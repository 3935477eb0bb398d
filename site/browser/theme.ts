export const themeStorageKey = "theme";

export type ThemeChoice = "light" | "dark" | "system";

/** The choice itself is kept by the boot script; React only reads it. */
export function readThemeChoice(): ThemeChoice {
  const choice = document.documentElement.dataset.themeChoice;
  return choice === "light" || choice === "dark" ? choice : "system";
}

export function watchThemeChoice(changed: () => void): () => void {
  addEventListener("themechange", changed);
  return () => removeEventListener("themechange", changed);
}
