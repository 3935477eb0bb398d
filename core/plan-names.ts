export const planNames = {
  standard: "Standard",
  pro: "Pro",
  footprint: "Footprint",
  signalpro: "SignalPro",
} as const;

export type PlanId = keyof typeof planNames;

/** From the least to the most; every list of plans is in this order. */
export const planOrder: readonly PlanId[] = ["standard", "pro", "footprint", "signalpro"];
