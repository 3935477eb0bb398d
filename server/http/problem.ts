import { randomBytes } from "node:crypto";

/** A refusal as the API says it. `code` is for programs, `message` is a sentence for people. */
export type Problem = { status: number; code: string; message: string; retryable: boolean };

export const problems = {
  badRequest: refusal(400, "bad_request", "This request can not be understood."),
  malformedJson: refusal(400, "malformed_json", "The body is not valid JSON."),
  notFound: refusal(404, "not_found", "There is nothing at this address."),
  methodNotAllowed: refusal(405, "method_not_allowed", "This address does not accept that method."),
  requestTimeout: {
    ...refusal(408, "request_timeout", "The request took too long to arrive."),
    retryable: true,
  },
  bodyTooLarge: refusal(413, "body_too_large", "The body is larger than this address accepts."),
  unsupportedMediaType: refusal(
    415,
    "unsupported_media_type",
    "This address does not accept that content type.",
  ),
  expectationFailed: refusal(417, "expectation_failed", "The expectation in this request can not be met."),
  headersTooLarge: refusal(431, "headers_too_large", "The request's headers are too large."),
  internal: { ...refusal(500, "internal", "Something went wrong on our side."), retryable: true },
} as const satisfies Record<string, Problem>;

export function problemBody(problem: Problem, requestId: string): string {
  const { code, message, retryable } = problem;
  return JSON.stringify({ error: { code, message, retryable, requestId } });
}

export function newRequestId(): string {
  return randomBytes(9).toString("base64url");
}

function refusal(status: number, code: string, message: string): Problem {
  return { status, code, message, retryable: false };
}
