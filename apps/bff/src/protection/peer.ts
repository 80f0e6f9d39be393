import type { IncomingMessage } from 'node:http';

const mappedIpv4 = /^::ffff:(?=\d)/;

/** Address of the other end of the socket. */
const socketPeer = ({ socket }: IncomingMessage): string | undefined => socket.remoteAddress?.replace(mappedIpv4, '');

/** Value for Express' `trust proxy`: a number of hops, or addresses. */
export const trustProxySetting = (text: string): number | string => (/^\d+$/.test(text) ? Number(text) : text);

/**
 * Address of the client: the socket's peer, or what the configured proxies report. A client's own X-Forwarded-For is
 * ignored.
 */
export function createPeerOf(trustProxy: string): (request: IncomingMessage) => string | undefined {
  if (trustProxy === '') return socketPeer;
  // `ip` is Express' reading of X-Forwarded-For, through the configured proxies only
  return (request) => (request as IncomingMessage & { ip?: string }).ip?.replace(mappedIpv4, '');
}
