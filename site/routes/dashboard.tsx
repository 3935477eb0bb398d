import type { ShouldRevalidateFunctionArgs } from "react-router";
import { publishesSamples } from "#backtests/published-markets.ts";
import { dashboardPage as page } from "#content/dashboard.ts";
import { dashboardHead } from "#content/dashboard-summary.ts";
import { DashboardPage } from "#site/dashboard/dashboard-page.tsx";
import { MarketDetails } from "#site/dashboard/market-report.tsx";
import { chosenMarket, marketCounts, publishedClass } from "#site/dashboard/published-class.ts";
import { PageIntro } from "#site/layout/page-intro.tsx";
import { pageMeta } from "#site/layout/page-meta.ts";
import type { Route } from "./+types/dashboard.ts";
import "#site/styles/pages/dashboard.css";

export async function loader({ params, request }: Route.LoaderArgs) {
  const market = chosenMarket(params.market ?? new URL(request.url).searchParams.get("market"));
  return {
    published: market && (await publishedClass(market)),
    counts: await marketCounts(),
    hasSamples: publishesSamples,
  };
}

const seen = new Map<string, Awaited<ReturnType<typeof loader>>>();

/** What a market's files say does not change while a visitor looks: each is fetched once. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const market = new URL(request.url).searchParams.get("market") ?? "";
  const [data] = await Promise.all([seen.get(market) ?? serverLoader(), MarketDetails.fetch()]);
  seen.set(market, data);
  return data;
}

/** Without it React Router takes prerendered data for data that never changes. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.searchParams.get("market") !== nextUrl.searchParams.get("market");
}

export function meta({ loaderData }: Route.MetaArgs) {
  // An example is nothing to be found by. The mark goes with the last sample ledger.
  return [...pageMeta(page), ...(loaderData?.hasSamples ? [{ name: "robots", content: "noindex" }] : [])];
}

export default function Dashboard({ loaderData: { published, counts } }: Route.ComponentProps) {
  if (!published) return <PageIntro heading={page.heading} introduction={dashboardHead.nothingPublished} />;
  return <DashboardPage published={published} counts={counts} />;
}
