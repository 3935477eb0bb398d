import type { ComponentProps } from "react";

/** Always with words: a triangle alone does not say what will play. */
export function PlayButton({ className, children, type = "button", ...rest }: ComponentProps<"button">) {
  return (
    <button {...rest} type={type} className={className ? `play ${className}` : "play"}>
      <i aria-hidden="true" />
      {children}
    </button>
  );
}

export type VideoControlProps = Omit<ComponentProps<"button">, "children"> & { label: string; time: string };

/** The time axis of the chart is the scrubber. */
export function VideoControl({ label, time, className, type = "button", ...rest }: VideoControlProps) {
  return (
    <button {...rest} type={type} className={className ? `play scrub ${className}` : "play scrub"}>
      <i aria-hidden="true" />
      <span className="sr">{label}</span>
      <span className="track" />
      <span className="small num">{time}</span>
    </button>
  );
}
