import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { currencyForCountry } from "#core/country.ts";
import { boot } from "./browser/boot.ts";
import { bootCurrency } from "./browser/boot-currency.ts";
import { bootLayout } from "./browser/boot-layout.ts";
import { bootPresses } from "./browser/boot-presses.ts";
import { currencyStorageKey, lookupTimeoutMs } from "./browser/currency.ts";
import { plainPath } from "./browser/current-path.ts";
import { themeStorageKey } from "./browser/theme.ts";
import { scrolledFarPx, scrolledPastPx } from "./layout/scroll-threshold.ts";
import { structuredData } from "./sharing/structured-data.ts";
import css from "./styles/app.css?inline";

/**
 * Style, boot script and the data for search engines are added around React's markup instead of inside it: React would have to create them
 * again when an error replaces the document, and Trusted Types forbid creating script or style text.
 */
const boots = [
  `(${boot})(${JSON.stringify(themeStorageKey)},${scrolledPastPx},${scrolledFarPx})`,
  `(${bootCurrency})(${JSON.stringify(currencyStorageKey)},${lookupTimeoutMs},${currencyForCountry})`,
  `(${bootPresses})()`,
  `(${bootLayout})("64rem")`,
];
const headStart = `<script>${boots.join(";")}</script><style>${css}</style>`;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const stream = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    // React would move a large boundary to the end of the page and show it with a script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  await stream.allReady;
  const html = await new Response(stream).text();
  headers.set("Content-Type", "text/html");
  const data = structuredData(plainPath(new URL(request.url).pathname));
  const forSearch = data && `<script type="application/ld+json">${data}</script>`;
  return new Response(
    html.replace("</head>", () => `${headStart}${forSearch}</head>`),
    { status, headers },
  );
}

/** React Router hides the message of a failed loader; whoever edits the content needs it. */
export function handleError(error: unknown) {
  console.error(error instanceof Error ? error.message : error);
}
