import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ReadingFields } from '@shop/api-contracts';
import { unitBySerial, users } from '@shop/demo-company';
import type { NotificationJob } from '@shop/commerce-model';
import { enqueue } from '../outbox/enqueue.ts';
import { runJob, workJobs, type JobDeps } from '../run-job.ts';
import { company } from '../testing/databases/demo-company.ts';
import { someDelivery } from '../testing/operations.ts';
import { startTestUpstream, type TestUpstream } from '../testing/start-test-upstream.ts';
import { TestCheckout } from '../testing/test-checkout.ts';
import { TestQuotes, type Caller } from '../testing/test-quotes.ts';
import { createNotificationService, type Notification } from './notification-service.ts';

jest.setTimeout(120_000);

const key = 'notifications-key-of-tests';
const { units } = company;
const malmo = unitBySerial(units, '30-114-0021');
const oidOf = (name: string) => users.find(({ firstName }) => firstName === name)!.oid;

let shop: TestUpstream;
let quotes: TestQuotes;
let service: Server;
let jobDeps: JobDeps;
let status: number;
const taken = new Map<string, Omit<Notification, 'id'>>();

beforeAll(async () => {
  shop = await startTestUpstream();
  quotes = await TestQuotes.begin(shop);
  service = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => void chunks.push(chunk));
    request.on('end', () => {
      const isKnown = request.headers.authorization === `Bearer ${key}` && request.method === 'PUT';
      const id = decodeURIComponent(request.url!.replace('/api/messages/', ''));
      if (isKnown && status === 204) {
        taken.set(id, JSON.parse(Buffer.concat(chunks).toString()) as Omit<Notification, 'id'>);
      }
      response.writeHead(isKnown ? status : 401).end();
    });
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
  const { port } = service.address() as AddressInfo;
  jobDeps = {
    ...shop.deps,
    demo: null,
    settle: () => Promise.reject(new Error('nothing is paid here')),
    mailer: null,
    orderConfirmationPdf: () => Promise.reject(new Error('no mail here')),
    notifications: createNotificationService({ url: `http://127.0.0.1:${port}/api`, key, timeoutMs: 2_000 }),
  };
});
afterAll(async () => {
  await shop.close();
  service.close();
});
beforeEach(async () => {
  status = 204;
  taken.clear();
  await shop.deps.db.deleteFrom('outbox').execute();
});

const work = async () => {
  while ((await workJobs(jobDeps)) > 0);
};
const about = (wanted: Notification['about']) => [...taken.values()].filter((one) => one.about === wanted);
const run = (job: NotificationJob, deps: Partial<JobDeps> = {}) => runJob({ ...jobDeps, ...deps }, job);

it('M1: who asked for a quote is notified of each offer, and who ordered of what is shipped', async () => {
  const buyer: Caller = { as: 'grace', locale: 'en-gb' };
  const place = { countryCode: 'GB', zipCode: 'S3 8AB', city: 'Sheffield' };
  const quote = await quotes.send({
    ...{ country: 'GB', customer_number: '100004', oid: oidOf('Grace') },
    delivery_place: JSON.stringify(place),
  });
  await quotes.offer(quote, ['198.50', '17500.00', null], {
    terms: { freight: 'amount', freightAmount: '45.00', incoterm: 'DDP', place: 'Sheffield' },
  });
  await work();
  expect(about('offerArrived')).toEqual([
    {
      recipient: oidOf('Grace'),
      about: 'offerArrived',
      values: { quoteNumber: quote.number, supplier: 'Partner 1' },
      address: `http://localhost:3000/en-gb/portal/quoterequests/${quote.number}`,
    },
  ]);

  const { offers } = await quotes.accept(quote, [{ n: 0, lineIds: ['a'] }], { by: buyer });
  const checkout = new TestCheckout(shop, buyer);
  checkout.cartId = offers[0]!.accepted!.cartId!;
  await checkout.begin();
  await checkout.setContact({ customerOrderReference: '', remark: '' });
  await checkout.setDelivery(someDelivery);
  await checkout.setFreight('agreed', {}, true);
  await checkout.tryOnAccount().expect(200);
  const shipment = { lineIds: ['a'], carrier: 'Albion Freight', trackingNumber: '' };
  await quotes.move('shipments', quote, { body: shipment });
  await work();
  const { orderId } = checkout.order;
  const { order_number: orderNumber } = await shop.deps.db
    .selectFrom('shop_order')
    .select('order_number')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  expect(about('orderShipped')).toEqual([
    {
      recipient: oidOf('Grace'),
      about: 'orderShipped',
      values: { orderNumber },
      address: `http://localhost:3000/en-gb/portal/orders/${orderId}`,
    },
  ]);
});

it('M1: the owner of a unit is notified that somebody waits for an approval, and nobody once it is taken back', async () => {
  const ask = () => shop.call('post', `/units/${malmo.equipmentId}/handover`, { as: 'marie', key: randomUUID() });
  await ask().expect(200);
  await work();
  const received = about('approvalWaiting');
  expect(received.map(({ recipient }) => recipient)).toContain(oidOf('Anna'));
  expect(received.map(({ recipient }) => recipient)).not.toContain(oidOf('Marie'));
  expect(received[0]).toMatchObject({
    values: { serialNumber: '30-114-0021', askedBy: expect.stringContaining('Laiterie') as string },
    address: expect.stringMatching(new RegExp(`/portal/units/${malmo.equipmentId}$`)) as string,
  });
  taken.clear();
  await shop.call('delete', `/units/${malmo.equipmentId}/handover`, { as: 'marie' }).expect(200);
  await ask().expect(200);
  await shop.call('delete', `/units/${malmo.equipmentId}/handover`, { as: 'marie' }).expect(200);
  await work();
  expect(taken.size).toBe(0);
});

