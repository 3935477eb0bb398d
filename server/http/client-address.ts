import type { IncomingMessage } from "node:http";
import { isIP, SocketAddress } from "node:net";

/**
 * The address of the visitor, believing only what our own proxies wrote: each of them appends to the right of
 * X-Forwarded-For the address it was called from, so `trustedHops` are counted from the right. Whatever stands
 * further left was written by a stranger.
 */
export function clientAddress(request: IncomingMessage, trustedHops: number): string | undefined {
  const direct = request.socket.remoteAddress;
  if (direct === undefined) return undefined;
  const forwarded = [request.headers["x-forwarded-for"] ?? []].flat().join(",").split(",");
  const chain = [...forwarded.filter((entry) => entry.trim()), direct];
  const client = chain[Math.max(0, chain.length - 1 - trustedHops)];
  return client === undefined ? undefined : plainAddress(client);
}

/** Without port, brackets and zone; an IPv4 address in IPv6 clothes is IPv4. */
function plainAddress(text: string): string | undefined {
  const bare = text
    .trim()
    .replace(/^\[(.*)\](?::\d+)?$/, "$1")
    .replace(/^([\d.]+):\d+$/, "$1")
    .replace(/%.*$/, "");
  const version = isIP(bare);
  if (version === 0) return undefined;
  if (version === 4) return bare;
  const { address } = new SocketAddress({ address: bare, family: "ipv6" });
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1] ?? address;
}
