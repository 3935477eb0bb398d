import { assetClasses } from "#core/backtest/instruments.ts";
import { queryOf } from "./http/request-path.ts";

const dashboard = "/dashboard";
const dashboardData = "/dashboard.data";

/**
 * The dashboard has one address with a question, `?market=forex`; the build has a page for each market, and its data
 * for a change of tab. An unknown market is none: the first one is shown.
 */
export function marketFile(path: string, url: string): string | undefined {
  if (path !== dashboard && path !== dashboardData) return undefined;
  const asked = new URLSearchParams(queryOf(url)).get("market")?.toLowerCase();
  const market = assetClasses.find((one) => one === asked);
  if (market === undefined) return undefined;
  return path === dashboard ? `${dashboard}/${market}` : `${dashboard}/${market}.data`;
}

/** From the address of a market's file to the one that visitors know. */
export function marketRedirect(path: string): string | undefined {
  const market = assetClasses.find((one) => path.toLowerCase() === `${dashboard}/${one}`);
  return market && `${dashboard}?market=${market}`;
}
