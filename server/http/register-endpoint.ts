import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { clientAddress } from "./client-address.ts";
import type { Answer, Endpoint } from "./endpoint.ts";
import { problems } from "./problem.ts";

export type SendAnswer = (request: FastifyRequest, reply: FastifyReply, answer: Answer) => void;

type Registration = { send: SendAnswer; trustedProxyHops: number };

/** Gives an endpoint its route, its own body parser, and a 405 for every other method. */
export function registerEndpoint(
  app: FastifyInstance,
  endpoint: Endpoint,
  { send, trustedProxyHops }: Registration,
): void {
  const allowed = endpoint.method === "GET" ? ["GET", "HEAD"] : [endpoint.method];
  const refused = app.supportedMethods.filter((method) => !allowed.includes(method));

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const address = clientAddress(request.raw, trustedProxyHops);
    const params = request.params as Record<string, string>;
    const { id, headers } = request;
    send(request, reply, await endpoint.answer({ id, headers, params, clientAddress: address, body }));
    return reply;
  }

  function refuseMethod(request: FastifyRequest, reply: FastifyReply): void {
    const headers = { Allow: allowed.join(", ") };
    send(request, reply, { kind: "problem", problem: problems.methodNotAllowed, headers });
  }

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    if (endpoint.body !== undefined) {
      const options = { parseAs: "buffer", bodyLimit: endpoint.body.limitBytes } as const;
      scope.addContentTypeParser(
        [...endpoint.body.types],
        options,
        async (_request: unknown, body: Buffer) => body,
      );
    }
    scope.route({ method: allowed, url: endpoint.path, handler: answer });
    // As early as onRequest: a wrong method is refused before its body is looked at.
    scope.route({ method: refused, url: endpoint.path, onRequest: refuseMethod, handler: refuseMethod });
  });
}
