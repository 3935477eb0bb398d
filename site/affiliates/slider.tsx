import { useId } from "react";

type SliderProps = {
  name: string;
  label: string;
  /** Before the visitor moves it. The input keeps its own value, so a move before hydration is not lost. */
  start: number;
  value: number;
  max: number;
  step: number;
  /** What the value says, for the eye and for the ear. */
  shown: string;
  spoken: string;
  hint?: string;
};

export function Slider({ name, label, start, value, max, step, shown, spoken, hint }: SliderProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const ticks = Array.from({ length: max / step + 1 }, (_, tick) => `M${tick * step} 6v7`).join("");
  return (
    <div className="slider">
      <label htmlFor={id}>{label}</label>
      <b aria-hidden="true">{shown}</b>
      <svg viewBox={`0 0 ${max} 13`} preserveAspectRatio="none" aria-hidden="true">
        <path d={ticks} />
        <path className="rail" d={`M0 1.5H${max}`} />
        <path className="rail set" d={`M0 1.5H${value}`} />
      </svg>
      <input
        id={id}
        type="range"
        name={name}
        min={0}
        max={max}
        step={step}
        defaultValue={start}
        aria-valuetext={spoken}
        aria-describedby={hintId}
      />
      {hint && <small id={hintId}>{hint}</small>}
    </div>
  );
}
