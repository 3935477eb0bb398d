import { type Money, majorUnits } from "#core/money.ts";
import type { Figures } from "./figures.ts";
import { alone, anyGrouping, oneOf, type Pattern } from "./pattern.ts";

const priceSource = ["core/plans.ts"];
const commissionSource = ["core/affiliate/"];
const commissionWords =
  /commission|affiliate|referral|\btiers?\b|\bstarter\b|\belite\b|payout|per sale|\bbonus/i;
const amountWords = /commission|per sale|\bbonus/i;
const commissionFile = /affiliate|commission/;
/** A chart's or a trade's price is the market's. */
const marketFile = /chart|backtest|trade/;
/** From here on a number is a price wherever it stands, unless it is round; others need a word or sign of money. */
const tellingFrom = 1_000;
const round = 100;

export function pricePatterns({ prices, savingPercents }: Figures): Pattern[] {
  const telling = prices.flatMap(tellingForms).map(anyGrouping);
  const major = prices.map((price) => anyGrouping(majorUnits(price)));
  const minor = prices.map((price) => anyGrouping(price.amountMinor));
  const saving = percent(savingPercents);
  const price = { reason: "types a price: ask core/pricing.ts", sources: priceSource };
  return [
    { ...price, written: new RegExp(alone(oneOf(telling)), "g") },
    ...withMoneySign(major).map((written) => ({ ...price, written })),
    { ...price, written: afterName("usd|inr|dollars?|rupees", major) },
    { ...price, written: afterName("price|amount|cost", major), except: marketFile },
    { ...price, written: afterName("minor|cents|paise", minor) },
    {
      written: new RegExp(
        `\\bsav(?:e|es|ing|ings)\\s(?:of |up to )?${saving}|${saving}\\s(?:off|cheaper|discount)\\b`,
        "gi",
      ),
      reason: "types a saving: ask core/pricing.ts",
      // The specimen page invents its prices, and a saving that fits them.
      sources: [...priceSource, "site/kit/"],
    },
  ];
}

export function commissionPatterns({ commissions, commissionPercents }: Figures): Pattern[] {
  const amounts = commissions.map((amount) => anyGrouping(majorUnits(amount)));
  const large = commissions.map(majorUnits).filter((major) => major >= tellingFrom);
  const amount = {
    reason: "types a commission: ask core/affiliate/commission.ts",
    sources: commissionSource,
  };
  const rate = {
    reason: "types a commission rate: ask core/affiliate/commission.ts",
    sources: commissionSource,
  };
  return [
    ...withMoneySign(amounts).map((written) => ({
      ...amount,
      written,
      near: commissionWords,
      about: commissionFile,
    })),
    {
      ...amount,
      written: new RegExp(alone(oneOf(large.map(anyGrouping))), "g"),
      near: amountWords,
    },
    {
      ...rate,
      written: new RegExp(percent(commissionPercents), "gi"),
      near: commissionWords,
      about: commissionFile,
    },
    {
      ...rate,
      written: afterName("commission|percent|tier|starter|elite", commissionPercents.map(String)),
      near: commissionWords,
    },
  ];
}

/** In rupees or dollars, and in paise where that can be nothing else. */
function tellingForms(amount: Money): number[] {
  const major = majorUnits(amount);
  if (major < tellingFrom || major % round === 0) return [];
  return amount.currency === "INR" ? [major, amount.amountMinor] : [major];
}

function withMoneySign(numbers: readonly string[]): RegExp[] {
  const number = oneOf(numbers);
  const end = "(?!\\w|\\.\\d|,\\d)";
  return [
    new RegExp(`(?:[₹$]|\\b(?:Rs\\.?|INR|USD))\\s?\\{?${number}${end}`, "g"),
    new RegExp(`${alone(number)}\\s?(?:USD|INR|dollars?|rupees?|\\/-)`, "g"),
    new RegExp(`${alone(number)}\\s?(?:\\/|per|a)\\s?(?:mo|month|yr|year)\\b`, "gi"),
  ];
}

/** `price: 12`, `priceUsd = 12`, `"amount":"12"`, `dollars(12)`, `amount={12}`. */
function afterName(names: string, numbers: readonly string[]): RegExp {
  return new RegExp(`(?:${names})\\w*["']?\\s*[:=(]\\s*["'\`{]?${oneOf(numbers)}(?!\\w|[.,]\\d|%)`, "gi");
}

function percent(values: readonly number[]): string {
  return `(?<![\\w.])${oneOf(values.map(String))}\\s?(?:%|percent|per cent)`;
}
