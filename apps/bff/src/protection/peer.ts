import type { IncomingMessage } from 'node:http';

const mappedIpv4 = /^::ffff:(?=\d)/;

/** Address of the client of a request; `unknown` once its socket has closed. */
export type PeerOf = (request: IncomingMessage) => string;

const addressOf = (text: string | undefined): string => text?.replace(mappedIpv4, '') ?? 'unknown';

/** Value for Express' `trust proxy`: a number of hops, or addresses. */
export const trustProxySetting = (text: string): number | string => (/^\d+$/.test(text) ? Number(text) : text);

/**
 * Address of the client: the socket's peer, or what the configured proxies report. A client's own X-Forwarded-For is
 * ignored.
 */
export function createPeerOf(trustProxy: string): PeerOf {
  if (trustProxy === '') return ({ socket }) => addressOf(socket.remoteAddress);
  // `ip` is Express' reading of X-Forwarded-For, through the configured proxies only
  return (request) => addressOf((request as IncomingMessage & { ip?: string }).ip);
}
