import { iconPath, iconSizes } from "#content/pictures.ts";
import { appIcon } from "#site/sharing/app-icon.ts";
import type { Route } from "./+types/icon.ts";

export async function loader({ url }: Route.LoaderArgs) {
  const size = iconSizes.find((candidate) => iconPath(candidate) === url.pathname);
  if (!size) throw new Response(null, { status: 404 });
  return new Response(await appIcon(size), { headers: { "Content-Type": "image/png" } });
}
