import type { ExtraCosts } from "#core/backtest/extra-costs.ts";

export const noCosts: ExtraCosts = { commissionPerTrade: 0, slippagePercent: 0 };

/** How far the sliders go. */
export const commissionRange = { most: 20, step: 0.5 } as const;
export const slippageRange = { most: 0.1, step: 0.005 } as const;

export type CostAddress = { readonly commission: string | null; readonly slippage: string | null };

/** Anybody can write anything into an address: what the sliders can not show counts as the nearest that they can. */
export function costsIn({ commission, slippage }: CostAddress): ExtraCosts {
  return {
    commissionPerTrade: nearest(commission, commissionRange),
    slippagePercent: nearest(slippage, slippageRange),
  };
}

export function addressOf({ commissionPerTrade, slippagePercent }: ExtraCosts): CostAddress {
  return { commission: written(commissionPerTrade), slippage: written(slippagePercent) };
}

export function areSameCosts(one: ExtraCosts, other: ExtraCosts): boolean {
  return one.commissionPerTrade === other.commissionPerTrade && one.slippagePercent === other.slippagePercent;
}

function nearest(text: string | null, { most, step }: { readonly most: number; readonly step: number }) {
  const asked = Number(text ?? 0);
  if (!Number.isFinite(asked)) return 0;
  const steps = Math.round(Math.min(Math.max(asked, 0), most) / step);
  // Multiplied it would end in 0.015000000000000001.
  return steps / (1 / step);
}

function written(amount: number): string | null {
  return amount === 0 ? null : String(amount);
}
