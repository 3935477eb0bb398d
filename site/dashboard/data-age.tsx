import { useEffect, useState } from "react";
import { ageText } from "#core/age.ts";
import { type CalendarDate, calendarDateAt, formatDate } from "#core/calendar-date.ts";

/** A date and, once a script can ask the clock, how long ago that was. Room is kept for it, so that nothing moves. */
export function DataAge({ date }: { date: CalendarDate }) {
  const [age, setAge] = useState<string>();
  useEffect(() => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    setAge(ageText(date, calendarDateAt(Date.now(), timeZone)));
  }, [date]);
  return (
    <span className="data-age">
      <time dateTime={date}>{formatDate(date)}</time> <span>{age && `(${age})`}</span>
    </span>
  );
}
