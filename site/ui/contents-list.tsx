export type ContentsEntry = {
  readonly id: string;
  readonly heading: string;
  readonly number?: string;
  /** Behind the heading: how often something was found there. */
  readonly count?: number;
};

export type ContentsListProps = {
  label: string;
  entries: readonly ContentsEntry[];
  /** The section being read, drawn as a zone. */
  current: string | null;
};

/** A column beside the text; on a phone it folds into one row above it. Without script it is a list of links. */
export function ContentsList({ label, entries, current }: ContentsListProps) {
  return (
    <>
      <nav className="toc" aria-label={label}>
        <Entries entries={entries} current={current} />
      </nav>
      <details className="toc-short">
        <summary>{label}</summary>
        <Entries entries={entries} current={current} />
      </details>
    </>
  );
}

function Entries({ entries, current }: Omit<ContentsListProps, "label">) {
  return (
    <ol>
      {entries.map(({ id, heading, number, count }) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === current ? "true" : undefined}>
            {number !== undefined && <span className="num">{number}</span>}
            {heading}
            {count !== undefined && <span className="num count">{count}</span>}
          </a>
        </li>
      ))}
    </ol>
  );
}
