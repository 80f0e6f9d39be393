import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Listens; 0 takes any port that is free. Resolves to where, rejects when it cannot. */
export async function listen(server: Server, port: number, host: string): Promise<{ address: string; port: number }> {
  server.listen(port, host);
  await once(server, 'listening');
  const { address, port: taken, family } = server.address() as AddressInfo;
  return { address: `http://${family === 'IPv6' ? `[${address}]` : address}:${taken}`, port: taken };
}
