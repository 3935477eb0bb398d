import { type ReactNode, type SyntheticEvent, useEffect, useId, useState } from "react";

export type TooltipProps = {
  /** The word being explained. */
  children: ReactNode;
  text: ReactNode;
  /** Which edge of the word the text lines up with: `end` near the right side of the page. */
  align?: "start" | "end";
  className?: string | undefined;
};

/** CSS alone shows it on hover and focus; the script only lets Esc dismiss it. */
export function Tooltip({ children, text, align = "start", className }: TooltipProps) {
  const id = useId();
  const [near, setNear] = useState(false);
  const [dismissed, setDismissed] = useState(false);

  useEffect(() => {
    if (!near) {
      setDismissed(false);
      return;
    }
    function dismiss(event: KeyboardEvent) {
      if (event.key !== "Escape" || dismissed) return;
      // The first Esc belongs to the tooltip, not to a dialog around it.
      event.preventDefault();
      setDismissed(true);
    }
    document.addEventListener("keydown", dismiss);
    return () => document.removeEventListener("keydown", dismiss);
  }, [near, dismissed]);

  function look(event: SyntheticEvent<HTMLElement>) {
    setNear(event.currentTarget.matches(":hover, :focus-within"));
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices whether the pointer or the focus is near.
    <span
      className={className ? `tip-box ${className}` : "tip-box"}
      data-dismissed={dismissed || undefined}
      onPointerEnter={look}
      onPointerLeave={look}
      onFocus={look}
      onBlur={look}
    >
      <button type="button" aria-describedby={id}>
        {children}
      </button>
      <span role="tooltip" id={id} className={align === "end" ? "tip end" : "tip"}>
        {text}
      </span>
    </span>
  );
}
