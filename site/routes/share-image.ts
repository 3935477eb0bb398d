import { shareImagePath } from "#content/pictures.ts";
import { shareCard } from "#site/sharing/share-card.tsx";
import { sharedPages } from "#site/sharing/shared-pages.ts";
import type { Route } from "./+types/share-image.ts";

export async function loader({ url }: Route.LoaderArgs) {
  const page = sharedPages.find(({ path }) => shareImagePath(path) === url.pathname);
  if (!page) throw new Response(null, { status: 404 });
  return new Response(await shareCard(page), { headers: { "Content-Type": "image/png" } });
}
