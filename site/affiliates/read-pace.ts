import { examplePace } from "#content/affiliate-calculator.ts";
import type { Pace } from "#core/affiliate/earnings.ts";
import { tiers } from "#core/affiliate/tiers.ts";
import { paidPlans } from "#core/plans.ts";

/** From the inputs themselves: they hold what was moved before hydration, or kept by the browser from last time. */
export function readPace(controls: ParentNode): Pace {
  const inputs = [...controls.querySelectorAll("input")];
  const value = (name: string) =>
    inputs.find((input) => input.name === name && (input.type !== "radio" || input.checked))?.value;
  return {
    tier: tiers.find(({ id }) => id === value("tier"))?.id ?? examplePace.tier,
    referrals: Object.fromEntries(paidPlans.map(({ id }) => [id, Number(value(id))])),
    renewalPercent: Number(value("renewalPercent")),
  };
}
