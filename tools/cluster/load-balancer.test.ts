import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startLoadBalancer, type LoadBalancer } from './load-balancer.ts';

/** Two servers of which the first ends every connection that brings a request, as a process does that is killed. */
let servers: Server[];
let balancer: LoadBalancer | undefined;
const reached: string[] = [];

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

beforeEach(async () => {
  reached.length = 0;
  servers = ['dying', 'living'].map((name) =>
    createServer((request, response) => {
      if (request.url === '/readyz') return response.end('ready\n');
      reached.push(`${name} ${request.method}`);
      if (name === 'dying') return request.socket.destroy();
      return response.end(name);
    }),
  );
  for (const server of servers) await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
});
afterEach(async () => {
  await balancer?.close();
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

const start = async (resends: boolean): Promise<string> => {
  balancer = await startLoadBalancer({ port: 0, targets: servers.map(portOf), resends });
  return balancer.url;
};
/** Often enough that it is the turn of both. */
const often = async (url: string, ask: RequestInit = {}) => {
  const statuses: number[] = [];
  for (let n = 0; n < 6; n += 1) {
    const answer = await fetch(`${url}/`, ask);
    statuses.push(answer.status);
    await answer.text();
  }
  return statuses;
};

describe('the load balancer before a server that dies with a request', () => {
  it('sends reads, and changes with an Idempotency-Key, to the next one', async () => {
    const url = await start(true);
    const keyed = { method: 'POST', headers: { 'idempotency-key': 'a' }, body: 'x' };
    expect([...(await often(url)), ...(await often(url, keyed))]).toEqual(Array.from({ length: 12 }, () => 200));
    expect(reached.some((one) => one.startsWith('dying'))).toBe(true);
  });

  it('sends a change without a key once: nobody could tell whether it was made', async () => {
    const url = await start(true);
    expect(await often(url, { method: 'POST', body: 'x' })).toContain(502);
    const { length } = reached;
    expect(length).toBe(6);
  });

  it('fails reads where it sends nothing again (negative control)', async () => {
    expect(await often(await start(false))).toContain(502);
  });
});
