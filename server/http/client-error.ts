import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { Log } from "./log.ts";
import { newRequestId, type Problem, problemBody, problems } from "./problem.ts";
import type { HeaderList } from "./security-headers.ts";

const problemOf = new Map<string, Problem>([
  ["HPE_HEADER_OVERFLOW", problems.headersTooLarge],
  ["HPE_CHUNK_EXTENSIONS_OVERFLOW", problems.bodyTooLarge],
  ["ERR_HTTP_REQUEST_TIMEOUT", problems.requestTimeout],
]);

/**
 * Answers what Node's parser refuses, before there is a request to speak of. All our answers are written whole,
 * so writing to the socket here can not land in the middle of one.
 */
export function clientErrorAnswer(headers: HeaderList, log: Log): (error: Error, socket: Socket) => void {
  return (error, socket) => {
    const code = "code" in error && typeof error.code === "string" ? error.code : "";
    // Bytes after a request announced as the last: that one still gets its answer, and then Node hangs up.
    if (code === "HPE_CLOSED_CONNECTION") return;
    if (code === "ECONNRESET" || !socket.writable) {
      socket.destroy();
      return;
    }
    const problem = problemOf.get(code) ?? problems.badRequest;
    const reqId = newRequestId();
    socket.end(rawAnswer(problem, headers, reqId), () => socket.destroy());
    log.info({ reqId, route: "(unreadable)", status: problem.status, code: problem.code });
  };
}

function rawAnswer(problem: Problem, headers: HeaderList, reqId: string): string {
  const body = problemBody(problem, reqId);
  const lines = [
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
    "Content-Type: application/json; charset=utf-8",
    `Content-Length: ${Buffer.byteLength(body)}`,
    "Connection: close",
    ...headers.map(([name, value]) => `${name}: ${value}`),
  ];
  return `${lines.join("\r\n")}\r\n\r\n${body}`;
}
