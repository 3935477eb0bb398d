import { useSyncExternalStore } from "react";
import { readThemeChoice, type ThemeChoice, watchThemeChoice } from "#site/browser/theme.ts";

const choices: { value: ThemeChoice; label: string }[] = [
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
  { value: "system", label: "System" },
];

/** The boot script acts on the press; this shows which choice stands. */
export function ThemeChoiceButtons() {
  const chosen = useSyncExternalStore<ThemeChoice>(watchThemeChoice, readThemeChoice, () => "system");
  return (
    <fieldset className="theme-choice">
      <legend>Theme</legend>
      {choices.map(({ value, label }) => (
        <button key={value} type="button" data-set-theme={value} aria-pressed={value === chosen}>
          {label}
        </button>
      ))}
    </fieldset>
  );
}
