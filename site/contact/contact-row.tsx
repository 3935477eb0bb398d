import type { ContactWay } from "#content/contact.ts";
import { CopyButton } from "#site/ui/copy-button.tsx";

export function ContactRow({ way }: { way: ContactWay }) {
  const { id, label, lines, href, copy, when } = way;
  const shown = `contact-${id}`;
  const [first = "", ...rest] = lines;
  return (
    <div>
      <dt>{label}</dt>
      <dd id={shown}>
        <span>
          {href ? (
            <a className="link" href={href}>
              {first}
            </a>
          ) : (
            first
          )}
        </span>
        {rest.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </dd>
      <dd className="way-copy">
        {copy !== undefined && <CopyButton text={copy} what={label.toLowerCase()} shownIn={shown} />}
      </dd>
      <dd className="small">{when}</dd>
    </div>
  );
}
