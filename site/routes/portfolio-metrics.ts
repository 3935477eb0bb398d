import { portfolioMetrics } from "#core/backtest/portfolio-metrics.ts";
import { marketOfFile, publishedClass } from "#site/dashboard/published-class.ts";
import type { Route } from "./+types/portfolio-metrics.ts";

export async function loader({ params }: Route.LoaderArgs) {
  const market = marketOfFile(params.file);
  if (!market) throw new Response(null, { status: 404 });
  return Response.json(portfolioMetrics((await publishedClass(market)).report));
}
