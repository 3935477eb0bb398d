import { useId } from "react";

type SliderProps = {
  name: string;
  label: string;
  value: number;
  max: number;
  step: number;
  /** What the value says, for the eye and for the ear. */
  shown: string;
  spoken: string;
  hint?: string;
} & (
  | {
      /** Before the visitor moves it. The input keeps its own value, so a move before hydration is not lost. */
      start: number;
    }
  | { onMove: (value: number) => void }
);

export function Slider({ name, label, value, max, step, shown, spoken, hint, ...held }: SliderProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const steps = Math.round(max / step);
  const ticks = Array.from({ length: steps + 1 }, (_, tick) => `M${tick} 6v7`).join("");
  const own =
    "start" in held
      ? { defaultValue: held.start }
      : {
          value,
          onChange: (event: { currentTarget: HTMLInputElement }) =>
            held.onMove(event.currentTarget.valueAsNumber),
        };
  return (
    <div className="slider">
      <label htmlFor={id}>{label}</label>
      <b aria-hidden="true">{shown}</b>
      <svg viewBox={`0 0 ${steps} 13`} preserveAspectRatio="none" aria-hidden="true">
        <path d={ticks} />
        <path className="rail" d={`M0 1.5H${steps}`} />
        <path className="rail set" d={`M0 1.5H${Math.round(value / step)}`} />
      </svg>
      <input
        {...own}
        id={id}
        type="range"
        name={name}
        min={0}
        max={max}
        step={step}
        aria-valuetext={spoken}
        aria-describedby={hintId}
      />
      {hint && <small id={hintId}>{hint}</small>}
    </div>
  );
}
