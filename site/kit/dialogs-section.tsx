import { useState } from "react";
import { Button } from "#site/ui/button.tsx";
import { Dialog, DialogPanel } from "#site/ui/dialog.tsx";
import { Drawer, DrawerRow } from "#site/ui/drawer.tsx";
import { DetailsForm, Options, Recording } from "./dialog-bodies.tsx";
import { KitSection } from "./kit-section.tsx";
import { KitVideos } from "./videos.tsx";

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

type Kind = "details" | "chooser" | "drawer";

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
            <Button variant="secondary" onClick={() => setOpen("drawer")}>
              Open drawer
            </Button>
          </div>
          <KitVideos />
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
