import type { ReactNode } from "react";
import { explorePages } from "#content/explore.ts";
import type { PlanId } from "#core/plan-names.ts";
import { plainPath, useCurrentPath } from "#site/browser/current-path.ts";
import { PageAxis } from "#site/charts/page-axis.tsx";
import { SignalChart, signalPriceScale } from "#site/charts/signal-chart.tsx";
import { demand, supply } from "#site/charts/signal-story.ts";
import { FootprintPanel } from "#site/home/footprint-panel.tsx";
import { ProPanel, panelHeight, panelPrice, StandardPanel, zone } from "#site/home/triptych.tsx";
import { pageMeta } from "#site/layout/page-meta.ts";
import { ExploreChart } from "#site/pricing/explore-chart.tsx";
import { FloatingCompare } from "#site/pricing/floating-compare.tsx";
import { PlanPage } from "#site/pricing/plan-page.tsx";
import type { Route } from "./+types/explore.ts";
import "#site/styles/pages/plans.css";

const standard = <StandardPanel />;
const pro = <ProPanel />;
const footprint = <FootprintPanel />;
const signalHeight = 420;
const zoneMiddle = (zone.high + zone.low) / 2;
const zoneMark = {
  share: panelPrice(zoneMiddle) / panelHeight,
  text: zoneMiddle.toFixed(1),
  tone: "zone",
} as const;

const charts: Readonly<Record<PlanId, ReactNode>> = {
  standard: <ExploreChart panels={{ standard }} mark={zoneMark} />,
  pro: <ExploreChart panels={{ standard, pro }} mark={zoneMark} />,
  footprint: <ExploreChart panels={{ pro, footprint }} mark={zoneMark} />,
  signalpro: (
    <>
      <div className="relative max-md:hidden">
        <SignalChart width={820} height={signalHeight} size={13.5} />
        <PageAxis
          tags={[
            { ...signalMark(demand.middle), tone: "gain" },
            { ...signalMark(supply.middle), tone: "loss" },
          ]}
        />
      </div>
      <SignalChart className="md:hidden" width={370} height={330} axis={62} />
    </>
  ),
};

export function meta({ location }: Route.MetaArgs) {
  return pageMeta(explorePage(plainPath(location.pathname)));
}

export default function Explore() {
  const page = explorePage(useCurrentPath());
  return (
    <>
      <PlanPage page={page} chart={charts[page.plan]} href="/pricing" />
      <FloatingCompare />
    </>
  );
}

function signalMark(price: number) {
  return { share: signalPriceScale(signalHeight)(price) / signalHeight, text: price.toLocaleString("en-US") };
}

function explorePage(path: string) {
  const page = explorePages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`content/explore.ts has no page for ${path}`);
  return page;
}
