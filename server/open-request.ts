import { once } from "node:events";
import { connect } from "node:net";

export type OpenRequest = { finish: () => void; received: Promise<string> };

const body = '[{"body":{}}]';

/** A POST that has arrived at the server (which has said 100 Continue) but for its body. */
export async function openRequest(origin: string): Promise<OpenRequest> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.setEncoding("utf8");
  const head = [
    "POST /api/csp-report HTTP/1.1",
    "Host: x",
    "Content-Type: application/json",
    `Content-Length: ${body.length}`,
    "Expect: 100-continue",
  ];
  socket.write(`${head.join("\r\n")}\r\n\r\n`);
  await once(socket, "data");
  let text = "";
  socket.on("data", (chunk) => {
    text += chunk;
  });
  const received = new Promise<string>((resolve) => {
    socket.on("error", () => {});
    socket.on("close", () => resolve(text));
  });
  return { finish: () => void socket.write(body), received };
}
