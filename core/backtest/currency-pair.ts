const currencies =
  "AUD|CAD|CHF|CNH|CNY|CZK|DKK|EUR|GBP|HKD|HUF|INR|JPY|MXN|NOK|NZD|PLN|SEK|SGD|THB|TRY|USD|ZAR";
const pair = new RegExp(`(?<![A-Z])(${currencies})[/_-]?(${currencies})(?![A-Z])`);

/** Such as "USD/JPY" in "FX_USDJPY_2025-05-01.csv": the platform names its exports after the chart. */
export function currencyPairIn(text: string): string | null {
  const [, base, quote] = pair.exec(text.toUpperCase()) ?? [];
  return base === undefined || base === quote ? null : `${base}/${quote}`;
}
