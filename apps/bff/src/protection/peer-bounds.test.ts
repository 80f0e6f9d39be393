import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import request from 'supertest';
import { sendRaw } from '../testing/raw-request.ts';
import { answerSimply, startUpstream, type StandInUpstream } from '../testing/stand-in-upstream.ts';
import { startBff, type BffOptions, type RunningBff } from '../testing/start-bff.ts';
import { waitFor } from '../testing/wait-for.ts';

const ours = { 'x-csrf': '1', 'sec-fetch-site': 'same-origin' };
let upstream: StandInUpstream;
const running: { close(): Promise<unknown> }[] = [];
beforeAll(async () => (upstream = await startUpstream()));
afterAll(() => upstream.close());
afterEach(async () => {
  for (const one of running.splice(0)) await one.close();
});

async function start(environment: Record<string, string>, options: BffOptions = {}): Promise<RunningBff> {
  const bff = await startBff(upstream.url, { environment, ...options });
  running.push(bff);
  return bff;
}

describe('one peer', () => {
  const show = async (bff: RunningBff, path: string): Promise<number> => (await request(bff.url).get(path)).status;

  it('gets a limited number of rendered pages per minute, and still gets cached pages, even stale ones', async () => {
    let now = 1_000_000;
    const bff = await start({ RENDERS_PER_MINUTE: '2' }, { now: () => now });
    const statuses: number[] = [];
    for (const path of ['/sv-se/a', '/sv-se/b', '/sv-se/c']) statuses.push(await show(bff, path));
    expect(statuses).toEqual([200, 200, 429]);
    expect((await request(bff.url).get('/sv-se/c')).headers['retry-after']).toBe('10');
    expect(await show(bff, '/sv-se/a')).toBe(200);
    now += 20 * 60_000;
    const old = await request(bff.url).get('/sv-se/a');
    expect([old.status, old.headers['x-page-cache']]).toEqual([200, 'stale']);
    expect((await request(bff.url).get('/api/settings').set(ours)).status).toBe(200);
  });

  it('would get any number of rendered pages without the limit (negative control)', async () => {
    const bff = await start({ RENDERS_PER_MINUTE: '2' }, { protections: { rateLimit: false } });
    for (const path of ['/sv-se/a', '/sv-se/b', '/sv-se/c']) expect(await show(bff, path)).toBe(200);
  });

  it('gets a limited number of requests in flight, including silent ones, and is served again when they end', async () => {
    const bff = await start({ MAX_REQUESTS_IN_FLIGHT_PER_PEER: '3' });
    const head =
      'POST /api/sendfeedback HTTP/1.1\r\nHost: localhost:3000\r\nX-CSRF: 1\r\nSec-Fetch-Site: same-origin\r\n';
    const sockets = Array.from({ length: 3 }, () => {
      const socket = connect(bff.port, '127.0.0.1', () => socket.write(`${head}Content-Length: 100\r\n\r\n`));
      return socket;
    });
    const statuses: number[] = [];
    await waitFor(() => bff.server.listening);
    const ask = async (): Promise<number> => (await request(bff.url).get('/api/settings').set(ours)).status;
    for (let n = 0; n < 20 && statuses.at(-1) !== 429; n += 1) statuses.push(await ask());
    expect(statuses.at(-1)).toBe(429);
    for (const socket of sockets) socket.destroy();
    for (let n = 0; n < 20 && statuses.at(-1) !== 200; n += 1) statuses.push(await ask());
    expect(statuses.at(-1)).toBe(200);
  });

  it('J3: gets one document pack at a time, so that one who reads slowly leaves the others theirs', async () => {
    const sending: ServerResponse[] = [];
    const packing = await startUpstream((asked, answer, body) => {
      if (asked.url?.startsWith('/units/documents') !== true) return answerSimply(asked, answer, body);
      answer.writeHead(200, { 'content-type': 'application/zip' }).write('PK');
      sending.push(answer);
    });
    running.push(packing);
    const bff = await startBff(packing.url, { environment: { TRUST_PROXY: '1' } });
    running.push(bff);
    const ask = (peer: string) =>
      fetch(`${bff.url}/api/units/documents`, { method: 'POST', headers: { ...ours, 'x-forwarded-for': peer } });
    const slow = await ask('10.0.0.1');
    expect(slow.status).toBe(200);
    const second = await ask('10.0.0.1');
    expect([second.status, second.headers.get('retry-after')]).toEqual([429, '30']);
    expect(await second.json()).toMatchObject({ code: 'too_many_packs' });
    expect((await ask('10.0.0.2')).status).toBe(200);
    for (const answer of sending) answer.end('ends');
    expect(await slow.text()).toBe('PKends');
    const next = await ask('10.0.0.1');
    expect(next.status).toBe(200);
    sending.at(-1)!.end();
    await next.text();
  });

  it('gets a limited number of open connections', async () => {
    const bff = await start({ MAX_CONNECTIONS_PER_PEER: '2' });
    const held = [connect(bff.port, '127.0.0.1'), connect(bff.port, '127.0.0.1')];
    const ask = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n';
    await waitFor(() => held.every((socket) => !socket.connecting));
    expect((await sendRaw(bff.port, ask)).status).toBe(0);
    held[0]!.destroy();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect((await sendRaw(bff.port, ask)).status).toBe(200);
    // behind a proxy, all connections are the proxy's
    const behind = await start({ MAX_CONNECTIONS_PER_PEER: '2', TRUST_PROXY: '1' });
    const through = Array.from({ length: 3 }, () => connect(behind.port, '127.0.0.1'));
    expect((await sendRaw(behind.port, ask)).status).toBe(200);
    for (const socket of [...held, ...through]) socket.destroy();
  });
});
