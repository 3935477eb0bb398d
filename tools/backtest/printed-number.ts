import { roundHalfAway } from "#core/backtest/rounding.ts";

/** Such as "1,234.50"; "n/a" for what nothing can be said of. */
export function plain(value: number | null, decimals = 2): string {
  if (value === null) return "n/a";
  return roundHalfAway(value, decimals).toLocaleString("en-US", {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
}

/** With its sign, zero without one. */
export function signed(value: number | null, decimals = 2): string {
  const text = plain(value, decimals);
  return value !== null && roundHalfAway(value, decimals) > 0 ? `+${text}` : text;
}

export function percent(value: number | null, decimals = 2): string {
  return value === null ? "n/a" : `${plain(value, decimals)} %`;
}

export function signedPercent(value: number | null, decimals = 2): string {
  return value === null ? "n/a" : `${signed(value, decimals)} %`;
}
