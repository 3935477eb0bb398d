import { RiskNotice } from "#site/ui/risk-notice.tsx";
import { HeadingBand, Zone } from "#site/ui/zone.tsx";
import { KitSection } from "./kit-section.tsx";

export function ZonesSection() {
  return (
    <KitSection title="Zones, heading band, risk notice" columns={12} onAxis>
      <div className="kit-stack">
        <Zone label="From the left edge" remark="a remark of a few words" tag="8 tools" />
        <Zone label="From 30%" remark="proof and philosophy" tag="3 files" tone="gain" from="30" />
        <Zone label="From 36%" remark="risk and mistakes" tag="3 habits" tone="loss" from="36" />
        <Zone label="From half, no tag" from="half" />
      </div>
      <div className="kit-band">
        <HeadingBand tag="6,237 trades">A heading that is a zone.</HeadingBand>
      </div>
      <div className="kit-band">
        <RiskNotice title="Risk notice, as a component" tag="Read first">
          The text is passed in. It stands in two columns where there is room, on every page directly above
          the footer. Past performance does not guarantee future returns. Trading involves risk, including the
          loss of all the capital you commit.
        </RiskNotice>
      </div>
    </KitSection>
  );
}
