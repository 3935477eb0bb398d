import { type KeyboardEvent, useEffect, useId, useRef } from "react";
import { guideSearch as words } from "#content/guide.ts";
import { IconButton } from "#site/ui/button.tsx";
import { isSearch } from "./find-words.ts";
import type { GuideSearchState } from "./use-guide-search.ts";

type GuideSearchProps = {
  state: GuideSearchState;
  search: (query: string) => void;
  step: (by: 1 | -1) => void;
};

/** The browser keeps what is typed, so that words typed before React came are searched for as well. */
export function GuideSearch({ state, search, step }: GuideSearchProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const found = state.passages.length > 0;

  useEffect(() => {
    // The page can also end a search: it follows a link to a section that was filtered out.
    if (state.query === "" && input.current) input.current.value = "";
  }, [state.query]);
  const typedEarly = useRef(search);
  useEffect(() => typedEarly.current(input.current?.value ?? ""), []);

  function pressed(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === "Escape") search("");
    if (event.key === "Enter") step(event.shiftKey ? -1 : 1);
  }
  return (
    <search className="find">
      <div className="field">
        <label htmlFor={id}>{words.label}</label>
        <input
          ref={input}
          id={id}
          type="search"
          placeholder={words.placeholder}
          autoComplete="off"
          enterKeyHint="search"
          onInput={(event) => search(event.currentTarget.value)}
          onKeyDown={pressed}
        />
      </div>
      <p role="status" className="small">
        {message(state)}
      </p>
      {found && (
        <>
          <IconButton icon="left" label={words.previous} onClick={() => step(-1)} />
          <IconButton icon="right" label={words.next} onClick={() => step(1)} />
        </>
      )}
    </search>
  );
}

function message({ query, passages, at }: GuideSearchState): string {
  if (!isSearch(query)) return "";
  if (passages.length === 0) return words.none;
  if (at !== null) return words.at(at + 1, passages.length);
  return words.found(passages.length, new Set(passages.map(({ section }) => section)).size);
}
