import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { Icon, type IconName } from "./icon.tsx";

export type ButtonVariant = "primary" | "secondary" | "text";

const variantClass = { primary: "btn-p", secondary: "btn-s", text: "btn-t" } as const;

type Look = {
  variant?: ButtonVariant | undefined;
  wide?: boolean | undefined;
  className?: string | undefined;
};

/** For links that look like buttons: the link itself is the caller's. */
export function buttonClass({ variant = "primary", wide = false, className }: Look = {}): string {
  return ["btn", variantClass[variant], wide && "wide", className].filter(Boolean).join(" ");
}

export type ButtonProps = ComponentProps<"button"> &
  Look & {
    busy?: boolean;
    busyLabel?: ReactNode;
  };

export function Button({
  variant,
  wide,
  className,
  busy = false,
  busyLabel = "Processing…",
  onClick,
  type = "button",
  children,
  ...rest
}: ButtonProps) {
  function refuse(event: MouseEvent) {
    event.preventDefault();
    event.stopPropagation();
  }
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, wide, className })}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? refuse : onClick}
    >
      {busy ? busyLabel : children}
    </button>
  );
}

export type IconButtonProps = Omit<ComponentProps<"button">, "children"> & { icon: IconName; label: string };

export function IconButton({ icon, label, className, type = "button", ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} aria-label={label} className={className ? `iconb ${className}` : "iconb"}>
      <Icon name={icon} />
    </button>
  );
}
