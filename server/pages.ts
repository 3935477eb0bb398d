import type { IncomingMessage, ServerResponse } from "node:http";
import type { Log } from "./http/log.ts";
import { type Problem, problems } from "./http/problem.ts";
import { isMalformedPath, pathOf, queryOf } from "./http/request-path.ts";
import type { HeaderList } from "./http/security-headers.ts";
import { sendFile } from "./http/send-file.ts";
import { sendProblem } from "./http/send-problem.ts";
import type { Site } from "./http/site-files.ts";
import { marketFile, marketRedirect } from "./market-pages.ts";
import { findRedirect } from "./redirects.ts";

const apiRoots = ["/api", "/healthz"];

/** Whether the request was answered here. False means: it is the API's. */
export type PageAnswer = (request: IncomingMessage, response: ServerResponse) => boolean;

export function pageAnswer(site: Site, headers: HeaderList, log: Log): PageAnswer {
  function refuse(response: ServerResponse, route: string, problem: Problem, more: HeaderList = []): true {
    const reqId = sendProblem(response, problem, [...headers, ...more]);
    log.info({ reqId, route, status: problem.status, code: problem.code });
    return true;
  }

  function redirect(response: ServerResponse, location: string): true {
    const kept = headers.filter(([name]) => name !== "Cache-Control");
    const own: HeaderList = [
      ["Location", location],
      ["Cache-Control", "public, max-age=3600"],
      ["Content-Length", "0"],
    ];
    response.writeHead(308, [...own, ...kept].flat()).end();
    log.info({ route: "(moved)", status: 308 });
    return true;
  }

  return function answerPage(request, response) {
    const url = request.url ?? "";
    const path = pathOf(url);
    const reads = request.method === "GET" || request.method === "HEAD";
    // Node's own refusal of a missing Host carries no security headers (RFC 9112 §3.2).
    if (request.headers.host === undefined && request.httpVersion === "1.1") {
      return refuse(response, "(no host)", problems.badRequest);
    }
    const market = reads ? marketRedirect(path) : undefined;
    if (market !== undefined) return redirect(response, market);
    const file = site.files.get(marketFile(path, url) ?? path) ?? site.files.get(path);
    if (file !== undefined && reads) {
      log.debug({ route: path, status: sendFile(request, response, file) });
      return true;
    }
    if (isMalformedPath(path)) return refuse(response, "(malformed)", problems.badRequest);
    if (apiRoots.some((root) => path === root || path.startsWith(`${root}/`))) return false;
    if (!reads) return refuse(response, "(page)", problems.methodNotAllowed, [["Allow", "GET, HEAD"]]);
    const target = findRedirect(path, site.pages);
    if (target !== undefined) return redirect(response, target + queryOf(url));
    log.info({ route: "(no page)", status: sendFile(request, response, site.notFound) });
    return true;
  };
}
