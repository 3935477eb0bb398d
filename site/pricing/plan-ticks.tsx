import type { Tick } from "#content/plans.ts";
import { TickLine, TickList } from "#site/ui/tick-list.tsx";

export function PlanTicks({ ticks }: { ticks: readonly Tick[] }) {
  return (
    <TickList>
      {ticks.map(({ text, offer }) => (
        <TickLine key={text}>{offer ? <mark>{text}</mark> : text}</TickLine>
      ))}
    </TickList>
  );
}
