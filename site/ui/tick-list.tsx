import type { ReactNode } from "react";
import { Icon, type IconName } from "./icon.tsx";

export function TickList({ className = "", children }: { className?: string; children: ReactNode }) {
  return <ul className={`ticks ${className}`.trim()}>{children}</ul>;
}

export function TickLine({ icon = "check", children }: { icon?: IconName; children: ReactNode }) {
  return (
    <li>
      <Icon name={icon} />
      <span>{children}</span>
    </li>
  );
}
