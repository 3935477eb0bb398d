import type { ReactNode } from "react";
import { type PlanId, planNames, planOrder } from "#core/plan-names.ts";
import { PageAxis, type PageAxisProps } from "#site/charts/page-axis.tsx";

type ExploreChartProps = {
  panels: Readonly<Partial<Record<PlanId, ReactNode>>>;
  /** The zone that runs through all panels, on the page's axis. */
  mark: PageAxisProps["tags"][number];
};

/** The last panel is the page's own plan; a phone has room for that one only. */
export function ExploreChart({ panels, mark }: ExploreChartProps) {
  const shown = planOrder.filter((plan) => panels[plan] !== undefined);
  return (
    <div className="explore-chart">
      {shown.map((plan) => (
        <div key={plan} className={plan === shown.at(-1) ? `panel-${plan}` : "max-md:hidden"}>
          <p>{planNames[plan]}</p>
          {panels[plan]}
        </div>
      ))}
      <PageAxis tags={[mark]} />
    </div>
  );
}
