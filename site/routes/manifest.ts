import { company } from "#content/company.ts";
import { homePage } from "#content/home.ts";
import { iconPath } from "#content/pictures.ts";
import { ink } from "#site/sharing/palette.ts";

export function loader() {
  const icon = (size: 192 | 512) => ({ src: iconPath(size), sizes: `${size}x${size}`, type: "image/png" });
  const manifest = {
    name: company.identity.productName,
    short_name: company.identity.productName,
    description: homePage.description,
    start_url: "/",
    display: "browser",
    background_color: ink.paper,
    theme_color: ink.paper,
    icons: [icon(192), icon(512), { ...icon(512), purpose: "maskable" }],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { "Content-Type": "application/manifest+json; charset=utf-8" },
  });
}
