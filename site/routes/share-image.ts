import { dashboardPage } from "#content/dashboard.ts";
import { shareImagePath } from "#content/pictures.ts";
import { backtestReport } from "#core/backtest/report.ts";
import { publishedLedgers } from "#site/dashboard/published-ledgers.ts";
import { dashboardCard } from "#site/sharing/dashboard-card.tsx";
import { shareCard } from "#site/sharing/share-card.tsx";
import { type SharedPage, sharedPages } from "#site/sharing/shared-pages.ts";
import type { Route } from "./+types/share-image.ts";

export async function loader({ url }: Route.LoaderArgs) {
  const page = sharedPages.find(({ path }) => shareImagePath(path) === url.pathname);
  if (!page) throw new Response(null, { status: 404 });
  return new Response(await pictureOf(page), { headers: { "Content-Type": "image/png" } });
}

async function pictureOf(page: SharedPage): Promise<Uint8Array<ArrayBuffer>> {
  const isReport = page.path === dashboardPage.path;
  const drawn = isReport ? await dashboardCard(page, backtestReport(await publishedLedgers())) : null;
  return drawn ?? shareCard(page);
}
