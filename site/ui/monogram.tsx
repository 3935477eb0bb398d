import { initials, zoneHeight } from "./monogram-face.ts";

/** People are monograms, never faces. The name stands beside it, so this is silent. */
export function Monogram({ name, large = false }: { name: string; large?: boolean }) {
  return (
    <span className={`mono mono-${zoneHeight(name)}${large ? " large" : ""}`} aria-hidden="true">
      {initials(name)}
    </span>
  );
}
