import { createServer, type IncomingMessage, METHODS, type ServerResponse } from "node:http";
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { classEndpoints } from "./api/class-answers.ts";
import { country } from "./api/country.ts";
import { cspReport } from "./api/csp-report.ts";
import { health } from "./api/health.ts";
import { clientErrorAnswer } from "./http/client-error.ts";
import type { FindCountry } from "./http/country-database.ts";
import type { Answer, Endpoint } from "./http/endpoint.ts";
import { faultFields } from "./http/fault.ts";
import type { Log } from "./http/log.ts";
import { newRequestId, type Problem, problemBody, problems } from "./http/problem.ts";
import { registerEndpoint } from "./http/register-endpoint.ts";
import { apiHeaders } from "./http/security-headers.ts";
import { sendFile } from "./http/send-file.ts";
import { sendProblem } from "./http/send-problem.ts";
import type { Site } from "./http/site-files.ts";
import type { StoredFile } from "./http/stored-file.ts";
import { hasUnreadBody } from "./http/unread-body.ts";
import { pageAnswer } from "./pages.ts";

export type AppDeps = {
  site: Site;
  log: Log;
  findCountry: FindCountry;
  /** Lower case; only when a trusted proxy writes it. */
  countryHeader: string | undefined;
  trustedProxyHops: number;
  /** Whether visitors reach us over https, directly or through a proxy. */
  https: boolean;
};

const connectionLimits = {
  maxHeaderSize: 8 * 1024,
  headersTimeout: 5_000,
  keepAliveTimeout: 5_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 1_000,
  requireHostHeader: false,
  // A request without a body needs no stream for it: a tenth more answers a second.
  optimizeEmptyRequests: true,
};

// Faults of the sender, by the framework's names. Any other thrown thing is a fault of ours.
const senderFaults = new Map<string, Problem>([
  ["FST_ERR_BAD_URL", problems.badRequest],
  ["FST_ERR_MAX_PARAM_LENGTH", problems.notFound],
  ["FST_ERR_CTP_BODY_TOO_LARGE", problems.bodyTooLarge],
  ["FST_ERR_CTP_INVALID_MEDIA_TYPE", problems.unsupportedMediaType],
  ["FST_ERR_CTP_INVALID_CONTENT_LENGTH", problems.badRequest],
]);

export function buildApp(deps: AppDeps): FastifyInstance {
  const { site, log, https, trustedProxyHops } = deps;
  const headers = apiHeaders(https);
  const answerPage = pageAnswer(site, headers, log);

  function listen(answerApi: (request: IncomingMessage, response: ServerResponse) => void) {
    return (request: IncomingMessage, response: ServerResponse) => {
      try {
        if (answerPage(request, response)) return;
        // Set before the framework sees the response, so that what it answers by itself carries them too.
        for (const [name, value] of headers) response.setHeader(name, value);
        answerApi(request, response);
      } catch (fault) {
        const reqId = response.headersSent ? undefined : sendProblem(response, problems.internal, headers);
        if (reqId === undefined) response.destroy();
        log.error({
          event: "fault",
          ...(reqId && { reqId }),
          route: "(page)",
          status: 500,
          ...faultFields(fault),
        });
      }
    };
  }

  function send(request: FastifyRequest, reply: FastifyReply, answer: Answer): void {
    const status =
      answer.kind === "file" ? sendStored(request, reply, answer.file) : sendMade(request, reply, answer);
    const route = request.is404 ? "(no endpoint)" : (request.routeOptions.url ?? "(no endpoint)");
    const ms = Math.round(reply.elapsedTime);
    const code = answer.kind === "problem" ? { code: answer.problem.code } : {};
    log.info({ reqId: request.id, route, status, ms, ...code });
  }

  /** Written around the framework, by what sends the pages; the file's headers replace those of the API. */
  function sendStored(request: FastifyRequest, reply: FastifyReply, file: StoredFile): number {
    reply.hijack();
    return sendFile(request.raw, reply.raw, file);
  }

  function sendMade(request: FastifyRequest, reply: FastifyReply, answer: MadeAnswer): number {
    const status = answer.kind === "problem" ? answer.problem.status : answer.status;
    reply.code(status).headers(answer.headers ?? {});
    if (hasUnreadBody(request.raw)) reply.header("Connection", "close");
    if (answer.kind === "empty") reply.send();
    else if (answer.kind === "text") reply.type("text/plain; charset=utf-8").send(answer.text);
    else reply.type("application/json; charset=utf-8").send(jsonText(answer, request.id));
    return status;
  }

  function sendFault(fault: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const code = fault instanceof Error && "code" in fault ? String(fault.code) : "";
    const problem = senderFaults.get(code) ?? problems.internal;
    if (problem === problems.internal)
      log.error({ event: "fault", reqId: request.id, ...faultFields(fault) });
    send(request, reply, { kind: "problem", problem });
  }

  const app = Fastify({
    logger: false,
    genReqId: newRequestId,
    return503OnClosing: false,
    frameworkErrors: sendFault,
    clientErrorHandler: clientErrorAnswer(headers, log),
    serverFactory: (answerApi) => createServer(connectionLimits, listen(answerApi)),
  });
  app.server.on("checkExpectation", (_request: IncomingMessage, response: ServerResponse) => {
    sendProblem(response, problems.expectationFailed, headers);
  });
  for (const method of METHODS) if (!app.supportedMethods.includes(method)) app.addHttpMethod(method);
  app.setErrorHandler(sendFault);
  app.addHook("onRequest", (request, reply, done) => {
    if (request.is404) send(request, reply, { kind: "problem", problem: problems.notFound });
    else done();
  });
  for (const endpoint of endpoints(deps)) registerEndpoint(app, endpoint, { send, trustedProxyHops });
  return app;
}

type MadeAnswer = Exclude<Answer, { kind: "file" }>;

function endpoints({ site, log, findCountry, countryHeader }: AppDeps): Endpoint[] {
  return [
    health,
    country({ findCountry, countryHeader }),
    cspReport({ log }),
    ...classEndpoints({ files: site.files }),
  ];
}

function jsonText(answer: Extract<Answer, { kind: "json" | "problem" }>, requestId: string): string {
  return answer.kind === "json" ? JSON.stringify(answer.value) : problemBody(answer.problem, requestId);
}
