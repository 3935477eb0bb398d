import { type HTMLAttributes, type PointerEvent, type Ref, useRef, useState } from "react";
import { curveReading as words } from "#content/dashboard-charts.ts";
import type { Reading } from "#site/charts/curve-reading.ts";
import type { CurveData } from "#site/charts/equity-layout.ts";
import type { Drag } from "#site/charts/reading-tools.tsx";
import { signedPercent } from "#site/ui/signed-percent.ts";
import { useHydrated } from "#site/ui/use-hydrated.ts";

type Tools = typeof import("#site/charts/reading-tools.tsx");

const fetchTools = () => import("#site/charts/reading-tools.tsx");

export type CurveReaderProps = {
  curve: CurveData & { readonly moments: readonly number[] };
  reading: Reading | null;
  onRead: (reading: Reading | null) => void;
  describedBy: string;
  ref?: Ref<HTMLDivElement>;
};

/** Lies over the plot. What it takes to follow a pointer or a key is fetched when the first one comes. */
export function CurveReader({ curve, reading, onRead, describedBy, ref }: CurveReaderProps) {
  const isHydrated = useHydrated();
  const [tools, setTools] = useState<Tools>();
  const drag = useRef<Drag | null>(null);
  // Where the pointer was last while the tools were on their way.
  const waiting = useRef<Pick<PointerEvent, "clientX" | "currentTarget"> | null>(null);
  if (!isHydrated) return null;

  async function begin() {
    try {
      const fetched = await fetchTools();
      setTools(fetched);
      if (waiting.current) onRead({ at: fetched.pointUnder(waiting.current, curve.moments), from: null });
    } catch {
      // The curve stays readable without them, and the next attempt fetches again.
    }
  }
  function point({ clientX, currentTarget }: PointerEvent) {
    waiting.current = { clientX, currentTarget };
    begin();
  }
  const first: HTMLAttributes<HTMLElement> = {
    onFocus: begin,
    onPointerUp: point,
    onPointerMove: (event) => (event.pointerType === "mouse" ? point(event) : begin()),
    onPointerLeave({ pointerType }) {
      if (pointerType === "mouse") waiting.current = null;
    },
  };
  const { moments, equity } = curve;
  const at = reading?.at ?? moments.length - 1;
  return (
    <div
      ref={ref}
      className="curve-reader"
      role="slider"
      tabIndex={0}
      aria-label={words.slider}
      aria-describedby={describedBy}
      aria-valuemin={0}
      aria-valuemax={moments.length - 1}
      aria-valuenow={at}
      aria-valuetext={words.value(moments[at] ?? 0, signedPercent(equity[at] ?? 0, 2))}
      {...(tools ? tools.readingHandlers({ moments, reading, onRead, drag }) : first)}
    >
      {tools && reading && (
        <tools.ReadingMarks curve={curve} reading={reading} formatPercent={signedPercent} />
      )}
    </div>
  );
}
