import { type IncomingHttpHeaders, request } from "node:http";
import { connect } from "node:net";

export type Asked = { method?: string; headers?: Record<string, string | string[]>; body?: string | Buffer };
export type Answered = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string };

/** One request on its own connection, its path sent exactly as written. */
export function ask(origin: string, path: string, asked: Asked = {}): Promise<Answered> {
  const { hostname, port } = new URL(origin);
  const { method = "GET", headers = {}, body } = asked;
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const whole = Buffer.concat(chunks);
        const { statusCode = 0, headers: received } = response;
        resolve({ status: statusCode, headers: received, body: whole, text: whole.toString() });
      });
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

/** Writes bytes as they are and reads until the server hangs up. */
export function askRaw(origin: string, text: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    let received = "";
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket.setEncoding("utf8");
    socket.on("data", (chunk) => {
      received += chunk;
    });
    socket.on("error", reject);
    socket.on("close", () => resolve(received));
  });
}
