const hourMinutes = 60;
const dayMinutes = 1_440;

/** Such as "45 min", "4 h 20 min" or "1 day 9 h": the two largest units that say something. */
export function durationText(minutes: number): string {
  const whole = Math.round(minutes);
  if (whole < hourMinutes) return `${whole} min`;
  if (whole < dayMinutes) return joined(hours(whole), whole % hourMinutes, "min");
  const wholeHours = Math.round(minutes / hourMinutes);
  const days = Math.floor(wholeHours / 24);
  return joined(days === 1 ? "1 day" : `${days.toLocaleString("en-US")} days`, wholeHours % 24, "h");
}

function hours(minutes: number): string {
  return `${Math.floor(minutes / hourMinutes)} h`;
}

function joined(large: string, rest: number, unit: string): string {
  return rest === 0 ? large : `${large} ${rest} ${unit}`;
}
