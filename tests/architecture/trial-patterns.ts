import type { Figures } from "./figures.ts";
import { oneOf, type Pattern } from "./pattern.ts";

const source = ["core/plans.ts", "core/policy.ts"];
const reason = "types the length of a trial: ask the plan's trial in core/plans.ts";
const trialWords = /\btrial|refund|cancel|\bfree\b|charge/i;
/** A few days are a span of many things; a longer count of days is a trial's. */
const fewDays = 7;
const numberWords = [
  ...["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven"],
  ...["twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty"],
];

export function trialPatterns({ trialDays, firstChargeDays }: Figures): Pattern[] {
  const weeks = trialDays.filter((days) => days % 7 === 0).map((days) => days / 7);
  const telling = trialDays.filter((days) => days >= fewDays);
  const few = trialDays.filter((days) => days < fewDays);
  const pattern = { reason, sources: source };
  return [
    { ...pattern, written: count(telling, "days?") },
    { ...pattern, written: count(few, "days?"), near: trialWords },
    { ...pattern, written: count(weeks, "weeks?"), near: /\btrial/i },
    { ...pattern, written: new RegExp(`\\bday[\\s-]${spoken(firstChargeDays)}\\b`, "gi"), near: trialWords },
    // trialDays: 9 · trial_period_days = 9 · trial: { days: 9
    {
      ...pattern,
      written: new RegExp(
        `trial\\w*["']?\\s*[:=(]\\s*(?:\\{\\s*\\w*["']?\\s*:\\s*)?${oneOf(trialDays.map(String))}\\b`,
        "gi",
      ),
    },
  ];
}

/** "9 days", "9-day", "nine days"; the words may be on two lines. */
function count(numbers: readonly number[], unit: string): RegExp {
  return new RegExp(`(?<![\\w.,-])${spoken(numbers)}[\\s-]+${unit}\\b`, "gi");
}

function spoken(numbers: readonly number[]): string {
  return oneOf(
    numbers.flatMap((number) => [String(number), ...(numberWords[number] ? [numberWords[number]] : [])]),
  );
}
