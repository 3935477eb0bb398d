import { ink } from "./palette.ts";
import { rasterizeSvg } from "./rasterize.ts";

/** The logo on its own ground, with the room around it that a home screen may cut away. */
export function appIcon(size: number): Promise<Uint8Array<ArrayBuffer>> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-10 -10 48 48">
<path fill="${ink.paper}" d="M-10-10h48v48h-48z"/>
<path fill="${ink.zone}" d="M-10 10h48v8h-48z"/>
<path stroke="${ink.ink}" stroke-width="2" d="M14 1v26"/>
<path fill="${ink.paper}" stroke="${ink.ink}" stroke-width="2" d="M9 6.5h10v15H9z"/>
</svg>`;
  return rasterizeSvg(svg, size);
}
