import { seededRandom } from "#site/charts/random.ts";

/** `side`: which one traded at least twice the other. */
export type VolumeCell = {
  row: number;
  bid: number;
  ask: number;
  total: number;
  side: "bid" | "ask" | "none";
};

/** In rows of the ladder, counted upward. */
type Shape = { low: number; high: number; open: number; close: number };

export type FootprintBar = Shape & {
  cells: readonly VolumeCell[];
  /** The point of control: where most was traded. */
  control: VolumeCell;
  /** Ask less bid. */
  delta: number;
};

/** Down into the zone, absorbed at its lowest rows, and up again. */
const shapes: readonly Shape[] = [
  { low: 5, high: 12, open: 11, close: 6 },
  { low: 3, high: 9, open: 8, close: 4 },
  { low: 0, high: 7, open: 5, close: 2 },
  { low: 1, high: 8, open: 2, close: 6 },
  { low: 4, high: 10, open: 5, close: 9 },
  { low: 7, high: 12, open: 8, close: 11 },
];

const random = seededRandom(90);

export const footprintBars: readonly FootprintBar[] = shapes.map((shape) => {
  const cells = Array.from({ length: shape.high - shape.low }, (_, index) =>
    volumeCell(shape, shape.low + index),
  );
  return {
    ...shape,
    cells,
    control: cells.reduce((best, cell) => (cell.total > best.total ? cell : best)),
    delta: cells.reduce((sum, { bid, ask }) => sum + ask - bid, 0),
  };
});

function volumeCell(shape: Shape, row: number): VolumeCell {
  const { low, high, open, close } = shape;
  const nearness = 1 - Math.abs(row + 0.5 - (open + close) / 2) / ((high - low) / 2 + 1);
  const total = Math.round((90 + 380 * nearness) * (0.6 + random() * 0.8));
  const lean = 0.5 + (close > open ? 0.09 : -0.09) + (random() - 0.5) * 0.34;
  const askShare = Math.max(0.1, Math.min(0.9, extreme(shape, row) ?? lean));
  const ask = Math.round(total * askShare);
  const bid = total - ask;
  return { row, bid, ask, total, side: sideOf(bid, ask) };
}

/** Sellers at the top of the fall, buyers at the bottom of the zone. */
function extreme({ low }: Shape, row: number): number | null {
  if (low === 0 && row < 2) return 0.82;
  return low === 5 && row > 9 ? 0.16 : null;
}

function sideOf(bid: number, ask: number): VolumeCell["side"] {
  if (ask > 2 * bid) return "ask";
  return bid > 2 * ask ? "bid" : "none";
}
