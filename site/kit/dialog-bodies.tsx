import { useState } from "react";
import { Button } from "#site/ui/button.tsx";
import { ChoiceGroup, ChoiceOption } from "#site/ui/choice.tsx";
import { Field } from "#site/ui/field.tsx";
import { VideoControl } from "#site/ui/play-button.tsx";
import { showToast } from "#site/ui/show-toast.ts";
import { Tooltip } from "#site/ui/tooltip.tsx";

export function DetailsForm() {
  return (
    <>
      <div className="field-row">
        <Field label="Name" defaultValue="Asha Rao" autoComplete="off" data-first />
        <Field label="Phone" defaultValue="+91 98200 00000" autoComplete="off" />
      </div>
      <Field
        label="Email"
        defaultValue="asha.rao@"
        error="Add the part after the @, for example asha.rao@example.com"
        autoComplete="off"
      />
      <Field label="Username" defaultValue="asha_charts" hint="We never ask for its password." />
      <p className="field">
        <Button wide>Continue</Button>
      </p>
      <p className="field small">
        Nothing is charged on this step.{" "}
        <Tooltip text="The next step shows every price before you pay.">What comes next</Tooltip>
      </p>
    </>
  );
}

export function Options({ forced = false }: { forced?: boolean }) {
  const [busy, setBusy] = useState(forced ? "monthly" : undefined);
  function pay(option: string) {
    setBusy(option);
    setTimeout(() => {
      setBusy(undefined);
      showToast({
        kind: "destructive",
        title: "It did not open",
        text: "Nothing was charged. Please try again.",
      });
    }, 1500);
  }
  const rest = { disabled: busy !== undefined && !forced, busyNote: "Opening the payment page…" };
  return (
    <>
      <ChoiceGroup label="India" remark="Cards, UPI, net banking">
        <ChoiceOption
          {...rest}
          label="Monthly"
          amount="₹1,234"
          per="per month"
          note="Billed monthly"
          busy={busy === "monthly"}
          onClick={() => pay("monthly")}
        />
        <ChoiceOption
          {...rest}
          label="Yearly"
          amount="₹987"
          per="per month"
          note="Billed ₹11,844 yearly, auto-renews"
          stamp="SAVE 20%"
          busy={busy === "yearly"}
          onClick={() => pay("yearly")}
        />
      </ChoiceGroup>
      <ChoiceGroup label="International" remark="Hosted subscription page">
        <ChoiceOption
          label="Monthly"
          amount="$123"
          per="per month"
          note={forced ? "Hover" : "Billed monthly"}
          className={forced ? "is-hover" : undefined}
          disabled={rest.disabled}
        />
        <ChoiceOption
          label="Yearly"
          amount="$98"
          per="per month"
          note={forced ? "Disabled" : "Billed $1,176 yearly"}
          stamp="SAVE 20%"
          disabled={forced || rest.disabled}
        />
      </ChoiceGroup>
    </>
  );
}

export function Recording() {
  return (
    <>
      <div className="kit-frame small">The recording is loaded here, when it is asked for.</div>
      <div className="dlg-body">
        <VideoControl label="Play the session" time="0:00" />
      </div>
    </>
  );
}
