import type { ReactNode } from "react";
import type { Tick } from "#content/plans.ts";
import { Icon, type IconName } from "#site/ui/icon.tsx";

export function PlanTicks({ ticks }: { ticks: readonly Tick[] }) {
  return (
    <ul className="ticks">
      {ticks.map(({ text, offer }) => (
        <TickLine key={text} icon="check">
          {offer ? <mark>{text}</mark> : text}
        </TickLine>
      ))}
    </ul>
  );
}

export function TickLine({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li>
      <Icon name={icon} />
      <span>{children}</span>
    </li>
  );
}
