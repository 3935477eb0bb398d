import { describe, expect, test } from "vitest";
import { dollars, rupees } from "#core/money.ts";
import type { Figures } from "./figures.ts";
import type { Offence } from "./offence.ts";
import { commissionOffences, contactOffences, priceOffences, trialOffences } from "./single-source.ts";
import type { SourceFiles } from "./source-files.ts";

/** Not the catalogue's, so that a change of price changes no test here. */
const figures: Figures = {
  prices: [rupees(4_321), rupees(51_852), rupees(6_000), dollars(62), dollars(1_236)],
  savingPercents: [18],
  trialDays: [9, 21, 4],
  firstChargeDays: [10],
  commissions: [rupees(700), rupees(2_300)],
  commissionPercents: [15, 35],
  phone: "+44 20 7946 0123",
  emails: ["desk@seller.example"],
  names: ["PlotNote", "seller.example"],
};

type Find = (files: SourceFiles, figures: Figures) => Offence[];

function found(find: Find, file: string, text: string): Offence[] {
  return find(new Map([[file, `\n${text}\n`]]), figures);
}

function expectFound(find: Find, file: string, text: string, reason: string): void {
  expect(found(find, file, text)).toContainEqual({ file, line: 2, reason: expect.stringContaining(reason) });
}

describe("a price is an offence", () => {
  test.each([
    "const a = 4321;",
    "const a = 4_321;",
    'const a = "4,321";',
    "<p>₹4,321 /month</p>",
    "<p>₹{4321}</p>",
    "// was Rs.4321",
    "INR4321.00",
    "[4321,51852]",
    "billed ₹51,852 yearly",
    "amountMinor: 432100,",
    "4_321_00",
    "₹6,000",
    "6000 rupees",
    "price: 6_000,",
    "only $62",
    "US$ 62.00",
    "62 USD",
    "62 dollars",
    "62/month",
    "62 per month",
    "62 a year",
    "dollars(62)",
    '"amount":"62"',
    "priceUsd = 62",
    "amount={62}",
    "cents: 6200",
    "$1,236",
    "1236",
    "Save 18%",
    "a saving of 18 %",
    "18% off",
  ])("written as %s", (text) => {
    expectFound(priceOffences, "site/checkout/a.tsx", text, "types a ");
  });

  test.each([
    "core/trials.ts",
    "content/legal/refund-policy.md",
    "content/plans.ts",
    "server/payments/razorpay.ts",
    "standin/main.ts",
    "tools/doctor.ts",
    "bench/orders.ts",
    "public/site.webmanifest",
    "vite.config.ts",
  ])("in %s", (file) => {
    expectFound(priceOffences, file, "4,321", "types a price");
  });

  test("in what a style sheet says, not in its sizes", () => {
    const text = `.a { z-index: 4321; content: "₹4,321"; } /* 4321 */`;
    expect(found(priceOffences, "site/ui/a.css", text).map(({ reason }) => reason)).toEqual([
      "types a price: ask core/pricing.ts (4,321)",
      "types a price: ask core/pricing.ts (4321)",
      "types a price: ask core/pricing.ts (₹4,321)",
    ]);
    expect(found(priceOffences, "site/ui/a.css", ".a { z-index: 4321; }")).toEqual([]);
  });

  test.each([
    ["site/a.ts", "const days = 62; const timeoutMs = 6_000;"],
    ["site/a.ts", "14321 43210 4321px 0.4321 a4321f 4,321,000 4321.5 $620 $62.50"],
    ["site/a.ts", "4321-12-31"],
    ["site/a.ts", "18% of traders; save 80%"],
    ["site/charts/candles.tsx", "const bar = { price: 62 };"],
    ["site/kit/dialogs-section.tsx", "SAVE 18%"],
    ["core/plans.ts", "offer: prices(4_321, 62),"],
    ["core/pricing.test.ts", "4321"],
    ["tests/e2e/a.ts", "₹4,321"],
    ["docs/decisions.md", "₹4,321"],
    ["README.md", "$62"],
    ["package-lock.json", "4321"],
  ])("but not in %s as %s", (file, text) => {
    expect(found(priceOffences, file, text)).toEqual([]);
  });
});

