import type { ReactNode } from "react";
import { chartsIllustrative, depthSection as words } from "#content/home.ts";
import { compareFeatures } from "#content/pricing-note.ts";
import { videos } from "#content/videos.ts";
import { planNames } from "#core/plan-names.ts";
import { Band } from "#site/charts/marks.tsx";
import { PageAxis } from "#site/charts/page-axis.tsx";
import { VideoButton } from "#site/ui/video-button.tsx";
import { Zone } from "#site/ui/zone.tsx";
import { FootprintPanel } from "./footprint-panel.tsx";
import { ProPanel, panelHeight, panelPrice, StandardPanel, zone } from "./triptych.tsx";

const zoneMiddle = (zone.high + zone.low) / 2;

export function Depth() {
  return (
    <section className="sec" id="compare">
      <Zone label={words.label} remark={words.remark} tag={words.tag} from="30" />
      <div className="cut from-30 depth-head">
        <Legend />
        <div>
          <h2>{videos.comparison.title}</h2>
          <p className="lede">{videos.comparison.shows}</p>
        </div>
      </div>
      <div className="triptych">
        <Panel plan="standard">
          <StandardPanel />
        </Panel>
        <Panel plan="pro">
          <ProPanel />
        </Panel>
        <Panel plan="footprint">
          <FootprintPanel />
          <PageAxis
            tags={[
              { share: panelPrice(zoneMiddle) / panelHeight, text: zoneMiddle.toFixed(1), tone: "zone" },
            ]}
          />
        </Panel>
      </div>
      <p className="small">{chartsIllustrative}</p>
      <div className="depth-foot">
        <VideoButton video={videos.comparison} look="scrub" still={<FootprintPanel />} />
        <a className="btn btn-t" href={compareFeatures.to}>
          {compareFeatures.label}
        </a>
      </div>
    </section>
  );
}

function Panel({ plan, children }: { plan: keyof typeof words.panels; children: ReactNode }) {
  return (
    <div>
      <h3>{planNames[plan]}</h3>
      <p>{words.panels[plan]}</p>
      <div className="panel">{children}</div>
    </div>
  );
}

/** Teaches the rule where it is needed: price is printed in ink, colour is what the plans add. */
function Legend() {
  return (
    <ul className="legend">
      <li>
        <svg viewBox="0 0 30 26" aria-hidden="true">
          <path className="ck-w" d="M15 2v5m0 12v5" />
          <path className="ck-u" d="M11 7h8v12h-8z" />
        </svg>
        {words.legend.hollow}
      </li>
      <li>
        <svg viewBox="0 0 30 26" aria-hidden="true">
          <path className="ck-w" d="M15 2v22" />
          <path className="ck-d" d="M11 7h8v12h-8z" />
        </svg>
        {words.legend.solid}
      </li>
      <li>
        <svg viewBox="0 0 30 26" aria-hidden="true">
          <Band x={0} top={7} right={30} bottom={19} />
        </svg>
        {words.legend.colour}
      </li>
    </ul>
  );
}
