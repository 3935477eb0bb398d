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

/** An answer longer than its box is a tab stop; a short one is not. */
function letKeysScroll(box: HTMLElement | null) {
  if (box && box.scrollHeight > box.clientHeight) box.tabIndex = 0;
  else box?.removeAttribute("tabindex");
}
