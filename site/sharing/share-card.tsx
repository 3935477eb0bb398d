import { renderToStaticMarkup } from "react-dom/server";
import { company } from "#content/company.ts";
import { Candles } from "#site/charts/candles.tsx";
import { priceScale } from "#site/charts/plot.ts";
import { priceBars } from "#site/charts/price-bars.ts";
import { axisX, Brand, brandWords, Paper } from "./card-ground.tsx";
import { drawText } from "./draw-text.ts";
import { ink } from "./palette.ts";
import { rasterize } from "./rasterize.ts";
import type { SharedPage } from "./shared-pages.ts";

const headingTop = 160;

/** Base in the zone, departure, first return: the story of the home page, told small. */
const bars = priceBars({
  seed: 41,
  bars: 62,
  waypoints: [
    [0, 38],
    [10, 30],
    [22, 34],
    [34, 62],
    [44, 44],
    [62, 96],
  ],
  volatility: 3.4,
  quiet: [[10, 22, 0.5]],
});

export async function shareCard(page: SharedPage): Promise<Uint8Array<ArrayBuffer>> {
  const size = headingPx(page.heading);
  return rasterize(renderToStaticMarkup(<Ground bandHeight={size * 1.24} />) + (await words(page, size)));
}

function headingPx(heading: string): number {
  if (heading.length <= 24) return 100;
  return heading.length <= 48 ? 78 : 64;
}

function Ground({ bandHeight }: { bandHeight: number }) {
  const bandTop = headingTop - bandHeight * 0.06;
  const y = priceScale(20, 104, 436, 616);
  const x = (bar: number) => 508 + bar * 9.4;
  return (
    <>
      <style>{`.ck-w{stroke:${ink.ink2}}.ck-u{fill:${ink.paper};stroke:${ink.ink}}.ck-d{fill:${ink.ink};stroke:${ink.ink}}`}</style>
      <Paper bandTop={bandTop} bandHeight={bandHeight} />
      <rect x={x(10)} y={y(36)} width={axisX - x(10)} height={y(28) - y(36)} fill={ink.gainFill} />
      <path
        d={`M${x(10)} ${y(36)}H${axisX}M${x(10)} ${y(28)}H${axisX}`}
        stroke={ink.gain}
        strokeWidth={1.2}
      />
      <g strokeWidth={1.3}>
        <Candles bars={bars} x={x} y={y} width={5.8} />
      </g>
      <Brand />
    </>
  );
}

function words(page: SharedPage, size: number): Promise<string> {
  const read = { colour: ink.ink, face: "read" } as const;
  const desk = { face: "desk" } as const;
  const { host } = new URL(company.site.origin);
  return drawText([
    brandWords,
    {
      x: 56,
      y: headingTop,
      width: 980,
      texts: [
        { ...read, text: page.heading, size, lines: 2 },
        { ...desk, text: page.description, size: 27, colour: ink.ink2, lines: 2 },
      ],
    },
    { x: 56, y: 560, width: 420, texts: [{ ...desk, text: host, size: 24, colour: ink.ink3, lines: 1 }] },
  ]);
}
