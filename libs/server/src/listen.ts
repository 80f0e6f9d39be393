import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Listens; port 0 takes a free one. Resolves to the bound address, rejects when binding fails. */
export async function listen(server: Server, port: number, host: string): Promise<{ address: string; port: number }> {
  server.listen(port, host);
  await once(server, 'listening');
  const { address, port: taken, family } = server.address() as AddressInfo;
  return { address: `http://${family === 'IPv6' ? `[${address}]` : address}:${taken}`, port: taken };
}
