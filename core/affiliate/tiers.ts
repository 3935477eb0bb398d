export type TierId = "starter" | "pro" | "elite";

export type Reach = {
  readonly subscribers: number;
  readonly monthlyViews: number;
  readonly paidReferrals: number;
};

/** Reaching any one threshold is enough; null is a measure that does not open this tier. */
export type Tier = {
  readonly id: TierId;
  readonly name: string;
  readonly thresholds: { readonly [Measure in keyof Reach]: number | null };
  readonly tasks: readonly string[];
};

export const affiliateMinimumAgeYears = 18;

/** From the lowest tier to the highest. */
export const tiers: readonly Tier[] = [
  {
    id: "starter",
    name: "Starter",
    thresholds: { subscribers: 1_000, monthlyViews: 5_000, paidReferrals: null },
    tasks: ["Sign up", "Share your link"],
  },
  {
    id: "pro",
    name: "Pro",
    thresholds: { subscribers: 10_000, monthlyViews: null, paidReferrals: 15 },
    tasks: ["Upload a review video", "Mention the product in one livestream"],
  },
  {
    id: "elite",
    name: "Elite",
    thresholds: { subscribers: 25_000, monthlyViews: null, paidReferrals: 50 },
    tasks: ["Give a live testimonial", "Put the link in your video's description"],
  },
];

export function tierFor(reach: Reach): Tier | null {
  return tiers.findLast((tier) => reaches(reach, tier)) ?? null;
}

function reaches(reach: Reach, { thresholds }: Tier): boolean {
  return (
    meets(reach.subscribers, thresholds.subscribers) ||
    meets(reach.monthlyViews, thresholds.monthlyViews) ||
    meets(reach.paidReferrals, thresholds.paidReferrals)
  );
}

function meets(value: number, threshold: number | null): boolean {
  return threshold !== null && value >= threshold;
}
