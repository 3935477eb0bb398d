import { Button } from "#site/ui/button.tsx";
import { prepareToast, showToast } from "#site/ui/show-toast.ts";
import { Toast, type ToastMessage } from "#site/ui/toast.tsx";
import { Tooltip } from "#site/ui/tooltip.tsx";
import { KitSection } from "./kit-section.tsx";

const notice: ToastMessage = {
  title: "Coming soon",
  text: "Online payment for this plan will be available soon. Please check back later.",
};
const failure: ToastMessage = {
  kind: "destructive",
  title: "The payment page did not open",
  text: "Nothing was charged. Please try again.",
};

export function MessagesSection() {
  return (
    <KitSection title="Toast and tooltip" columns={6}>
      <div className="kit-stack">
        <Toast {...notice} />
        <Toast {...failure} />
        <div className="kit-row">
          <Button variant="secondary" onPointerEnter={prepareToast} onClick={() => showToast(notice)}>
            Show a notice
          </Button>
          <Button variant="secondary" onPointerEnter={prepareToast} onClick={() => showToast(failure)}>
            Show a failure
          </Button>
        </div>
        <div className="kit-row kit-tip">
          <Tooltip
            className="is-open"
            text="Mean monthly return over its deviation, times the square root of 12."
          >
            Tooltip, open
          </Tooltip>
          <Tooltip text="The largest fall from a peak to the trough after it.">Tooltip</Tooltip>
        </div>
      </div>
    </KitSection>
  );
}
