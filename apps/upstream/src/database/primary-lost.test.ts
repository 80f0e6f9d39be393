import type { PaymentResult } from '@shop/api-contracts';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres, type PostgresServer } from '@shop/server/testing';
import { startDemoPostgres } from '../testing/databases/demo-postgres.ts';
import { wherePostgresIs } from '../testing/databases/where-postgres-is.ts';
import { startTestUpstream, type TestUpstream } from '../testing/start-test-upstream.ts';
import { TestCheckout } from '../testing/test-checkout.ts';
import { connectPostgres } from './connection.ts';

// starts a server with a second one that follows it
jest.setTimeout(120_000);

/** The time that nobody promotes anything, as a supervisor takes to be sure. */
const unnoticedMs = 1_500;

wherePostgresIs(describe)('a primary with a synchronous standby', () => {
  let primary: PostgresServer;
  let standby: PostgresServer;
  let shop: TestUpstream;
  const warnings: string[] = [];

  beforeAll(async () => {
    primary = (await startDemoPostgres({ settings: ['fsync=off'] }))!;
    standby = (await startPostgres({ settings: ['fsync=off'], standbyOf: primary }))!;
    await primary.query("alter system set synchronous_standby_names = 'standby'");
    await primary.query('select pg_reload_conf()');
    const url = `postgres://shop@${primary.host},${standby.host}/${primary.database}?target_session_attrs=read-write`;
    shop = await startTestUpstream(
      {},
      { open: (options) => Promise.resolve(connectPostgres(url, { ...options, warn: (line) => warnings.push(line) })) },
    );
  });
  afterAll(async () => {
    await shop.close();
    await standby.stop();
    await primary.stop();
  });

  /** Orders on account, one after the other, until it is over; what fails is given up and begun anew, as people do. */
  async function order(acknowledged: string[], isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      try {
        const checkout = new TestCheckout(shop, { as: 'grace' });
        await checkout.toReview();
        const placed = (await checkout.tryOnAccount().expect(200)).body as PaymentResult;
        acknowledged.push(placed.order.orderNumber!);
      } catch {
        await sleep(100);
      }
    }
  }

  longTest(
    'killed while people order, writes work again within 10 s of the promotion and no order is lost or doubled',
    async () => {
      const acknowledged: string[] = [];
      let isOver = false;
      const people = [1, 2, 3].map(() => order(acknowledged, () => isOver));
      while (acknowledged.length < 5) await sleep(20);
      await primary.kill();
      const before = acknowledged.length;
      await sleep(unnoticedMs);
      await standby.promote();
      const promotedAt = performance.now();
      while (acknowledged.length < before + 3 && performance.now() - promotedAt < 20_000) await sleep(20);
      const againMs = performance.now() - promotedAt;
      isOver = true;
      await Promise.all(people);
      expect(againMs).toBeLessThan(10_000);
      const stored = (await standby.query("select order_number from shop_order where state = 'placed'")).split('\n');
      expect(acknowledged.filter((number) => stored.filter((one) => one === number).length !== 1)).toEqual([]);
      expect(warnings).toEqual([`${standby.host} takes the writes now: connected to it`]);
    },
  );

  longTest('answers 503 with a reason while no server takes writes, not 500', async () => {
    await standby.kill();
    const answer = await shop.get('/readyz');
    expect([answer.status, answer.headers['x-reason-code']]).toEqual([503, 'database_down']);
  });
});
