// What a chart's clock showed is kept as if it had been in UTC.
const moment = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  timeZone: "UTC",
});

/** Such as "31 Dec 2025, 15:45". */
export function wallTime(wallMs: number): string {
  return moment.format(wallMs);
}

/** "America/New_York" is the clock of New York. */
export function clockName(timeZone: string): string {
  return timeZone.split("/").at(-1)?.replaceAll("_", " ") ?? timeZone;
}

export type Clock = { readonly name: string; readonly symbols: readonly string[] };

/** Each clock once, with those whose times it tells. */
export function clocksOf(
  charts: readonly { readonly symbol: string; readonly timeZone: string }[],
): readonly Clock[] {
  const zones = [...new Set(charts.map(({ timeZone }) => timeZone))];
  return zones.map((zone) => ({
    name: clockName(zone),
    symbols: charts.filter(({ timeZone }) => timeZone === zone).map(({ symbol }) => symbol),
  }));
}
