import express from 'express';
import { createServer, type Server } from 'node:http';
import { healthz, readyz, type Readiness } from './health.ts';
import { listen } from './listen.ts';
import { sendProblem } from './problem.ts';
import { givenRequestId } from './request-id.ts';
import { requestLog } from './request-log.ts';
import { readTraceContext } from './telemetry/trace-context.ts';

let server: Server;
let address: string;
const lines: object[] = [];
const readiness: Readiness = { isReady: false, reason: 'waiting for the database' };
let isAlive = true;

beforeAll(async () => {
  const app = express();
  app.use(requestLog({ info: (line: object) => void lines.push(line) }, (request) => ({ route: request.path })));
  app.get(
    '/healthz',
    healthz(() => (isAlive ? Promise.resolve() : Promise.reject(new Error('no database')))),
  );
  app.get('/readyz', readyz(readiness));
  app.get('/never', () => undefined);
  app.use((_request: unknown, response: express.Response) =>
    sendProblem(
      response,
      { title: 'Not found', status: 404, code: 'unknown', requestId: 'a-1' },
      { 'retry-after': '5' },
    ),
  );
  app.use((error: Error, _request: unknown, response: express.Response, _next: unknown) =>
    sendProblem(response, { title: error.message, status: 503, code: 'down', requestId: 'a-2' }),
  );
  server = createServer(app);
  ({ address } = await listen(server, 0, '127.0.0.1'));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => lines.splice(0));

const lineOf = async (): Promise<object | undefined> => {
  for (const end = Date.now() + 2_000; lines.length === 0 && Date.now() < end;)
    await new Promise((resolve) => setTimeout(resolve, 10));
  return lines[0];
};

describe('the request log', () => {
  it('has one line per answer, with fields of the server', async () => {
    await fetch(`${address}/nothing?q=typed`);
    expect(await lineOf()).toEqual({ method: 'GET', status: 404, ms: expect.any(Number) as number, route: '/nothing' });
  });

  it('has status 499 when the client left before the answer', async () => {
    await expect(fetch(`${address}/never`, { signal: AbortSignal.timeout(100) })).rejects.toThrow();
    expect(await lineOf()).toMatchObject({ status: 499, route: '/never' });
  });
});

describe('health', () => {
  it('is 200 while the process answers, or the error of its check', async () => {
    const healthy = await fetch(`${address}/healthz`);
    expect([healthy.status, await healthy.text(), healthy.headers.get('cache-control')]).toEqual([
      200,
      'ok\n',
      'no-store',
    ]);
    isAlive = false;
    expect((await fetch(`${address}/healthz`)).status).toBe(503);
  });

  it('is ready, or answers the reason why not', async () => {
    const early = await fetch(`${address}/readyz`);
    expect([early.status, await early.text()]).toEqual([503, 'waiting for the database\n']);
    readiness.isReady = true;
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
  });
});

describe('a problem', () => {
  it('is answered as uncacheable problem+json', async () => {
    const response = await fetch(`${address}/nothing`);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('retry-after')).toBe('5');
    expect(await response.json()).toEqual({ title: 'Not found', status: 404, code: 'unknown', requestId: 'a-1' });
  });
});

describe('ids of a request', () => {
  it('are taken from the caller when well-formed', () => {
    expect(givenRequestId('a-1.b_2')).toBe('a-1.b_2');
    for (const header of [undefined, '', 'a b', 'x'.repeat(101), 'a\n', ['a', 'b']])
      expect(givenRequestId(header)).toBeUndefined();
  });

  it('continue a valid W3C trace', () => {
    const trace = '0af7651916cd43dd8448eb211c80319c';
    expect(readTraceContext({ traceparent: `00-${trace}-b7ad6b7169203331-01` })?.traceId).toBe(trace);
    for (const traceparent of [undefined, '', trace, `01-${trace}-b7ad6b7169203331-01`, `00-${trace}-b7-01`])
      expect(readTraceContext({ traceparent })).toBeUndefined();
  });
});
