import { type ReactNode, useId } from "react";
import { sideNames, tradesSection } from "#content/dashboard-trades.ts";
import { parseCalendarDate } from "#core/calendar-date.ts";
import { Button } from "#site/ui/button.tsx";
import type { TradeAddress } from "./trade-address.ts";
import { useInputValue } from "./use-input-value.ts";

const words = tradesSection.filters;

export type TradeFiltersProps = {
  symbols: readonly string[];
  address: TradeAddress;
  isFiltered: boolean;
  onChange: (changes: Partial<TradeAddress>) => void;
  onClear: () => void;
};

export function TradeFilters({ symbols, address, isFiltered, onChange, onClear }: TradeFiltersProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can not be a grid in every browser.
    <div className="trade-filters" role="group" aria-label={words.label}>
      {symbols.length > 1 && (
        <Choice
          label={words.symbol}
          value={address.symbol}
          options={symbols.map((symbol) => [symbol, symbol])}
          onChange={(symbol) => onChange({ symbol })}
        />
      )}
      <Choice
        label={words.side}
        value={address.side}
        options={Object.entries(sideNames)}
        onChange={(side) => onChange({ side })}
      />
      <Choice
        label={words.result}
        value={address.result}
        options={Object.entries(words.results)}
        onChange={(result) => onChange({ result })}
      />
      <Day label={words.from} value={address.from} onChange={(from) => onChange({ from })} />
      <Day label={words.to} value={address.to} onChange={(to) => onChange({ to })} />
      {isFiltered && (
        <Button variant="text" onClick={onClear}>
          {tradesSection.clear}
        </Button>
      )}
    </div>
  );
}

type ControlProps = { label: ReactNode; value: string | null; onChange: (value: string | null) => void };

type ChoiceProps = ControlProps & { options: readonly (readonly [value: string, name: string])[] };

function Choice({ label, value, options, onChange }: ChoiceProps) {
  const id = useId();
  // A value from the address that is none of the options would leave the list blank.
  const isKnown = options.some(([option]) => option === value);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={isKnown ? (value ?? "") : ""}
        onChange={(event) => onChange(event.currentTarget.value || null)}
      >
        <option value="">{words.all}</option>
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

function Day({ label, value, onChange }: ControlProps) {
  const id = useId();
  const input = useInputValue((value && parseCalendarDate(value)) ?? "");
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        ref={input}
        type="date"
        onChange={({ currentTarget: { value: typed } }) => {
          if (typed === "" || parseCalendarDate(typed)) onChange(typed || null);
        }}
      />
    </div>
  );
}
