import type { ServerResponse } from "node:http";
import { newRequestId, type Problem, problemBody } from "./problem.ts";
import type { HeaderList } from "./security-headers.ts";
import { hasUnreadBody } from "./unread-body.ts";

/** For answers outside the API framework; returns the id to log beside it. */
export function sendProblem(response: ServerResponse, problem: Problem, headers: HeaderList): string {
  const requestId = newRequestId();
  const body = problemBody(problem, requestId);
  const ofBody: HeaderList = [
    ["Content-Type", "application/json; charset=utf-8"],
    ["Content-Length", String(Buffer.byteLength(body))],
    ...(hasUnreadBody(response.req) ? [["Connection", "close"] as const] : []),
  ];
  response.writeHead(problem.status, [...ofBody, ...headers].flat()).end(body);
  return requestId;
}
