/**
 * Requests per second, new upstream connections and CPU of the BFF's proxy compared with a raw node:http proxy with the
 * same agent, in separate processes, measured alternately; then the BFF for a visitor and for a signed-in person: `node
 * --conditions=@shop/source apps/bff/src/testing/bench.ts [seconds] [rounds]`.
 */
import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import AgentKeepAlive from 'agentkeepalive';
import express from 'express';
import { freePort } from '@shop/server/testing';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { ShopBrowser } from './shop-browser.ts';
import { createFakeWebDist } from './fake-web-dist.ts';
import { identityEnvironment } from './identity-environment.ts';
import removeTemporaryFolder from './remove-temporary-folder.ts';
import { startProvider, type StandInProvider } from './stand-in-provider.ts';
import makeTemporaryFolder from './temporary-folder.ts';

const autocannon = createRequire(import.meta.url)('autocannon') as (options: object) => Promise<AutocannonResult>;
const seconds = Number(process.argv[2] ?? 4);
const rounds = Number(process.argv[3] ?? 3);
const callers = [1, 50];
/** A call without authorization, and one that takes it from the session. */
const publicCall = '/api/settings';
const personalCall = '/api/items/x';
const answer = JSON.stringify({ filler: 'x'.repeat(8_150) });

async function serveUpstream(): Promise<void> {
  let connections = 0;
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': answer.length });
    response.end(answer);
  });
  server.keepAliveTimeout = 60_000;
  server.on('connection', () => (connections += 1));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  process.on('message', () => process.send?.({ connections }));
  process.send?.({ port: (server.address() as AddressInfo).port });
}

const limits = { maxSockets: 80, maxFreeSockets: 10, timeout: 60_000, freeSocketTimeout: 300_000 };

/** Express and http-proxy-middleware, used as in their documentation. */
async function servePlain(upstream: string): Promise<void> {
  const app = express();
  app.use('/api', createProxyMiddleware({ target: upstream, agent: new AgentKeepAlive.HttpAgent(limits) }));
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  process.send?.({ port: (server.address() as AddressInfo).port });
}

