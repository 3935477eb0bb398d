const stylesheet = /<link rel="stylesheet" href="([^"]+)"\/>/g;

/**
 * A page's own stylesheet is written into the page: a request for it would hold the first paint up. The link
 * stays, because React expects it, but disabled: the browser does not fetch it. Other pages' stylesheets are
 * fetched by React Router when the visitor goes there.
 */
export function inlineStyles(html: string, read: (href: string) => string): string {
  let css = "";
  const rest = html.replace(stylesheet, (_link, href: string) => {
    css += read(href);
    return `<link rel="stylesheet" href="${href}" disabled=""/>`;
  });
  if (css === "") return html;
  // Behind the stylesheet of all pages, which says in which order the layers count.
  return rest.replace("</head>", () => `<style>${css}</style></head>`);
}
