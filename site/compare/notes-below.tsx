import { notesBelow } from "#content/comparison.ts";

export function NotesBelow() {
  return (
    <section className="sec compare-notes">
      {notesBelow.map(({ heading, text, link }) => (
        <div key={heading}>
          <h2 className="h3">{heading}</h2>
          <p>{text}</p>
          {link && (
            <a className="link" href={link.to}>
              {link.label}
            </a>
          )}
        </div>
      ))}
    </section>
  );
}
