import { type ReactNode, useId } from "react";
import { tradesSection } from "#content/dashboard-trades.ts";
import { buttonClass } from "#site/ui/button.tsx";
import { Icon } from "#site/ui/icon.tsx";
import { useInputValue } from "./use-input-value.ts";

const words = tradesSection.pager;

/** Pages are counted from 0. */
export type TradePagerProps = { page: number; pages: number; onPage: (page: number) => void };

export function TradePager({ page, pages, onPage }: TradePagerProps) {
  const id = useId();
  const input = useInputValue(String(page + 1));
  const last = pages - 1;

  function jump() {
    const typed = Number(input.current?.value);
    const wanted = Number.isInteger(typed) ? Math.min(Math.max(typed - 1, 0), last) : page;
    if (input.current) input.current.value = String(wanted + 1);
    if (wanted !== page) onPage(wanted);
  }
  return (
    <nav className="trade-pager" aria-label={words.label}>
      <Turn isPossible={page > 0} onTurn={() => onPage(page - 1)}>
        <Icon name="left" />
        {words.previous}
      </Turn>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          jump();
        }}
      >
        <label htmlFor={id}>{words.page}</label>
        <input
          id={id}
          ref={input}
          type="number"
          inputMode="numeric"
          min={1}
          max={pages}
          defaultValue={page + 1}
          onBlur={jump}
        />
        <span>{words.pages(pages)}</span>
      </form>
      <Turn isPossible={page < last} onTurn={() => onPage(page + 1)}>
        {words.next}
        <Icon name="right" />
      </Turn>
    </nav>
  );
}

type TurnProps = { isPossible: boolean; onTurn: () => void; children: ReactNode };

/** At either end it keeps the focus of whoever pressed it, so it is not disabled. */
function Turn({ isPossible, onTurn, children }: TurnProps) {
  return (
    <button
      type="button"
      className={buttonClass({ variant: "secondary" })}
      aria-disabled={!isPossible || undefined}
      onClick={isPossible ? onTurn : undefined}
    >
      {children}
    </button>
  );
}
