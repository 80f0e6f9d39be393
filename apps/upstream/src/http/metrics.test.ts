import { metricsListener } from '@shop/server';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp } from '../app.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { startTestUpstream, type TestUpstream } from '../testing/start-test-upstream.ts';
import { createMetrics } from './metrics.ts';

let shop: TestUpstream;
const servers: Server[] = [];
async function serve(listener: Parameters<typeof createServer>[1]): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
beforeAll(async () => void (shop = await startTestUpstream()));
afterAll(async () => {
  for (const server of servers) server.close();
  await shop.close();
});

describe('the metrics', () => {
  it('count answers by route and status class, and the jobs that wait, without a path', async () => {
    const metrics = createMetrics(shop.deps.db);
    const app = createApp(shop.deps);
    const api = await serve((request, response) => {
      metrics.observe(request, response);
      app(request, response);
    });
    const own = await serve(metricsListener(metrics));
    await shop.deps.db.deleteFrom('outbox').execute();
    await enqueue(shop.deps.db, { kind: 'orderConfirmation', orderId: 'none' });
    const market = 'language=en&country=GB&locale=en-gb';
    await (await fetch(`${api}/items/GX032?${market}`)).text();
    await (await fetch(`${api}/items/no-such-item-here?${market}`)).text();
    await (await fetch(`${api}/who-typed-this`)).text();
    const answer = await fetch(`${own}/metrics`);
    expect(answer.headers.get('content-type')).toContain('text/plain');
    const text = await answer.text();
    expect(text).toMatch(/upstream_request_duration_seconds_count\{route="items\.\w+",status="2xx"\} 1/);
    expect(text).toMatch(/upstream_request_duration_seconds_count\{route="items\.\w+",status="4xx"\} 1/);
    expect(text).toContain('upstream_request_duration_seconds_count{route="other",status="4xx"} 1');
    expect(text).toContain('upstream_outbox_jobs{state="due"} 1');
    expect(text).toContain('upstream_database_up 1');
    expect(text).not.toMatch(/no-such-item|who-typed/);
    expect((await fetch(`${own}/items/GX032?${market}`)).status).toBe(404);
  });

  it('say that the database is down, and stay readable', async () => {
    const down = createMetrics({} as typeof shop.deps.db);
    const text = await down.registry.metrics();
    expect(text).toContain('upstream_database_up 0');
    expect(text).not.toContain('upstream_outbox_jobs{');
  });
});
