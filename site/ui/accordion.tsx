import { type ReactNode, type SyntheticEvent, useEffect, useRef } from "react";

export function Accordion({ children }: { children: ReactNode }) {
  return <div className="acc">{children}</div>;
}

export type AccordionItemProps = {
  /** Items of one name close each other. */
  name: string;
  summary: ReactNode;
  open?: boolean;
  id?: string | undefined;
  children: ReactNode;
};

export function AccordionItem({ name, summary, open = false, id, children }: AccordionItemProps) {
  const answer = useRef<HTMLDivElement>(null);

  useEffect(() => letKeysScroll(answer.current), []);
  function toggled(event: SyntheticEvent<HTMLDetailsElement>) {
    if (event.currentTarget.open) letKeysScroll(answer.current);
  }
  return (
    <details name={name} open={open} id={id} onToggle={toggled}>
      <summary>{summary}</summary>
      <div ref={answer}>{children}</div>
    </details>
  );
}

export type Question = {
  readonly question: string;
  readonly answer: string;
  /** Leads to the page that says it in full. */
  readonly link?: { readonly label: string; readonly to: string };
};

export type QuestionListProps = { name: string; questions: readonly Question[] };

/** The first is open from the start, so that nobody has to guess what a row does. */
export function QuestionList({ name, questions }: QuestionListProps) {
  return (
    <Accordion>
      {questions.map(({ question, answer, link }, index) => (
        <AccordionItem key={question} name={name} summary={question} open={index === 0}>
          <p>{answer}</p>
          {link && (
            <a className="btn btn-t" href={link.to}>
              {link.label}
            </a>
          )}
        </AccordionItem>
      ))}
    </Accordion>
  );
}

/** An answer longer than its box is a tab stop; a short one is not. */
function letKeysScroll(box: HTMLElement | null) {
  if (box && box.scrollHeight > box.clientHeight) box.tabIndex = 0;
  else box?.removeAttribute("tabindex");
}
