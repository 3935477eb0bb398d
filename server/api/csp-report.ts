import type { Answer, Endpoint, EndpointRequest } from "#server/http/endpoint.ts";
import { parseJsonBody } from "#server/http/json-body.ts";
import type { Log } from "#server/http/log.ts";
import { problems } from "#server/http/problem.ts";

const maxLoggedReports = 20;

/** Browsers tell here what the content security policy stopped. */
export function cspReport({ log }: { log: Log }): Endpoint {
  function answer(request: EndpointRequest): Answer {
    const body = parseJsonBody(request.body);
    if (body.kind === "malformed") return { kind: "problem", problem: problems.malformedJson };
    for (const violation of violationsIn(body.value).slice(0, maxLoggedReports)) {
      log.warn({ event: "csp-violation", reqId: request.id, ...violation });
    }
    return { kind: "empty", status: 204 };
  }
  const types = ["application/reports+json", "application/csp-report", "application/json"];
  return { method: "POST", path: "/api/csp-report", body: { types, limitBytes: 16 * 1024 }, answer };
}

type Violation = { directive: string; blocked: string };

/** Both wire shapes: the Reporting API's list, and the single object of the older `report-uri`. */
function violationsIn(value: unknown): Violation[] {
  const reports = Array.isArray(value)
    ? value.map((report) => field(report, "body"))
    : [field(value, "csp-report")];
  return reports.flatMap((report) => {
    const directive = field(report, "effectiveDirective") ?? field(report, "effective-directive");
    if (typeof directive !== "string" || !/^[a-z-]{1,40}$/.test(directive)) return [];
    return [
      { directive, blocked: blockedOrigin(field(report, "blockedURL") ?? field(report, "blocked-uri")) },
    ];
  });
}

/** A keyword (`inline`, `eval`, …) or an origin; the rest of an address may be about the visitor. */
function blockedOrigin(blocked: unknown): string {
  if (typeof blocked !== "string") return "unknown";
  if (/^[a-z-]{1,30}$/.test(blocked)) return blocked;
  const url = URL.parse(blocked);
  if (url === null) return "unknown";
  return url.origin === "null" ? url.protocol : url.origin.slice(0, 100);
}

function field(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
}