describe('M1: cleaning', () => {
  const { equipmentId } = units.find(
    ({ registration }) => registration?.customerNumber === '100001' && registration.customName !== 'Malmö harbour',
  )!;
  const dayMs = 86_400_000;
  /** A reading so many days ago, of a unit that gives this share of its heat. */
  const reading = (daysAgo: number, share: number): ReadingFields => ({
    measuredAt: new Date(Date.now() - daysAgo * dayMs).toISOString(),
    ...{ hotIn: 80, hotOut: 60, hotFlow: 20 },
    // the colder the cold side leaves, the closer both sides, the better the unit
    ...{ coldIn: 20 + (share - 1) * -30, coldOut: 50 + (share - 1) * -30, coldFlow: 13.4 },
    ...{ hotPressureDrop: null, coldPressureDrop: null, afterCleaning: false },
  });
  const add = async (readings: ReadingFields[]) => {
    const options = { as: 'anna', key: randomUUID(), body: { readings } };
    await shop.call('post', `/units/${equipmentId}/readings`, options).expect(200);
    await work();
  };

  it('is notified of once, when it is due, and once more after the next cleaning', async () => {
    const toAnna = () => about('cleaningDue').filter(({ recipient }) => recipient === oidOf('Anna'));
    const fouling = Array.from({ length: 20 }, (_, n) => reading(55 - n, 1 + n * 0.04));
    await add(fouling.slice(0, 10));
    expect(toAnna()).toHaveLength(0);
    await add(fouling.slice(10, 19));
    await add(fouling.slice(19));
    expect(toAnna()).toHaveLength(1);
    await add([{ ...reading(31, 1), afterCleaning: true }]);
    await add(Array.from({ length: 10 }, (_, n) => reading(30 - n, 1)));
    expect(toAnna()).toHaveLength(1);
    await add(Array.from({ length: 19 }, (_, n) => reading(20 - n, 1 + n * 0.05)));
    expect(toAnna()).toHaveLength(2);
    expect(about('cleaningDue').map(({ recipient }) => recipient)).not.toContain(oidOf('Marie'));
  });

  it('far ahead is looked at again in time', async () => {
    await shop.deps.db.deleteFrom('unit_reading').where('equipment_id', '=', equipmentId).execute();
    await add(Array.from({ length: 40 }, (_, n) => reading(41 - n, 1 + n * 0.0015)));
    expect(taken.size).toBe(0);
    const rows = await shop.deps.db
      .selectFrom('outbox')
      .select(['key', 'due_at'])
      .where('done_at', 'is', null)
      .execute();
    expect(rows).toHaveLength(1);
    expect(rows[0]!.key).toMatch(/^notification cleaningDue .* due 20/);
    expect(rows[0]!.due_at.getTime()).toBeGreaterThan(Date.now() + dayMs);
  });
});

describe('M1: a notification', () => {
  const handover = { kind: 'notification', about: 'approvalWaiting', handoverId: 'h-1' } as const;
  const cleaning = { kind: 'notification', about: 'cleaningDue', equipmentId: 'unknown', asOf: 'now' } as const;
  const offer = (offerId: string) => ({ kind: 'notification', about: 'offerArrived', offerId, revision: 1 }) as const;

  it('of what is gone is abandoned with its reason', async () => {
    expect(await run(handover)).toBe('taken back or decided meanwhile');
    expect(await run(cleaning)).toBe('there is no such unit any more');
    expect(await run(offer('unknown'))).toBe('the offer has moved on');
    const shipped = { kind: 'notification', about: 'orderShipped', orderId: randomUUID(), shipmentId: '1' } as const;
    expect(await run(shipped)).toBe('nobody with an account placed it');
  });

  it('is abandoned without a service, and where the service refuses it; else it is tried again', async () => {
    const quote = await quotes.send();
    await quotes.offer(quote);
    const job = offer(quote.offerIds[0]!);
    expect(await run(job, { notifications: null })).toBe('no notification service is configured');
    status = 422;
    expect(await run(job)).toBe('the notification service refuses it');
    status = 503;
    await expect(run(job)).rejects.toThrow('The notification service answers 503');
    status = 204;
    expect(await run(job)).toBeNull();
    await run(job);
    expect([...taken.keys()]).toEqual([`offer-${quote.offerIds[0]}-1`]);
  });

  it('is enqueued once for each occasion', async () => {
    for (let times = 0; times < 2; times += 1) await enqueue(shop.deps.db, offer('o-1'));
    await enqueue(shop.deps.db, { ...offer('o-1'), revision: 2 });
    const keys = await shop.deps.db.selectFrom('outbox').select('key').orderBy('key').execute();
    expect(keys.map(({ key: one }) => one)).toEqual([
      'notification offerArrived o-1 1',
      'notification offerArrived o-1 2',
    ]);
  });
});
