/** When bars begin, by the market's own wall clock. */
export type Session = {
  readonly timeZone: string;
  /** Minutes of the day, from the first bar to the end of the last. */
  readonly hours: readonly (readonly [from: number, to: number])[];
  readonly days: "weekdays" | "every day" | "Sunday evening to Friday";
  readonly holidays: readonly string[];
};

const minuteMs = 60_000;
const dayMs = 86_400_000;
const barMinutes = 15;
const firstDay = Date.UTC(2024, 0, 2);
const lastDay = Date.UTC(2025, 11, 31);
/** Pairs and metals rest from Friday to Sunday at five in the afternoon of New York. */
const rolloverMinute = 17 * 60;

const newYear = ["2025-01-01"];
const christmas = ["2024-12-25", "2025-12-25"];
const easter = ["2024-03-29", "2024-04-01", "2025-04-18", "2025-04-21"];
const american = [
  ...["2024-01-15", "2024-02-19", "2024-03-29", "2024-05-27", "2024-06-19", "2024-07-04", "2024-09-02"],
  ...["2024-11-28", "2025-01-09", "2025-01-20", "2025-02-17", "2025-04-18", "2025-05-26", "2025-06-19"],
  ...["2025-07-04", "2025-09-01", "2025-11-27", ...newYear, ...christmas],
];
const chinese = [
  ...["2024-02-12", "2024-02-13", "2024-04-04", "2024-05-01", "2024-05-15", "2024-06-10", "2024-07-01"],
  ...["2024-09-06", "2024-09-18", "2024-10-01", "2024-10-11", "2024-12-26", "2025-01-29", "2025-01-30"],
  ...["2025-01-31", "2025-04-04", "2025-05-01", "2025-05-05", "2025-07-01", "2025-10-01", "2025-10-07"],
  ...["2025-10-29", "2025-12-26", ...newYear, ...christmas, ...easter],
];
const indian = [
  ...["2024-01-22", "2024-01-26", "2024-03-08", "2024-03-25", "2024-03-29", "2024-04-11", "2024-04-17"],
  ...["2024-05-01", "2024-05-20", "2024-06-17", "2024-07-17", "2024-08-15", "2024-10-02", "2024-11-01"],
  ...["2024-11-15", "2025-02-26", "2025-03-14", "2025-03-31", "2025-04-10", "2025-04-14", "2025-04-18"],
  ...["2025-05-01", "2025-08-15", "2025-08-27", "2025-10-02", "2025-10-21", "2025-11-05", ...christmas],
];

function clock(hour: number, minute = 0): number {
  return hour * 60 + minute;
}

export const sessions = {
  newYork: {
    timeZone: "America/New_York",
    hours: [[clock(9, 30), clock(16)]],
    days: "weekdays",
    holidays: american,
  },
  frankfurt: {
    timeZone: "Europe/Berlin",
    hours: [[clock(9), clock(17, 30)]],
    days: "weekdays",
    holidays: [
      ...newYear,
      ...christmas,
      ...easter,
      "2024-12-24",
      "2024-12-26",
      "2024-12-31",
      "2025-12-24",
      "2025-12-26",
    ],
  },
  london: {
    timeZone: "Europe/London",
    hours: [[clock(8), clock(16, 30)]],
    days: "weekdays",
    holidays: [
      ...newYear,
      ...christmas,
      ...easter,
      "2024-05-06",
      "2024-05-27",
      "2024-08-26",
      "2024-12-26",
      "2025-12-26",
    ],
  },
  hongKong: {
    timeZone: "Asia/Hong_Kong",
    hours: [
      [clock(9, 30), clock(12)],
      [clock(13), clock(16)],
    ],
    days: "weekdays",
    holidays: chinese,
  },
  mumbai: {
    timeZone: "Asia/Kolkata",
    hours: [[clock(9, 15), clock(15, 30)]],
    days: "weekdays",
    holidays: indian,
  },
  currencies: {
    timeZone: "America/New_York",
    hours: [[0, clock(24)]],
    days: "Sunday evening to Friday",
    holidays: [...newYear, ...christmas],
  },
  crypto: { timeZone: "UTC", hours: [[0, clock(24)]], days: "every day", holidays: [] },
} as const satisfies Record<string, Session>;

/** Every bar of the two years, as the wall clock counts. */
export function barTimes({ hours, days, holidays }: Session): number[] {
  const bars: number[] = [];
  for (let day = firstDay; day <= lastDay; day += dayMs) {
    const weekday = new Date(day).getUTCDay();
    if (holidays.includes(new Date(day).toISOString().slice(0, 10))) continue;
    for (const [from, to] of hours) {
      for (let minute = from; minute < to; minute += barMinutes) {
        if (isOpen(days, weekday, minute)) bars.push(day + minute * minuteMs);
      }
    }
  }
  return bars;
}

function isOpen(days: Session["days"], weekday: number, minute: number): boolean {
  if (days === "every day") return true;
  if (days === "weekdays") return weekday >= 1 && weekday <= 5;
  if (weekday === 6) return false;
  if (weekday === 0) return minute >= rolloverMinute;
  return weekday !== 5 || minute < rolloverMinute;
}
