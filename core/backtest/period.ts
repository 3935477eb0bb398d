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
  const from = periods.map((period) => period.from).sort()[0];
  const to = periods
    .map((period) => period.to)
    .sort()
    .at(-1);
  return from === undefined || to === undefined ? null : { from, to };
}
