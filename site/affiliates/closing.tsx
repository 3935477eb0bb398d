import { affiliateActions, affiliateStart } from "#content/affiliates.ts";
import { ClosingBand } from "#site/ui/closing-band.tsx";
import { PlatformButton } from "./platform-button.tsx";

export function Closing() {
  const { heading, text, tag } = affiliateStart;
  const { agreement } = affiliateActions;
  return (
    <ClosingBand heading={heading} text={text} tag={tag}>
      <span className="platform-buttons">
        <PlatformButton to="join" />
        <PlatformButton to="login" />
      </span>
      <a className="btn btn-t" href={agreement.to}>
        {agreement.label}
      </a>
    </ClosingBand>
  );
}
