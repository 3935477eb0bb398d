import type { MetaDescriptor } from "react-router";
import { company } from "#content/company.ts";
import type { Page } from "#content/page.ts";
import { shareImagePath, shareImageSize } from "#content/pictures.ts";

export function pageMeta(page: Pick<Page, "title" | "description" | "canonical">): MetaDescriptor[] {
  const address = new URL(page.canonical, company.site.origin).href;
  const image = new URL(shareImagePath(page.canonical), company.site.origin).href;
  return [
    { title: page.title },
    { name: "description", content: page.description },
    { tagName: "link", rel: "canonical", href: address },
    { property: "og:title", content: page.title },
    { property: "og:description", content: page.description },
    { property: "og:url", content: address },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: company.identity.productName },
    { property: "og:image", content: image },
    { property: "og:image:width", content: String(shareImageSize.width) },
    { property: "og:image:height", content: String(shareImageSize.height) },
    { property: "og:image:alt", content: page.title },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}
