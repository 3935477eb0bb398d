import { type CalendarDate, calendarDateAt } from "../calendar-date.ts";
import type { ClassReport } from "./report.ts";

export type Period = { readonly from: CalendarDate; readonly to: CalendarDate };

/** From the day of the first entry to that of the last exit, each as its own chart's clock counts days. */
export function periodOf({ instruments }: Pick<ClassReport, "instruments">): Period | null {
  const periods = instruments.flatMap(({ facts, figures: { firstEntryMs, lastExitMs } }) =>
    firstEntryMs === null || lastExitMs === null
      ? []
      : [
          {
            from: calendarDateAt(firstEntryMs, facts.timeZone),
            to: calendarDateAt(lastExitMs, facts.timeZone),
          },
        ],
  );
  if (periods.length === 0) return null;
  return periods.reduce((a, b) => ({
    from: a.from < b.from ? a.from : b.from,
    to: a.to > b.to ? a.to : b.to,
  }));
}
