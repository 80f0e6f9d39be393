import { startSandbox, type RunningSandbox } from '@shop/server/testing';
import type { MetricPoint, TraceItem } from './telemetry-store.ts';

const traceId = '0af7651916cd43dd8448eb211c80319c';
const [click, server, statement] = ['b7ad6b7169203331', 'c7ad6b7169203332', 'd7ad6b7169203333'];

let sandbox: RunningSandbox;
beforeAll(async () => void (sandbox = await startSandbox()));
afterAll(async () => void (await sandbox.stop()));

const send = (path: string, body: string) =>
  fetch(`${sandbox.url}/telemetry${path}`, { method: 'POST', body, headers: { 'content-type': 'application/json' } });

const attribute = (key: string, value: string) => ({ key, value: { stringValue: value } });
const span = (spanId: string, parentSpanId: string, name: string, more: object[] = []) => ({
  traceId,
  spanId,
  parentSpanId,
  name,
  kind: 2,
  startTimeUnixNano: '1767261600000500000',
  endTimeUnixNano: '1767261600012500000',
  attributes: more,
});
const resource = (service: string) => ({ attributes: [attribute('service.name', service)] });

async function received(trace?: string): Promise<{ items: TraceItem[]; points: MetricPoint[] }> {
  const response = await fetch(`${sandbox.url}/telemetry.json${trace ? `?trace=${trace}` : ''}`);
  return (await response.json()) as { items: TraceItem[]; points: MetricPoint[] };
}

describe('M3: the collector', () => {
  it('M3: shows one trace from a call of the browser to a statement, whatever arrives first', async () => {
    const text = 'select <b> from "items" where "id" = $1';
    const traces = {
      resourceSpans: [
        {
          resource: resource('upstream'),
          scopeSpans: [{ spans: [span(statement, server, 'SELECT items', [attribute('db.query.text', text)])] }],
        },
        { resource: resource('bff'), scopeSpans: [{ spans: [span(server, click, 'GET api items.get')] }] },
      ],
    };
    const envelope = {
      iKey: 'key',
      time: '2026-01-01T10:00:00.000Z',
      tags: { 'ai.operation.id': traceId },
      data: {
        baseType: 'RemoteDependencyData',
        baseData: { id: `|${traceId}.${click}.`, name: 'GET /api/items', duration: '00:00:00.020' },
      },
    };
    expect((await send('/v1/traces', JSON.stringify(traces))).status).toBe(200);
    const answer = await send(
      '/v2/track',
      JSON.stringify([envelope, { ...envelope, data: { ...envelope.data, baseType: 'Unknown' } }]),
    );
    expect(await answer.json()).toEqual({ itemsReceived: 2, itemsAccepted: 2, errors: [] });

    const { items } = await received(traceId);
    expect(items.map((item) => [item.service, item.spanId, item.parentId])).toEqual([
      ['upstream', statement, server],
      ['bff', server, click],
      ['browser', click, ''],
    ]);
    expect(items.map(({ durationMs }) => Math.round(durationMs))).toEqual([12, 12, 20]);
    const page = await (await fetch(`${sandbox.url}/telemetry`)).text();
    const tree = page.slice(page.indexOf('class="spans"')).replace(/\s+/g, ' ');
    expect(tree).toMatch(/GET \/api\/items.*<ol class="spans">.*GET api items\.get.*<ol class="spans">.*SELECT items/);
    expect(page).toContain('select &#60;b&#62; from');
  });

  it('M3: keeps the newest value of a metric', async () => {
    const metrics = (count: number) => ({
      resourceMetrics: [
        {
          resource: resource('bff'),
          scopeMetrics: [
            {
              metrics: [
                {
                  name: 'http.server.request.duration',
                  unit: 's',
                  histogram: { dataPoints: [{ attributes: [attribute('http.route', 'page')], count, sum: count * 2 }] },
                },
              ],
            },
          ],
        },
      ],
    });
    await send('/v1/metrics', JSON.stringify(metrics(1)));
    await send('/v1/metrics', JSON.stringify(metrics(3)));
    expect((await received()).points).toEqual([
      {
        service: 'bff',
        name: 'http.server.request.duration',
        unit: 's',
        attributes: { 'http.route': 'page' },
        count: 3,
        sum: 6,
      },
    ]);
  });

  it.each(['/v2/track', '/v1/traces', '/v1/metrics'])('M3: refuses garbage at %s', async (path) => {
    for (const body of ['{', '[{"iKey":1}]', '{"resourceSpans":7}', '"text"', '']) {
      expect((await send(path, body)).status).toBe(400);
    }
  });
});
