import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { boot } from "./browser/boot.ts";
import { themeStorageKey } from "./browser/theme.ts";
import { scrolledPastPx } from "./layout/scroll-threshold.ts";
import css from "./styles/app.css?inline";

/**
 * Style and boot script are added around React's markup instead of inside it: React would have to create them
 * again when an error replaces the document, and Trusted Types forbid creating script or style text.
 */
const headStart = `<script>(${boot.toString()})(${JSON.stringify(themeStorageKey)},${scrolledPastPx})</script><style>${css}</style>`;

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
  return new Response(
    html.replace("</head>", () => `${headStart}</head>`),
    { status, headers },
  );
}

/** React Router hides the message of a failed loader; whoever edits the content needs it. */
export function handleError(error: unknown) {
  console.error(error instanceof Error ? error.message : error);
}
