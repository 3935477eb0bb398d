import type { Endpoint } from "#server/http/endpoint.ts";

/** Says that the process answers, nothing about what it depends on. */
export const health: Endpoint = {
  method: "GET",
  path: "/healthz",
  answer: () => ({ kind: "json", status: 200, value: { status: "ok" } }),
};
