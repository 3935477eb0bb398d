import { tenth } from "./plot.ts";

type Tone = "zone" | "gain" | "loss";

type BandProps = { x: number; top: number; right: number; bottom: number; tone?: Tone };

export function Band({ x, top, right, bottom, tone = "zone" }: BandProps) {
  const width = tenth(right - x);
  return (
    <g className={`zn-${tone}`}>
      <rect x={tenth(x)} y={tenth(top)} width={width} height={tenth(bottom - top)} />
      <path d={`M${tenth(x)} ${tenth(top)}h${width}M${tenth(x)} ${tenth(bottom)}h${width}`} />
    </g>
  );
}

type AxisTagProps = {
  x: number;
  y: number;
  width: number;
  text: string;
  tone?: Tone | "ink";
  height?: number;
  size?: number;
};

/** A price tag on a chart's own axis; its pointer is at (x, y). */
export function AxisTag({ x, y, width, text, tone = "zone", height = 22, size = 12 }: AxisTagProps) {
  return (
    <g className={`tg-${tone}`}>
      <path
        d={`M${tenth(x)} ${tenth(y)}l7 ${-height / 2}h${tenth(width - 7)}v${height}h${tenth(7 - width)}z`}
      />
      <text x={tenth(x + 12)} y={tenth(y + size * 0.36)} fontSize={size}>
        {text}
      </text>
    </g>
  );
}

type LabelProps = {
  x: number;
  y: number;
  text: string;
  tone?: string;
  anchor?: "start" | "middle" | "end";
  size?: number;
};

export function Label({ x, y, text, tone, anchor = "start", size = 12 }: LabelProps) {
  return (
    <text className={tone} x={tenth(x)} y={tenth(y)} textAnchor={anchor} fontSize={size}>
      {text}
    </text>
  );
}

/** Points up, below the bar. */
export function BuySignal({ x, y, size = 6 }: { x: number; y: number; size?: number }) {
  return (
    <path className="sg-buy" d={`M${tenth(x)} ${tenth(y)}l${size} ${tenth(size * 1.6)}h${-2 * size}z`} />
  );
}
