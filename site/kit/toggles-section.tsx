import { useState } from "react";
import { Segmented } from "#site/ui/segmented.tsx";
import { TabPanel, Tabs } from "#site/ui/tabs.tsx";
import { KitSection } from "./kit-section.tsx";

const currencies = [
  { value: "inr", label: "₹ INR" },
  { value: "usd", label: "$ USD" },
] as const;

const markets = [
  { value: "stocks", label: "STOCKS", count: "204", remark: "204 trades" },
  { value: "forex", label: "FOREX", count: "2,545", remark: "2,545 trades" },
  { value: "crypto", label: "CRYPTO", count: "1,033", remark: "1,033 trades" },
] as const;

type Currency = (typeof currencies)[number]["value"];
type Market = (typeof markets)[number]["value"];

export function TogglesSection() {
  const [currency, setCurrency] = useState<Currency>("inr");
  const [market, setMarket] = useState<Market>("stocks");
  return (
    <KitSection title="Toggle and tabs" columns={6} onAxis>
      <div className="kit-stack">
        <div className="kit-row">
          <Segmented label="Currency" options={currencies} value={currency} onChange={setCurrency} />
          {/* biome-ignore lint/a11y/useSemanticElements: the component's own markup, with forced states. */}
          <div className="seg" role="group" aria-label="States of the toggle">
            <button type="button" aria-pressed="false" className="is-hover">
              Hover
            </button>
            <button type="button" aria-pressed="true">
              Pressed
            </button>
            <button type="button" aria-pressed="false" className="is-focus">
              Focus
            </button>
            <button type="button" aria-pressed="false" disabled>
              Off
            </button>
          </div>
        </div>
        <div>
          <Tabs
            id="kit-market"
            label="Market"
            drawerLabel="Choose a market"
            items={markets}
            value={market}
            onChange={setMarket}
          />
          <TabPanel id="kit-market" value={market}>
            <p className="kit-cap">
              Panel of {market}. Arrow keys, Home and End move; below 768 px one button opens a drawer.
            </p>
          </TabPanel>
        </div>
        <div className="tabs" role="tablist" aria-label="States of the tabs">
          <button type="button" role="tab" aria-selected="true">
            SELECTED <small>204</small>
          </button>
          <button type="button" role="tab" aria-selected="false" className="is-hover">
            HOVER <small>2,545</small>
          </button>
          <button type="button" role="tab" aria-selected="false" className="is-focus">
            FOCUS <small>1,033</small>
          </button>
        </div>
      </div>
    </KitSection>
  );
}
