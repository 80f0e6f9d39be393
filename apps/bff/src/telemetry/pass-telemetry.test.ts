import request from 'supertest';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { startUpstream, type StandInUpstream } from '../testing/stand-in-upstream.ts';
import { startBff, type RunningBff } from '../testing/start-bff.ts';
import { readConnectionString } from '../connection-string.ts';

const key = 'a4f0c1d2-7b3e-4c58-9d61-2e8f5b7a9c10';
const batch = [{ iKey: key, name: 'Pageview' }];
const taken = { itemsReceived: 1, itemsAccepted: 1, errors: [] };
const ours = { 'x-csrf': '1', 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };

describe('M3: batches of the browser go to the collector by way of the BFF', () => {
  let collector: Server;
  let answer: (response: ServerResponse) => void;
  let upstream: StandInUpstream;
  let bff: RunningBff;
  const received: { path: string | undefined; headers: IncomingHttpHeaders; body: string }[] = [];
  const send = (body: unknown = batch, headers: Record<string, string> = ours) =>
    request(bff.url)
      .post('/telemetry/track')
      .set(headers)
      .send(typeof body === 'string' ? body : JSON.stringify(body));

  beforeAll(async () => {
    collector = createServer((incoming, response) => {
      let body = '';
      incoming.on('data', (chunk) => (body += String(chunk)));
      incoming.on('end', () => {
        received.push({ path: incoming.url, headers: incoming.headers, body });
        answer(response);
      });
    }).listen(0, '127.0.0.1');
    await once(collector, 'listening');
    const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}/collect`;
    upstream = await startUpstream();
    bff = await startBff(upstream.url, {
      environment: { APPLICATIONINSIGHTS_CONNECTION_STRING: `InstrumentationKey=${key};IngestionEndpoint=${endpoint}` },
    });
  });
  afterAll(async () => {
    await bff.close();
    await upstream.close();
    collector.closeAllConnections();
    collector.close();
  });
  beforeEach(() => {
    received.length = 0;
    answer = (response) => response.end(JSON.stringify(taken));
  });

  it('M3: passes on the batch, and neither cookie, address nor header of the browser', async () => {
    const answered = await send(batch, {
      ...ours,
      cookie: 'sid=secret',
      'user-agent': 'mine',
      referer: 'http://x/secret',
    });
    expect(answered.status).toBe(200);
    expect(answered.body).toEqual(taken);
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({ path: '/collect/v2/track', body: JSON.stringify(batch) });
    expect(JSON.stringify(received[0]!.headers)).not.toMatch(/secret|mine|forwarded|cookie|traceparent/);
  });

  it.each([
    [429, { 'retry-after': '7' }, '', 429, '7'],
    [429, {}, '', 429, '60'],
    [429, { 'retry-after': '999999' }, '', 429, '3600'],
    [503, {}, 'busy', 503, '60'],
    [500, {}, '', 503, '60'],
    [302, { location: 'http://127.0.0.1:1/' }, '', 503, '60'],
    [200, {}, '<html>garbage', 503, '60'],
    [200, {}, '{"itemsReceived":"many"}', 503, '60'],
    [200, {}, 'x'.repeat(300_000), 503, '60'],
    [400, {}, '', 400, undefined],
  ])(
    'M3: a collector that answers %s %j is answered so that the browser knows what to do',
    async (status, headers, body, expected, retryAfter) => {
      answer = (response) => response.writeHead(status, headers).end(body);
      const answered = await send();
      expect(answered.status).toBe(expected);
      expect(answered.headers['retry-after']).toBe(retryAfter);
      expect(answered.headers['content-type']).toMatch(/^application\/problem\+json/);
    },
  );

  it('M3: a collector that is cut off is answered 503', async () => {
    answer = (response) => response.destroy();
    expect((await send()).status).toBe(503);
  });

  it.each([
    ['no JSON', '{', 400],
    ['no batch', { iKey: key }, 400],
    ['an empty batch', [], 400],
    ['a batch for the resource of somebody else', [{ iKey: 'other' }], 400],
    ['one item for somebody else', [...batch, { iKey: 'other' }], 400],
    ['a batch that is too large', [{ iKey: key, name: 'x'.repeat(330_000) }], 413],
  ])('M3: %s does not reach the collector', async (_what, body, status) => {
    expect((await send(body)).status).toBe(status);
    expect(received).toEqual([]);
  });

  it('M3: only pages of the shop may send', async () => {
    expect((await send(batch, { 'content-type': 'application/json' })).status).toBe(403);
    expect((await send(batch, { ...ours, 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await request(bff.url).get('/telemetry/track').set(ours)).status).toBe(405);
    expect((await request(bff.url).post('/telemetry/other').set(ours)).status).toBe(404);
    expect(received).toEqual([]);
  });

  it('M3: batches beyond those in flight wait in the browser, and the others are answered', async () => {
    const held: ServerResponse[] = [];
    answer = (response) => void held.push(response);
    const answers: number[] = [];
    const sent = Array.from({ length: 21 }, () => send().then(({ status }) => void answers.push(status)));
    while (held.length < 20 || answers.length < 1) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(answers).toEqual([503]);
    for (const response of held) response.end(JSON.stringify(taken));
    await Promise.all(sent);
    expect(answers.toSorted()).toEqual([...Array<number>(20).fill(200), 503]);
  });

  /** Opens a connection that sends the head of a batch and, if given, its body. */
  function openBatch(body: string, length: number): Socket {
    const { port, hostname, host } = new URL(bff.url);
    const head = Object.entries({ ...ours, host, 'content-length': String(length) });
    const socket = connect(Number(port), hostname).on('error', () => undefined);
    socket.write(
      `POST /telemetry/track HTTP/1.1\r\n${head.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`,
    );
    return socket;
  }

  it('M3: senders that say nothing take no place', async () => {
    const silent = Array.from({ length: 25 }, () => openBatch('', 100));
    await Promise.all(silent.map((socket) => once(socket, 'connect')));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect((await send()).status).toBe(200);
    for (const socket of silent) socket.destroy();
  });

  it('M3: a batch holds its place until the collector has answered, though its sender has left', async () => {
    const held: ServerResponse[] = [];
    answer = (response) => void held.push(response);
    const body = JSON.stringify(batch);
    const gone = Array.from({ length: 20 }, () => openBatch(body, body.length));
    while (held.length < 20) await new Promise((resolve) => setTimeout(resolve, 5));
    for (const socket of gone) socket.destroy();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect((await send()).status).toBe(503);
    for (const response of held) response.end(JSON.stringify(taken));
    answer = (response) => response.end(JSON.stringify(taken));
    while ((await send()).status !== 200) await new Promise((resolve) => setTimeout(resolve, 5));
  });

  it('M3: without a collector there is no such path', async () => {
    const plain = await startBff(upstream.url);
    expect((await request(plain.url).post('/telemetry/track').set(ours).send('[]')).status).toBe(405);
    await plain.close();
  });
});

it.each([
  [`InstrumentationKey=${key};IngestionEndpoint=https://eu.example/`, 'https://eu.example/v2/track'],
  [
    `IngestionEndpoint=https://eu.example;InstrumentationKey=${key};LiveEndpoint=https://x/`,
    'https://eu.example/v2/track',
  ],
  [`InstrumentationKey=${key};IngestionEndpoint=http://eu.example/`, undefined],
  [`InstrumentationKey=${key}`, undefined],
  ['InstrumentationKey=a" onload=";IngestionEndpoint=https://eu.example/', undefined],
  ['', undefined],
])('M3: the connection string %s', (text, url) => expect(readConnectionString(text)?.url.href).toBe(url));
