import { metricsListener } from '@shop/server';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp } from '../app.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { MailRefusedError, type Mail, type Mailer } from '../mail/mailer.ts';
import { workOutbox } from '../outbox/work-outbox.ts';
import { startTestUpstream, type TestUpstream } from '../testing/start-test-upstream.ts';
import { createMetrics } from './metrics.ts';

const identity = { service: 'upstream', instance: 'upstream-7d9f:1', version: '1.4.0', revision: '4f2a91c' };
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
    const metrics = createMetrics(shop.deps.db, identity);
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
    expect(text).toMatch(/upstream_build_info\{version="1.4.0",revision="4f2a91c",node="v2\d[^"]+"\} 1/);
    expect(text).toMatch(/upstream_event_loop_active_seconds_total \d+\.\d/);
    expect(text).not.toMatch(/no-such-item|who-typed/);
    expect((await fetch(`${own}/items/GX032?${market}`)).status).toBe(404);
  });

  it('say that the database is down, and stay readable', async () => {
    const down = createMetrics({} as typeof shop.deps.db, identity);
    const text = await down.registry.metrics();
    expect(text).toContain('upstream_database_up 0');
    expect(text).not.toContain('upstream_outbox_jobs{');
    expect(text).toContain('upstream_outbox_oldest_due_seconds Nan');
  });

  it('tell how long the oldest job waits, and how often one has failed', async () => {
    const { db } = shop.deps;
    const metrics = createMetrics(db, identity);
    await db.deleteFrom('outbox').execute();
    await enqueue(db, { kind: 'orderConfirmation', orderId: 'late' }, { dueInSeconds: -90 });
    await enqueue(db, { kind: 'orderConfirmation', orderId: 'later' }, { dueInSeconds: 90 });
    await db.updateTable('outbox').set({ attempts: 7 }).where('key', '=', 'orderConfirmation later').execute();
    const text = await metrics.registry.metrics();
    expect(text).toMatch(/upstream_outbox_oldest_due_seconds 9\d/);
    expect(text).toContain('upstream_outbox_attempts 7');
    expect(text).toContain('upstream_outbox_jobs{state="due"} 1');
  });

  it('count jobs by kind and outcome', async () => {
    const { db } = shop.deps;
    const { registry, work } = createMetrics(db, identity);
    await db.deleteFrom('outbox').execute();
    for (const orderId of ['sent', 'given up', 'down']) await enqueue(db, { kind: 'orderConfirmation', orderId });
    const log = { info: () => undefined, error: () => undefined } as never;
    const runJob = (job: { orderId?: string }): Promise<string | null> =>
      job.orderId === 'down'
        ? Promise.reject(new Error('down'))
        : Promise.resolve(job.orderId === 'sent' ? null : 'gone');
    await workOutbox({ db, log, runJob: runJob as never, jobEnded: work.jobEnded });
    const text = await registry.metrics();
    for (const outcome of ['done', 'abandoned', 'failed'])
      expect(text).toContain(`upstream_jobs_total{kind="orderConfirmation",outcome="${outcome}"} 1`);
  });

  it('count mails by outcome, rounds by worker, and payments by state', async () => {
    const { registry, work } = createMetrics(shop.deps.db, identity);
    const answers = [null, new MailRefusedError('SMTP 550'), new Error('down')];
    const send = (): Promise<void> => {
      const error = answers.shift();
      return error ? Promise.reject(error) : Promise.resolve();
    };
    const mailer = work.counted({ senderName: 'Vadholm', send, close: () => undefined } satisfies Mailer);
    for (let n = 0; n < 3; n += 1) await mailer.send({} as Mail).catch(() => undefined);
    work.roundEnded('outbox', true);
    work.roundEnded('outbox', false);
    const text = await registry.metrics();
    for (const outcome of ['sent', 'refused', 'failed'])
      expect(text).toContain(`upstream_mails_total{outcome="${outcome}"} 1`);
    expect(text).toContain('upstream_worker_rounds_total{worker="outbox",outcome="done"} 1');
    expect(text).toContain('upstream_worker_rounds_total{worker="outbox",outcome="failed"} 1');
    expect(text).toMatch(/upstream_worker_last_round_timestamp_seconds\{worker="outbox"\} 1\d{9}/);
    const states = await shop.deps.db.selectFrom('payment').select('state').distinct().execute();
    for (const { state } of states) expect(text).toMatch(new RegExp(`upstream_payments\\{state="${state}"\\} [1-9]`));
  });
});