describe("the length of a trial is an offence", () => {
  test.each([
    "9-day trial",
    "Nine days, then billed",
    "for 9\n days",
    "21 days",
    "a three-week trial",
    "a 3 week free trial",
    "a 4-day trial",
    "cancel within four days",
    "first charge on day 10",
    "trialDays: 9",
    "trial_period_days = 4",
    "trial: { days: 9, kind: a }",
    '"trialDays":21',
  ])("written as %s", (text) => {
    expectFound(trialOffences, "content/faq.ts", text, "types the length of a trial");
  });

  test.each([
    ["content/a.ts", "open 4 days a week"],
    ["content/a.ts", "the three-week low"],
    ["content/a.ts", "19 days, 9 hours, day 10 of the month"],
    ["content/a.ts", "`$" + "{trial.days}-day trial`, trials.slice(0, 9)"],
    ["core/plans.ts", "trial: { days: 9 }"],
    ["core/policy.ts", "followerTrialDays = 4"],
    ["core/trials.test.ts", "9-day trial"],
    ["docs/decisions.md", "9-day trial"],
  ])("but not in %s as %s", (file, text) => {
    expect(found(trialOffences, file, text)).toEqual([]);
  });
});

describe("a commission is an offence", () => {
  test.each([
    ["content/faq.ts", "Affiliates earn 15% of each sale"],
    ["content/faq.ts", "a commission of\n35 percent"],
    ["content/affiliates.ts", "up to 35%"],
    ["content/a.ts", "const commissionPercent = { starter: 15, elite: 35 };"],
    ["site/affiliates/tiers.tsx", "<td>₹2,300</td>"],
    ["content/a.ts", "2,300 per sale"],
    ["content/a.ts", "a bonus of ₹700"],
    ["server/orders/a.ts", "const commission = 2_300;"],
  ])("in %s written as %s", (file, text) => {
    const [offence] = found(commissionOffences, file, text);
    expect(offence).toMatchObject({ file, reason: expect.stringMatching(/^types a commission/) });
  });

  test.each([
    ["content/a.ts", "The win rate is 35%, on 2,300 trades"],
    ["server/a.ts", "const timeoutMs = 2_300;"],
    ["server/a.ts", "const timeoutMs = 2_300; // of the affiliate platform"],
    ["site/affiliates/a.css", ".tier { width: 35%; }"],
    ["core/affiliate/commission.ts", "commissionPercent = { starter: 15 }"],
    ["core/affiliate/commission.test.ts", "commission of 15%"],
    ["docs/decisions.md", "a commission of 15%"],
  ])("but not in %s as %s", (file, text) => {
    expect(found(commissionOffences, file, text)).toEqual([]);
  });
});

describe("a contact detail is an offence", () => {
  test.each([
    ["site/layout/footer.tsx", "+44 20 7946 0123", "types the phone number"],
    ["site/layout/footer.tsx", "tel:+442079460123", "types the phone number"],
    ["content/faq.ts", "(20) 7946-0123", "types the phone number"],
    ["content/faq.ts", "tel:+15550100", "types a phone number"],
    ["content/legal/privacy-policy.md", "Write to desk@seller.example.", "types the e-mail address"],
    ["server/mail/a.ts", `const from = "noreply@mail.in";`, "types an e-mail address"],
    ["site/a.tsx", "mailto:hello@seller.co.in", "types an e-mail address"],
    ["docs/operating.md", "Write to desk@seller.example.", "types the e-mail address"],
    ["README.md", "+44 20 7946 0123", "types the phone number"],
    ["site/root.tsx", "<title>PlotNote</title>", "types the product's or the seller's name"],
    ["site/browser/theme.ts", `"plotnote-theme"`, "types the product's or the seller's name"],
    [
      "public/robots.txt",
      "Sitemap: https://seller.example/sitemap.xml",
      "types the product's or the seller's name",
    ],
  ])("in %s written as %s", (file, text, reason) => {
    expectFound(contactOffences, file, text, reason);
  });

  test.each([
    [
      "content/company.ts",
      `productName: "PlotNote", phone: "+44 20 7946 0123", email: "desk@seller.example"`,
    ],
    ["content/company.test.ts", "desk@seller.example"],
    ["site/checkout/a.tsx", `placeholder="you@example.com"`],
    ["site/a.tsx", "logo@2x.png, react@19.1.0, @media, `$" + "{name}@$" + "{host}`"],
    ["server/env.ts", "postgres://user:word@db.internal/orders"],
    ["site/a.ts", "/^(mailto:|tel:)/"],
    ["README.md", "PlotNote is a site. Mail someone@else.org."],
    ["package.json", `"name": "plotnote"`],
  ])("but not in %s as %s", (file, text) => {
    expect(found(contactOffences, file, text)).toEqual([]);
  });
});
