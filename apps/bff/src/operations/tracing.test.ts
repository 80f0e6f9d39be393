import { startTelemetry, type Telemetry } from '@shop/server';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import request from 'supertest';
import { answerSimply, startUpstream, type StandInUpstream } from '../testing/stand-in-upstream.ts';
import { startBff, type RunningBff } from '../testing/start-bff.ts';

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
}

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const click = '00f067aa0ba902b7';
const ours = { 'x-csrf': '1', 'sec-fetch-site': 'same-origin' };

let collector: Server;
let upstream: StandInUpstream;
let bff: RunningBff;
let telemetry: Telemetry;
const spans: Span[] = [];
const named = (name: string): Span => spans.find((span) => span.name === name)!;

beforeEach(async () => {
  spans.length = 0;
  collector = createServer((incoming, response) => {
    let body = '';
    incoming.on('data', (chunk) => (body += String(chunk)));
    incoming.on('end', () => {
      const { resourceSpans = [] } = JSON.parse(body) as { resourceSpans?: { scopeSpans: { spans: Span[] }[] }[] };
      spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
      response.end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  const config = { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint };
  telemetry = (await startTelemetry({ service: 'bff', config, log: { warn: () => undefined } }))!;
  upstream = await startUpstream(answerSimply);
  bff = await startBff(upstream.url, { telemetry });
});
afterEach(async () => {
  await bff.close();
  await upstream.close();
  collector.close();
});

describe('M3: the BFF is a part of the trace that a browser begins', () => {
  it('M3: a call of the browser leads to upstream over two spans', async () => {
    await request(bff.url)
      .get('/api/settings?language=en')
      .set({ ...ours, traceparent: `00-${traceId}-${click}-01` });
    await bff.close();
    await telemetry.stop();
    const [own, call] = spans
      .filter((span) => span.name === 'GET api settings.get')
      .toSorted((a) => (a.parentSpanId === click ? -1 : 1));
    expect(own).toMatchObject({ traceId, parentSpanId: click });
    expect(call).toMatchObject({ traceId, parentSpanId: own!.spanId });
    expect(upstream.requests[0]?.headers['traceparent']).toBe(`00-${traceId}-${call!.spanId}-01`);
    expect(bff.log.find(({ route }) => route === 'api settings.get')).toMatchObject({ traceId });
  });

  it('M3: a page begins a trace, with the calls that its rendering makes', async () => {
    await request(bff.url).get('/en-gb/').expect(200);
    await bff.close();
    await telemetry.stop();
    const [page, call] = [named('GET page home'), named('GET settings.get')];
    expect(page.parentSpanId ?? '').toBe('');
    expect(call).toMatchObject({ traceId: page.traceId, parentSpanId: page.spanId });
    const received = upstream.requests.find(({ url }) => url.startsWith('/settings'));
    expect(received?.headers['traceparent']).toBe(`00-${page.traceId}-${call.spanId}-01`);
  });

  it('M3: spans name routes, and hold neither address nor query', async () => {
    await request(bff.url).get('/api/items/search?expression=private').set(ours);
    await request(bff.url).get('/en-gb/private?q=private');
    await bff.close();
    await telemetry.stop();
    expect(spans.length).toBeGreaterThan(2);
    expect(JSON.stringify(spans)).not.toContain('private');
  });
});
