import type { IncomingHttpHeaders } from "node:http";
import type { Problem } from "./problem.ts";
import type { StoredFile } from "./stored-file.ts";

/** An API address as a value: what it takes, and a function from request to answer that knows no framework. */
export type Endpoint = {
  method: "GET" | "POST";
  /** A part that begins with a colon is a parameter. */
  path: string;
  /** Without it a request's body is refused unread. */
  body?: { types: readonly string[]; limitBytes: number };
  answer: (request: EndpointRequest) => Answer | Promise<Answer>;
};

export type EndpointRequest = {
  id: string;
  headers: IncomingHttpHeaders;
  /** The parameters of the path, decoded. */
  params: Readonly<Record<string, string>>;
  clientAddress: string | undefined;
  /** As it came, since a signature is made over bytes. Empty when there was none. */
  body: Buffer;
};

/** Headers are added to (or replace) the security headers that every answer carries. */
export type Answer =
  | { kind: "json"; status: number; value: unknown; headers?: Headers }
  | { kind: "text"; status: number; text: string; headers?: Headers }
  | { kind: "empty"; status: number; headers?: Headers }
  /** With its own headers and tags, compressed as the client likes it. */
  | { kind: "file"; file: StoredFile }
  | { kind: "problem"; problem: Problem; headers?: Headers };

type Headers = Readonly<Record<string, string>>;
