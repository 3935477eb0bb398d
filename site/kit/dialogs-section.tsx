import { useState } from "react";
import { Button, VideoControl } from "#site/ui/button.tsx";
import { ChoiceGroup, ChoiceOption } from "#site/ui/choice.tsx";
import { Dialog, DialogPanel } from "#site/ui/dialog.tsx";
import { Drawer, DrawerRow } from "#site/ui/drawer.tsx";
import { Field } from "#site/ui/field.tsx";
import { showToast } from "#site/ui/show-toast.ts";
import { Tooltip } from "#site/ui/tooltip.tsx";
import { KitSection } from "./kit-section.tsx";

const details = {
  label: "Plan name",
  remark: "₹1,234 per month, trial first",
  heading: "Welcome",
  lede: "Four details so that access reaches the right chart.",
};
const chooser = {
  label: "Plan name",
  remark: "for asha_charts",
  heading: "Choose how to pay",
  lede: "The payment page opens in a new tab.",
};
const video = { label: "See it in action", remark: "One session" };

type Kind = "details" | "chooser" | "video" | "drawer";

export function DialogsSection() {
  const [open, setOpen] = useState<Kind>();
  const close = () => setOpen(undefined);
  return (
    <>
      <KitSection title="Dialog, details" columns={5}>
        <div className="dlg">
          <DialogPanel {...details} titleId="kit-details">
            <DetailsForm />
          </DialogPanel>
        </div>
      </KitSection>
      <KitSection title="Dialog, chooser and video" columns={7}>
        <div className="kit-stack">
          <div className="dlg dlg-chooser">
            <DialogPanel {...chooser} titleId="kit-chooser">
              <Options forced />
            </DialogPanel>
          </div>
          <div className="dlg dlg-video">
            <DialogPanel {...video} titleId="kit-video">
              <Recording />
            </DialogPanel>
          </div>
          <div className="kit-row">
            <Button variant="secondary" onClick={() => setOpen("details")}>
              Open details
            </Button>
            <Button variant="secondary" onClick={() => setOpen("chooser")}>
              Open chooser
            </Button>
            <Button variant="secondary" onClick={() => setOpen("video")}>
              Open video
            </Button>
            <Button variant="secondary" onClick={() => setOpen("drawer")}>
              Open drawer
            </Button>
          </div>
        </div>
      </KitSection>
      {open === "details" && (
        <Dialog {...details} onClose={close}>
          <DetailsForm />
        </Dialog>
      )}
      {open === "chooser" && (
        <Dialog {...chooser} size="chooser" onClose={close}>
          <Options />
        </Dialog>
      )}
      {open === "video" && (
        <Dialog {...video} size="video" onClose={close}>
          <Recording />
        </Dialog>
      )}
      {open === "drawer" && (
        <Drawer label="Choose a market" onClose={close}>
          <DrawerRow current remark="204 trades" onClick={close}>
            STOCKS
          </DrawerRow>
          <DrawerRow remark="2,545 trades" onClick={close}>
            FOREX
          </DrawerRow>
        </Drawer>
      )}
    </>
  );
}

function DetailsForm() {
  return (
    <>
      <div className="field-row">
        <Field label="Name" defaultValue="Asha Rao" autoComplete="off" data-first />
        <Field label="Phone" defaultValue="+91 98200 00000" autoComplete="off" />
      </div>
      <Field
        label="Email"
        defaultValue="asha.rao@"
        error="Add the part after the @, for example asha.rao@mail.in"
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

function Options({ forced = false }: { forced?: boolean }) {
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
          note="Hover"
          className={forced ? "is-hover" : undefined}
          disabled={rest.disabled}
        />
        <ChoiceOption
          label="Yearly"
          amount="$98"
          per="per month"
          note="Disabled"
          stamp="SAVE 20%"
          disabled={forced || rest.disabled}
        />
      </ChoiceGroup>
    </>
  );
}

function Recording() {
  return (
    <>
      <div className="kit-frame small">The recording is loaded here, when it is asked for.</div>
      <div className="dlg-body">
        <VideoControl label="Play the session" time="0:00" />
      </div>
    </>
  );
}
