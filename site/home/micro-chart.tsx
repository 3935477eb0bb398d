import type { ReactNode } from "react";
import { Candles } from "#site/charts/candles.tsx";
import type { Scale } from "#site/charts/plot.ts";
import { type Bar, type PriceStory, priceBars } from "#site/charts/price-bars.ts";

/** The band of the row runs behind the drawings from 62 to 90 pixels below their top. */
const height = 140;

type MicroStory = Omit<PriceStory, "waypoints"> & { path: Readonly<Record<number, number>> };

type MicroPrice = { bars: readonly Bar[]; x: Scale; y: Scale; candles: ReactNode };

/** Prices are pixels above the drawing's lower edge. */
export function microPrice({ path, ...story }: MicroStory): MicroPrice {
  const waypoints = Object.entries(path).map(([bar, price]) => [Number(bar), price] as const);
  const bars = priceBars({ ...story, waypoints });
  const x = (bar: number) => 6 + 7 * bar;
  const y = (price: number) => height - price;
  return { bars, x, y, candles: <Candles bars={bars} x={x} y={y} width={4.4} /> };
}

/** Stretched sideways only, so that price stays in the row's band at every width. */
export function MicroChart({ label, children }: { label: string; children: ReactNode }) {
  return (
    <svg
      className="ch"
      viewBox={`0 0 280 ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={`Illustrative: ${label}`}
    >
      {children}
    </svg>
  );
}
