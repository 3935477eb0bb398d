import { useId, useState } from "react";
import { ownWords as words } from "#content/dashboard-recompute.ts";
import type { DateOrder } from "#core/backtest/wall-clock.ts";
import { Field } from "#site/ui/field.tsx";
import { Segmented } from "#site/ui/segmented.tsx";
import { capitalIn } from "./own-capital.ts";
import type { OwnSettings } from "./own-export.tsx";
import { everyZone, isZone } from "./time-zones.ts";

export type OwnFieldsProps = {
  settings: OwnSettings;
  /** The file's dates could be read in two ways. */
  asksOrder: boolean;
  onChange: (change: Partial<OwnSettings>) => void;
};

const orders = (["day-first", "month-first"] as const).map((value) => ({
  value,
  label: words.dateOrders[value],
}));

export function OwnFields({ settings, asksOrder, onChange }: OwnFieldsProps) {
  const listId = useId();
  const [zones, setZones] = useState<readonly string[]>([]);
  const [capital, setCapital] = useState("");
  const [isChecked, setIsChecked] = useState(false);
  const isCapital = capitalIn(capital) !== undefined;

  // A file is not read again for every digit.
  function takeCapital() {
    const stated = capitalIn(capital);
    setIsChecked(true);
    if (stated !== undefined && stated !== settings.capital) onChange({ capital: stated });
  }
  return (
    <div className="wb-fields">
      <div className="field-row">
        <Field
          label={words.zone}
          hint={words.zoneHint}
          error={settings.timeZone !== "" && !isZone(settings.timeZone) && words.zoneError}
          name="zone"
          list={listId}
          autoComplete="off"
          spellCheck={false}
          value={settings.timeZone}
          onFocus={() => setZones(everyZone())}
          onChange={({ currentTarget }) => onChange({ timeZone: currentTarget.value.trim() })}
        />
        <datalist id={listId}>
          {zones.map((zone) => (
            <option key={zone} value={zone} />
          ))}
        </datalist>
        <Field
          label={words.capital}
          aside={words.optional}
          hint={words.capitalHint}
          error={isChecked && !isCapital && words.capitalError}
          name="capital"
          inputMode="decimal"
          autoComplete="off"
          value={capital}
          onChange={({ currentTarget }) => {
            setCapital(currentTarget.value);
            setIsChecked(false);
          }}
          onBlur={takeCapital}
          onKeyDown={({ key }) => key === "Enter" && takeCapital()}
        />
      </div>
      {asksOrder && (
        <div className="field">
          <span>{words.dateOrder}</span>
          <Segmented<DateOrder | "">
            label={words.dateOrder}
            options={orders}
            value={settings.dateOrder ?? ""}
            onChange={(order) => onChange({ dateOrder: order === "" ? null : order })}
          />
        </div>
      )}
    </div>
  );
}