async function serveRaw(upstream: URL): Promise<void> {
  const agent = new AgentKeepAlive.HttpAgent(limits);
  const server = createServer((incoming, response) => {
    const { method, url, headers } = incoming;
    const outgoing = send(
      { agent, hostname: upstream.hostname, port: upstream.port, method, path: url, headers },
      (result) => {
        response.writeHead(result.statusCode ?? 502, result.headers);
        result.pipe(response);
      },
    );
    outgoing.on('error', () => response.destroy());
    incoming.pipe(outgoing);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  process.send?.({ port: (server.address() as AddressInfo).port });
}

async function ask<Reply>(child: ChildProcess): Promise<Reply> {
  child.send('?');
  const [reply] = (await once(child, 'message')) as [Reply];
  return reply;
}

/** The log is discarded: reading it would use CPU of the measuring process. */
async function startBffProcess(
  upstreamPort: number,
  provider: StandInProvider,
): Promise<{ child: ChildProcess; port: number }> {
  const port = await freePort();
  const main = fileURLToPath(new URL('../main.ts', import.meta.url));
  const child = spawn(process.execPath, ['--conditions=@shop/source', main], {
    env: {
      ...identityEnvironment(),
      ...provider.environment,
      UPSTREAM_URL: `http://127.0.0.1:${upstreamPort}`,
      PORT: String(port),
      METRICS_PORT: '0',
      WEB_DIST: createFakeWebDist(),
      RATE_LIMIT_PER_MINUTE: '100000000',
      SHED_DELAY_MS: '60000',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (let tries = 0; tries < 100; tries += 1) {
    const isUp = await fetch(`http://127.0.0.1:${port}/healthz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isUp) return { child, port };
    await sleep(100);
  }
  throw new Error('The BFF does not start');
}

interface Load {
  requests: number;
  failed: number;
}

/** Closed loop: each connection sends the next request when its answer is complete. */
async function load(port: number, connections: number, ms: number, path = publicCall, cookie = ''): Promise<Load> {
  const result = await autocannon({
    url: `http://127.0.0.1:${port}${path}?language=en&country=GB&locale=en-gb&t=1`,
    connections,
    duration: ms / 1000,
    headers: { 'x-csrf': '1', accept: 'application/json', ...(cookie === '' ? {} : { cookie }) },
  });
  return { requests: result['2xx'], failed: result.non2xx + result.errors };
}

interface AutocannonResult {
  '2xx': number;
  non2xx: number;
  errors: number;
}

/** CPU seconds that a process has used, from the system. */
async function cpuSecondsOf(pid: number): Promise<number> {
  const { readFile } = await import('node:fs/promises');
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Cost of a session: one lookup in the store and one additional header per call. */
async function compareSignedIn(bff: { child: ChildProcess; port: number }, connections: number, cookie: string) {
  const pid = bff.child.pid ?? 0;
  const perSecond: Record<string, number[]> = { visitor: [], 'signed in': [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const [who, sent] of [
      ['visitor', ''],
      ['signed in', cookie],
    ] as const) {
      const cpuBefore = await cpuSecondsOf(pid);
      const { requests, failed } = await load(bff.port, connections, seconds * 1000, personalCall, sent);
      const cpu = ((await cpuSecondsOf(pid)) - cpuBefore) / requests;
      perSecond[who]?.push(requests / seconds);
      console.log(
        `${connections} callers, bff, ${who}: ${Math.round(requests / seconds)}/s, ${(cpu * 1e6).toFixed(0)} µs CPU each, ${failed} failed`,
      );
    }
  }
  const ratios = (perSecond['signed in'] ?? []).map((rate, round) => rate / (perSecond['visitor']?.[round] ?? 1));
  console.log(`${connections} callers: signed in / visitor = ${ratios.map((ratio) => ratio.toFixed(2)).join(' ')}`);
}

async function measure(): Promise<void> {
  makeTemporaryFolder();
  const self = fileURLToPath(import.meta.url);
  const upstream = fork(self, ['upstream']);
  const [{ port: upstreamPort }] = (await once(upstream, 'message')) as [{ port: number }];
  const raw = fork(self, ['raw', `http://127.0.0.1:${upstreamPort}`]);
  const [{ port: rawPort }] = (await once(raw, 'message')) as [{ port: number }];
  const plain = fork(self, ['plain', `http://127.0.0.1:${upstreamPort}`]);
  const [{ port: plainPort }] = (await once(plain, 'message')) as [{ port: number }];
  const provider = await startProvider();
  const bff = await startBffProcess(upstreamPort, provider);
  const customer = new ShopBrowser(`http://127.0.0.1:${bff.port}`);
  await customer.open('/auth/login?returnTo=/sv-se/');
  const cookie = `sid=${customer.cookie('sid')}`;
  const servers = [
    { name: 'raw proxy', port: rawPort, pid: raw.pid ?? 0 },
    { name: 'plain Express', port: plainPort, pid: plain.pid ?? 0 },
    { name: 'bff', port: bff.port, pid: bff.child.pid ?? 0 },
  ];
  try {
    for (const server of servers) await load(server.port, 10, 1_500);
    for (const connections of callers) {
      const rates: Record<string, number[]> = { 'raw proxy': [], 'plain Express': [], bff: [] };
      const ratios: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        for (const { name, port, pid } of servers) {
          const before = await ask<{ connections: number }>(upstream);
          const cpuBefore = await cpuSecondsOf(pid);
          const { requests, failed } = await load(port, connections, seconds * 1000);
          const cpu = ((await cpuSecondsOf(pid)) - cpuBefore) / requests;
          const opened = (await ask<{ connections: number }>(upstream)).connections - before.connections;
          rates[name]?.push(requests / seconds);
          console.log(
            `${connections} callers, ${name}: ${Math.round(requests / seconds)}/s, ${((opened / requests) * 1000).toFixed(1)} new connections per 1,000, ${(cpu * 1e6).toFixed(0)} µs CPU each, ${failed} failed`,
          );
        }
        ratios.push((rates['bff']?.at(-1) ?? 0) / (rates['raw proxy']?.at(-1) ?? 1));
      }
      console.log(`${connections} callers: bff / raw proxy = ${ratios.map((ratio) => ratio.toFixed(2)).join(' ')}`);
      await compareSignedIn(bff, connections, cookie);
    }
  } finally {
    for (const child of [upstream, raw, plain, bff.child]) child.kill();
    if (bff.child.exitCode === null) await once(bff.child, 'exit');
    await provider.close();
    removeTemporaryFolder();
  }
}

if (process.argv[2] === 'raw') await serveRaw(new URL(process.argv[3] ?? ''));
else if (process.argv[2] === 'plain') await servePlain(process.argv[3] ?? '');
else if (process.argv[2] === 'upstream') await serveUpstream();
else await measure();
