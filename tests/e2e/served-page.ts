/** What a reader without a browser finds in the HTML as it was sent. */
export type ServedPage = {
  theme: string | undefined;
  title: string | undefined;
  description: string | undefined;
  canonical: string | undefined;
  headings: string[];
  fontPreloads: string[];
  ids: Set<string>;
  links: { href: string; text: string }[];
};

export function readServedPage(html: string): ServedPage {
  const body = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, "");
  const heads = [...body.matchAll(/<(?:meta|link)\b[^>]*>/g)].map(([tag]) => tag);
  const named = (name: string, value: string) => heads.find((tag) => attribute(tag, name) === value) ?? "";
  return {
    theme: attribute(/<html\b[^>]*>/.exec(body)?.[0] ?? "", "data-theme"),
    title: textOf(/<title>(.*?)<\/title>/.exec(body)?.[1] ?? ""),
    description: attribute(named("name", "description"), "content"),
    canonical: attribute(named("rel", "canonical"), "href"),
    headings: [...body.matchAll(/<h1\b[^>]*>([\s\S]*?)<\/h1>/g)].map((match) => textOf(match[1] ?? "")),
    fontPreloads: heads
      .filter((tag) => attribute(tag, "rel") === "preload" && attribute(tag, "as") === "font")
      .map((tag) => attribute(tag, "href") ?? ""),
    ids: new Set([...body.matchAll(/\sid="([^"]*)"/g)].map((match) => match[1] ?? "")),
    links: [...body.matchAll(/(<a\b[^>]*>)([\s\S]*?)<\/a>/g)].map((match) => ({
      href: attribute(match[1] ?? "", "href") ?? "",
      text: textOf(match[2] ?? ""),
    })),
  };
}

function attribute(tag: string, name: string): string | undefined {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
  return value === undefined ? undefined : unescapeText(value);
}

function textOf(html: string): string {
  return unescapeText(html.replace(/<[^>]*>/g, ""))
    .replace(/\s+/g, " ")
    .trim();
}

function unescapeText(text: string): string {
  return text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");
}
