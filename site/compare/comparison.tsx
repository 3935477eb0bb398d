import type { ReactNode } from "react";
import { cellLabels, comparePage, comparison, differences } from "#content/comparison.ts";
import { Icon } from "#site/ui/icon.tsx";
import type { PlanHref } from "./choose-link.tsx";
import { ComparisonTable } from "./comparison-table.tsx";
import { PlanCards } from "./plan-cards.tsx";

type ComparisonProps = { currencyToggle: ReactNode; planHref: PlanHref };

export function Comparison({ currencyToggle, planHref }: ComparisonProps) {
  return (
    <section className="sec compare">
      <div className="phead g12">
        <h1 className="col-[1/9]">{comparePage.heading}</h1>
        <p className="lede col-[9/13] self-end">{comparePage.introduction}</p>
      </div>
      <div className="compare-bar">
        <Legend />
        <DifferencesSwitch />
        {currencyToggle}
      </div>
      <ComparisonTable planHref={planHref} />
      <PlanCards planHref={planHref} />
    </section>
  );
}

function Legend() {
  return (
    <ul className="compare-legend" aria-label={comparison.legendLabel}>
      <li className="in">
        <Icon name="check" />
        {cellLabels.yes}
      </li>
      <li className="offer">{cellLabels.offer}</li>
      <li className="out">
        <Icon name="minus" />
        {cellLabels.no}
      </li>
    </ul>
  );
}

/** No state: CSS reads the checkbox, so it works before React and without it. */
function DifferencesSwitch() {
  return (
    <div className="compare-switch">
      <label>
        {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its own state. */}
        <input type="checkbox" role="switch" />
        {differences.label}
      </label>
      <p className="small" role="status">
        <span className="all-shown">{differences.off}</span>
        <span className="same-hidden">{differences.on}</span>
      </p>
    </div>
  );
}
