import { type PlanId, planOrder } from "#core/plan-names.ts";
import { planById } from "#core/plans.ts";
import { definePage, type Page } from "./page.ts";
import { planText } from "./plans.ts";

export const explorePages: readonly Page[] = planOrder.map(explorePage);

function explorePage(id: PlanId): Page {
  const { name } = planById(id);
  const { description, trial } = planText(id);
  return definePage({
    path: `/explore/${id}`,
    title: `Explore ${name}`,
    description: `${name}: ${description} ${trial}`,
    heading: name,
    introduction: `${description} ${trial}`,
  });
}
