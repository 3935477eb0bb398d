import type { IncomingMessage } from "node:http";

/**
 * Whether more of the body may be coming than was read. A refusal then closes the connection: draining it
 * would let a stranger send for as long as a request may last.
 */
export function hasUnreadBody({ headers, complete }: IncomingMessage): boolean {
  const announced = headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
  return announced && !complete;
}
