import { type CalendarDate, calendarDate, formatDate } from "#core/calendar-date.ts";
import { type Plan, plans } from "#core/plans.ts";
import { billingSchedule } from "#core/trials.ts";

/** The first of a month, so that the day of the trial is the day of the date. */
const exampleStart = calendarDate("2027-03-01");

const trialLengths = plans.map(({ trial }) => trial.days);

const exampleDay = formatDate(exampleStart);

export const trialSection = {
  label: "Trial dates",
  remark: "counted from an example",
  tag: `${Math.min(...trialLengths)}–${Math.max(...trialLengths)} days`,
  heading: "When money moves.",
  introduction:
    `If you start on ${exampleDay}, these are your days. Before you pay, the screen shows the same dates counted ` +
    "from your own first day.",
  caption: `Trial and billing dates by plan, for a start on ${exampleDay}`,
  planColumn: "Plan",
} as const;

export const trialDateLabels = {
  trialEnds: "Trial ends",
  cancelBy: "Cancel at no cost until",
  firstCharge: "First charge",
  nextMonthly: "Next charge, if monthly",
  nextYearly: "Next charge, if yearly",
} as const;

export type TrialDate = keyof typeof trialDateLabels;

/** For a start on the example's day. */
export function trialDates(plan: Plan): Readonly<Record<TrialDate, string>> {
  const monthly = billingSchedule(plan, "monthly", exampleStart);
  const yearly = billingSchedule(plan, "yearly", exampleStart);
  const free = monthly.firstCharge === null;
  return {
    trialEnds: dayOf(monthly.trialEnds),
    cancelBy: free ? "Any day" : dayOf(monthly.refundUntil ?? monthly.trialEnds),
    firstCharge: dayOf(monthly.firstCharge),
    nextMonthly: dayOf(monthly.nextCharge),
    nextYearly: yearly.nextCharge === null ? dayOf(null) : formatDate(yearly.nextCharge),
  };
}

/** Without the year, which all of them share with the first day. */
function dayOf(date: CalendarDate | null): string {
  return date === null ? "Never" : formatDate(date).replace(/ \d{4}$/, "");
}
