import type { HTMLAttributes, PointerEvent, RefObject } from "react";
import { nearestPoint, type Reading, rangeReading, readingAfterKey } from "./curve-reading.ts";
import {
  acrossPercent,
  acrossScale,
  type CurveData,
  type CurveFrame,
  curveFrames,
  curveLayout,
  downPercent,
  plotRight,
  plotWidth,
} from "./equity-layout.ts";
import { AxisTag } from "./marks.tsx";

export type Drag = { readonly anchor: number; readonly startX: number; isMoved: boolean };

type Context = {
  moments: readonly number[];
  reading: Reading | null;
  onRead: (reading: Reading | null) => void;
  drag: RefObject<Drag | null>;
};

/** Less is a hand that shakes, not a drag. */
const steadyPx = 6;
/** How far from the end of a range it can still be taken hold of: half a finger. */
const gripPx = 22;

/** For the element that lies over the plot. Moving up or down on a touch screen stays with the page. */
export function readingHandlers({ moments, reading, onRead, drag }: Context): HTMLAttributes<HTMLElement> {
  return {
    onPointerDown(event) {
      if (event.button !== 0 || !event.isPrimary) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const anchor = farEnd(event, moments, reading) ?? pointUnder(event, moments);
      drag.current = { anchor, startX: event.clientX, isMoved: false };
    },
    onPointerMove(event) {
      const dragged = drag.current;
      if (dragged) {
        dragged.isMoved ||= Math.abs(event.clientX - dragged.startX) >= steadyPx;
        if (dragged.isMoved) onRead(rangeReading(dragged.anchor, pointUnder(event, moments)));
      } else if (event.pointerType === "mouse" && !isRange(reading)) {
        onRead({ at: pointUnder(event, moments), from: null });
      }
    },
    onPointerUp(event) {
      if (drag.current && !drag.current.isMoved) onRead({ at: pointUnder(event, moments), from: null });
      drag.current = null;
    },
    onPointerCancel() {
      drag.current = null;
    },
    onPointerLeave(event) {
      if (event.pointerType === "mouse" && !drag.current && !isRange(reading)) onRead(null);
    },
    onKeyDown(event) {
      const next = readingAfterKey(reading, event, moments.length);
      if (next === undefined) return;
      event.preventDefault();
      onRead(next);
    },
  };
}

function isRange(reading: Reading | null): boolean {
  return reading !== null && reading.from !== null;
}

/** The point next to where a pointer stands over the plot. */
export function pointUnder(
  { clientX, currentTarget }: Pick<PointerEvent, "clientX" | "currentTarget">,
  moments: readonly number[],
): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  const share = ((clientX - left) / width) * (plotWidth / plotRight);
  const first = moments[0] ?? 0;
  return nearestPoint(moments, first + share * ((moments.at(-1) ?? 0) - first));
}

/** Of a range whose other end is taken hold of: that one stays. */
function farEnd(event: PointerEvent, moments: readonly number[], reading: Reading | null): number | null {
  if (reading === null || reading.from === null) return null;
  const { left, width } = event.currentTarget.getBoundingClientRect();
  const x = acrossScale(moments[0] ?? 0, moments.at(-1) ?? 0);
  const distance = (point: number) =>
    Math.abs(left + (x(moments[point] ?? 0) / plotWidth) * width - event.clientX);
  const [near, far] =
    distance(reading.at) < distance(reading.from) ? [reading.at, reading.from] : [reading.from, reading.at];
  return distance(near) <= gripPx ? far : null;
}

type ReadingMarksProps = {
  curve: CurveData & { readonly moments: readonly number[] };
  reading: Reading;
  formatPercent: (percent: number, digits: number) => string;
};

/** Lies over a curve of the wide frame. */
export function ReadingMarks({ curve, reading, formatPercent }: ReadingMarksProps) {
  const frame: CurveFrame = curveFrames.wide;
  const { x, y, depth } = curveLayout(curve, frame);
  const across = (point: number) => acrossPercent(x(curve.moments[point] ?? 0));
  const down = (units: number) => downPercent(units, frame);
  const bottom = frame.strip?.bottom ?? frame.bottom;
  const equity = curve.equity[reading.at] ?? 0;
  const ends = reading.from === null ? [reading.at] : [reading.from, reading.at].sort((a, b) => a - b);
  const [start = 0, end = start] = ends;
  return (
    <svg className="reading ch" aria-hidden="true">
      {reading.from !== null && (
        <rect
          className="zn-zone"
          x={across(start)}
          y={down(frame.top)}
          width={acrossPercent(x(curve.moments[end] ?? 0) - x(curve.moments[start] ?? 0))}
          height={down(bottom - frame.top)}
        />
      )}
      {ends.map((point) => (
        <line
          key={point}
          className={reading.from === null ? "lv-e" : "lv-z"}
          x1={across(point)}
          x2={across(point)}
          y1={down(frame.top)}
          y2={down(bottom)}
        />
      ))}
      {reading.from === null && (
        <line className="lv-e" x1={across(reading.at)} x2="100%" y1={down(y(equity))} y2={down(y(equity))} />
      )}
      {ends.map((point) => (
        <g key={point}>
          <circle cx={across(point)} cy={down(y(curve.equity[point] ?? 0))} r={4} />
          <circle className="depth" cx={across(point)} cy={down(depth(curve.drawdowns[point] ?? 0))} r={3} />
        </g>
      ))}
      <svg x="100%" y={down(y(equity))} overflow="visible" aria-hidden="true">
        <AxisTag x={1} y={0} width={65} text={formatPercent(equity, 2)} tone="ink" />
      </svg>
    </svg>
  );
}
