import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { startTelemetry } from './start-telemetry.ts';
import type { Telemetry } from './telemetry.ts';
import { operationOf, tableOf } from './statement-names.ts';
import { readTraceContext } from './trace-context.ts';

interface SentSpan {
  name: string;
  kind: number;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: Record<string, unknown> }[];
  status: { code?: number };
}

const traceId = '0af7651916cd43dd8448eb211c80319c';
const browserSpan = 'b7ad6b7169203331';
const request = { method: 'GET', headers: { traceparent: `00-${traceId}-${browserSpan}-01` } };

describe('M3: a server reports to a collector', () => {
  let collector: Server;
  let endpoint: string;
  let status: number;
  const received: { path: string; headers: Record<string, unknown>; body: string }[] = [];
  const warnings: string[] = [];
  const log = { warn: (_fields: unknown, message: string) => void warnings.push(message) } as never;
  const start = (headers?: string): Promise<Telemetry | undefined> =>
    startTelemetry({
      service: 'bff',
      instance: 'bff-7d9f:1',
      version: '1.4.0',
      config: { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers },
      log,
    });
  const bodiesOf = (path: string) => received.filter((one) => one.path === path).map(({ body }) => body);
  const spans = (): SentSpan[] =>
    bodiesOf('/otlp/v1/traces').flatMap((body) => {
      const { resourceSpans } = JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] };
      return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
    });
  const valueOf = ({ attributes }: SentSpan, key: string) =>
    Object.values(attributes.find((one) => one.key === key)?.value ?? {})[0];

  beforeEach(async () => {
    status = 200;
    received.length = warnings.length = 0;
    collector = createServer((incoming, response) => {
      let body = '';
      incoming.on('data', (chunk) => (body += String(chunk)));
      incoming.on('end', () => {
        received.push({ path: incoming.url ?? '', headers: incoming.headers, body });
        response.writeHead(status, { 'content-type': 'application/json' }).end(status === 200 ? '{}' : 'garbage');
      });
    }).listen(0, '127.0.0.1');
    await once(collector, 'listening');
    endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}/otlp/`;
  });

  afterEach(() => {
    collector.closeAllConnections();
    collector.close();
  });

  it('M3: request, call and statement are one trace that begins in the browser', async () => {
    const telemetry = (await start('authorization=Bearer a=b'))!;
    const span = telemetry.beginRequest(request);
    const call = span.beginCall('GET');
    await span.run(async () => {
      await sleep(1);
      telemetry.statement({ text: 'select "name" from "items" where "id" = $1', ms: 4, isFailed: false });
    });
    call.end({ route: 'items.get', status: 200 });
    span.end({ route: 'api items.get', status: 200 });
    span.end({ route: 'twice', status: 500 });
    await telemetry.stop();

    const [byRequest, byCall, byStatement] = ['GET api items.get', 'GET items.get', 'SELECT items'].map((name) =>
      spans().find((one) => one.name === name),
    );
    expect(spans()).toHaveLength(3);
    expect(byRequest).toMatchObject({ traceId, parentSpanId: browserSpan, kind: 2 });
    expect(byCall).toMatchObject({ traceId, parentSpanId: byRequest!.spanId, kind: 3 });
    expect(byStatement).toMatchObject({ traceId, parentSpanId: byRequest!.spanId });
    expect(call.traceparent).toBe(`00-${traceId}-${byCall!.spanId}-01`);
    expect(valueOf(byStatement!, 'db.query.text')).toBe('select "name" from "items" where "id" = $1');
    expect(valueOf(byStatement!, 'db.collection.name')).toBe('items');
    expect(received[0]?.headers['authorization']).toBe('Bearer a=b');
    for (const said of ['"service.instance.id"', '"bff-7d9f:1"', '"service.version"', '"1.4.0"'])
      expect(bodiesOf('/otlp/v1/traces').join('')).toContain(said);
    expect(bodiesOf('/otlp/v1/metrics').join('')).toMatch(
      /http\.server\.request\.duration.*http\.client\.request\.duration.*db\.client\.operation\.duration/s,
    );
    expect(bodiesOf('/otlp/v1/metrics').join('')).not.toContain('select');
  });

  it('M3: hands on whether the caller recorded its span, and its tracestate', async () => {
    const telemetry = (await start())!;
    const headers = { traceparent: `00-${traceId}-${browserSpan}-00`, tracestate: 'vendor=1' };
    const span = telemetry.beginRequest({ method: 'GET', headers });
    const call = span.beginCall('GET');
    for (const one of [span, call]) {
      expect(one.traceparent).toMatch(new RegExp(`^00-${traceId}-[0-9a-f]{16}-00$`));
      expect(one.tracestate).toBe('vendor=1');
      one.end({ route: 'x', status: 200 });
    }
    await telemetry.stop();
    expect(spans()).toHaveLength(2);
  });

  it('M3: an invalid traceparent begins a trace of its own, and a statement outside of a request none', async () => {
    const telemetry = (await start())!;
    const span = telemetry.beginRequest({ method: 'GET', headers: { traceparent: `00-${traceId}-x` } });
    telemetry.statement({ text: 'select 1', ms: 1, isFailed: false });
    span.end({ route: 'health', status: 200 });
    await telemetry.stop();
    expect(spans()).toHaveLength(1);
    expect(spans()[0]!.traceId).not.toBe(traceId);
  });

  it('M3: a statement without a table names none', async () => {
    const telemetry = (await start())!;
    telemetry.statement({ text: 'commit', ms: 1, isFailed: false });
    await telemetry.stop();
    const metrics = bodiesOf('/otlp/v1/metrics').join('');
    expect(metrics).toContain('"COMMIT"');
    expect(metrics).not.toContain('db.collection.name');
  });

  it('M3: what fails is marked, with its reason', async () => {
    const telemetry = (await start())!;
    telemetry.beginRequest(request).end({ route: 'page', status: 503, reason: 'upstream_down' });
    telemetry.beginRequest(request).run(() => telemetry.statement({ text: 'select 1', ms: 1, isFailed: true }));
    await telemetry.stop();
    expect(spans().map((one) => one.status.code)).toEqual([2, 2]);
    expect(valueOf(spans()[0]!, 'error.type')).toBe('upstream_down');
  });

  it('M3: a collector that answers garbage is said once, and stops nobody', async () => {
    status = 400;
    const telemetry = (await start())!;
    telemetry.beginRequest(request).end({ route: 'page', status: 200 });
    await telemetry.stop();
    expect(warnings).toEqual(['telemetry not sent']);
  });

  it('M3: without a collector there is no telemetry', async () => {
    expect(await startTelemetry({ service: 'bff', config: {}, log })).toBeUndefined();
  });
});

it.each([
  [`00-${traceId}-${browserSpan}-01`, { traceId, spanId: browserSpan, flags: '01' }],
  [`00-${traceId}-${browserSpan}-00`, { traceId, spanId: browserSpan, flags: '00' }],
  [`00-${'0'.repeat(32)}-${browserSpan}-01`, undefined],
  [`00-${traceId}-${'0'.repeat(16)}-01`, undefined],
  [`01-${traceId}-${browserSpan}-01`, undefined],
  [`00-${traceId.toUpperCase()}-${browserSpan}-01`, undefined],
  [undefined, undefined],
  ['a, b', undefined],
])('M3: the traceparent %j', (traceparent, found) => expect(readTraceContext({ traceparent })).toEqual(found));

it.each([
  ['vendor=1,other=2', 'vendor=1,other=2'],
  ['x'.repeat(513), undefined],
  ['vendor=\u00e9', undefined],
  ['', undefined],
])('M3: the tracestate %j', (tracestate, state) =>
  expect(readTraceContext({ traceparent: `00-${traceId}-${browserSpan}-01`, tracestate })?.state).toBe(state),
);

it.each([
  ['select "a" from "items"', 'SELECT', 'items'],
  ['insert into "cart_lines" ("id") values ($1)', 'INSERT', 'cart_lines'],
  ['update "orders" set "state" = $1', 'UPDATE', 'orders'],
  ['delete from "outbox"', 'DELETE', 'outbox'],
  ['with "x" as (select 1 from "items") update "carts" set "a" = $1', 'UPDATE', 'items'],
  ['with "x" as (select 1) select 1', 'SELECT', undefined],
  ['with "x" as (select 1 from "jobs" for update skip locked) select 1 from "x"', 'SELECT', 'jobs'],
  ['begin', 'BEGIN', undefined],
  ['', '', undefined],
])('M3: the statement %j is named %s of %s', (text, operation, table) => {
  expect(operationOf(text)).toBe(operation);
  expect(tableOf(text)).toBe(table);
});
