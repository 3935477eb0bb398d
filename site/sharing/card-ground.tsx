import { company } from "#content/company.ts";
import { shareImageSize } from "#content/pictures.ts";
import type { Column } from "./draw-text.ts";
import { ink } from "./palette.ts";

const { width, height } = shareImageSize;
const tickPx = 27;

export const axisX = 1096;

/** The page as a chart: a zone that runs to the price axis. */
export function Paper({ bandTop, bandHeight }: { bandTop: number; bandHeight: number }) {
  let ticks = `M${axisX} 0V${height}`;
  for (let at = tickPx; at < height; at += tickPx) ticks += `M${axisX} ${at}h7`;
  return (
    <>
      <rect width={width} height={height} fill={ink.paper} />
      <rect y={bandTop} width={axisX} height={bandHeight} fill={ink.zoneFill} />
      <path
        d={`M0 ${bandTop}H${axisX}M0 ${bandTop + bandHeight}H${axisX}`}
        stroke={ink.zone}
        strokeWidth={1.5}
      />
      <path d={ticks} stroke={ink.rule2} strokeWidth={1} />
    </>
  );
}

export function Brand() {
  return (
    <g transform="translate(56 44) scale(1.7)">
      <path fill={ink.zone} d="M0 10h28v8H0z" />
      <path stroke={ink.ink} strokeWidth={2} d="M14 1v26" />
      <path fill={ink.paper} stroke={ink.ink} strokeWidth={2} d="M9 6.5h10v15H9z" />
    </g>
  );
}

/** Beside the mark. */
export const brandWords: Column = {
  x: 122,
  y: 44,
  width: 600,
  texts: [{ text: company.identity.productName, size: 36, colour: ink.ink, face: "read", lines: 1 }],
};
