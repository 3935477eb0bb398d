import { isRouteErrorResponse } from "react-router";
import { unexpectedError } from "#content/unexpected-error.ts";

/** The way home is a plain link: after a fault, a fresh document is the safe start. */
export function ErrorScreen({ error }: { error: unknown }) {
  return (
    <section className="sec page-intro">
      <title>{unexpectedError.title}</title>
      <h1>{unexpectedError.heading}</h1>
      <p className="lede">{unexpectedError.text}</p>
      <p className="small">{statusOrMessage(error)}</p>
      <a className="btn btn-p" href={unexpectedError.button.to}>
        {unexpectedError.button.label}
      </a>
    </section>
  );
}

function statusOrMessage(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : String(error);
}
