import { signalTicket, ticketRows } from "#content/signalpro-ticket.ts";
import { Tag } from "#site/ui/tag.tsx";
import { buy } from "./ticket-story.ts";

const tones = { gain: "text-gain", loss: "text-loss" } as const;

export function Ticket() {
  const { label, title, mode, note } = signalTicket;
  return (
    <figure className="ticket" aria-label={label}>
      <p>
        <b>{title}</b>
        <Tag tone="gain">{mode}</Tag>
      </p>
      <dl>
        {ticketRows(buy).map(({ label, value, tone }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={tone && tones[tone]}>{value}</dd>
          </div>
        ))}
      </dl>
      <figcaption className="small">{note}</figcaption>
    </figure>
  );
}
