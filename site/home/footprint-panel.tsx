import { Label } from "#site/charts/marks.tsx";
import { tenth } from "#site/charts/plot.ts";
import { type FootprintBar, footprintBars, type VolumeCell } from "./footprint-story.ts";
import { panelHeight, panelPrice, zone } from "./triptych.tsx";

const width = 484;
/** The zone of the panel beside it opens like a lens, from its own two prices to these. */
const lens = { x: 46, top: 84, bottom: 340 };
const cell = { width: 58, height: 20 };
const barPitch = 70;
const textSize = 13;

const rowTop = (row: number) => lens.bottom - 8 - (row + 1) * cell.height;

/** The panel is panned on a phone: what would be cut at its edge is left out. */
const hiddenBelow = [
  undefined,
  undefined,
  undefined,
  "max-[359px]:invisible",
  "max-md:invisible",
  "max-md:invisible",
];

export function FootprintPanel() {
  const high = tenth(panelPrice(zone.high));
  const low = tenth(panelPrice(zone.low));
  return (
    <svg
      className="ch"
      viewBox={`0 0 ${width} ${panelHeight}`}
      role="img"
      aria-label="The same zone opened, illustrative: bid and ask volume in every cell, the point of control outlined, and the delta below each bar."
    >
      <path
        className="lens"
        d={`M0 ${high}L${lens.x} ${lens.top}H${width}V${lens.bottom}H${lens.x}L0 ${low}z`}
      />
      <path
        className="lens-edge"
        d={`M0 ${high}L${lens.x} ${lens.top}H${width}M0 ${low}L${lens.x} ${lens.bottom}H${width}`}
      />
      <Label x={lens.x - 8} y={361} text="Delta" anchor="end" size={textSize} />
      {footprintBars.map((bar, index) => (
        // A phone is wide enough for four of the bars.
        <g key={bar.low} className={hiddenBelow[index]}>
          <Bar bar={bar} x={lens.x + 26 + barPitch * index} />
        </g>
      ))}
    </svg>
  );
}

function Bar({ bar, x }: { bar: FootprintBar; x: number }) {
  const { open, close, high, low, cells, control, delta } = bar;
  const isUp = close > open;
  const bodyTop = rowTop(Math.max(open, close) - 1);
  const bodyBottom = rowTop(Math.min(open, close) - 1);
  return (
    <>
      {cells.map((one) => (
        <Cell key={one.row} cell={one} x={x} busiest={control.total} />
      ))}
      <rect
        className="control"
        x={x}
        y={rowTop(control.row) + 0.5}
        width={cell.width}
        height={cell.height - 1}
      />
      <path
        className="ck-w"
        d={`M${x - 5} ${rowTop(high - 1)}V${bodyTop}M${x - 5} ${bodyBottom}V${rowTop(low - 1)}`}
      />
      <path className={isUp ? "ck-u" : "ck-d"} d={`M${x - 7} ${bodyTop}h4V${bodyBottom}h-4z`} />
      <Label
        x={x + cell.width / 2}
        y={361}
        text={`${delta > 0 ? "+" : "\u2212"}${Math.abs(delta)}`}
        tone={delta > 0 ? "g" : "l"}
        anchor="middle"
        size={textSize}
      />
    </>
  );
}

function Cell({ cell: { row, bid, ask, total, side }, x, busiest }: CellProps) {
  const middle = x + cell.width / 2;
  const weight = 0.3 + (0.7 * total) / busiest;
  const strongest = side === "none" ? 0.09 : 0.46;
  return (
    <>
      <rect
        className={`side-${side}`}
        x={x}
        y={rowTop(row) + 0.5}
        width={cell.width}
        height={cell.height - 1}
        fillOpacity={Math.round(weight * strongest * 100) / 100}
      />
      <text
        className={side === "bid" ? "volume i" : "volume"}
        x={middle - 4}
        y={rowTop(row) + 14}
        textAnchor="end"
      >
        {bid}
      </text>
      <text className={side === "ask" ? "volume i" : "volume"} x={middle + 4} y={rowTop(row) + 14}>
        {ask}
      </text>
    </>
  );
}

type CellProps = { cell: VolumeCell; x: number; busiest: number };
