import request from 'supertest';
import { startUpstream, type StandInUpstream } from '../testing/stand-in-upstream.ts';
import { startBff, type BffOptions, type RunningBff } from '../testing/start-bff.ts';
import { createWriteLimit } from './write-limit.ts';

const ours = { 'x-csrf': '1', 'sec-fetch-site': 'same-origin', 'idempotency-key': 'k' };
const cart = '/api/cart/0123456789abcdef0123456789abcdef';
const line = { cartItemId: { genericItemId: '1', commercialItemId: '2', categoryId: 'a1' }, quantity: 1 };
const lines = (count: number) => ({ items: Array<typeof line>(count).fill(line), action: 'Buy' });

let upstream: StandInUpstream;
const running: RunningBff[] = [];
beforeAll(async () => (upstream = await startUpstream()));
afterAll(() => upstream.close());
afterEach(async () => {
  for (const one of running.splice(0)) await one.close();
});

async function start(options: BffOptions = {}): Promise<(body: object, path?: string) => request.Test> {
  const bff = await startBff(upstream.url, options);
  running.push(bff);
  return (body, path = `${cart}/addmany`) => request(bff.url).post(path).set(ours).send(body);
}

describe('writes of one peer', () => {
  it('are limited by lines: four pasted lists of 500 pass, the next call gets 429 with Retry-After', async () => {
    const send = await start();
    for (let n = 0; n < 4; n += 1) expect((await send(lines(500))).status).toBe(200);
    const fifth = await send(lines(1));
    expect(fifth.status).toBe(429);
    expect(Number(fifth.headers['retry-after'])).toBeGreaterThan(590);
    expect(fifth.body).toMatchObject({
      code: 'too_much_written',
      title: expect.stringContaining('in 10 minutes') as string,
    });
  });

  it('are limited by bytes, while reads and lookups are not counted', async () => {
    const send = await start();
    const long = { text: 'x'.repeat(400_000) };
    for (let n = 0; n < 2; n += 1) expect((await send(long)).status).toBe(200);
    expect((await send(long)).status).toBe(429);
    for (let n = 0; n < 3; n += 1) expect((await send(long, '/api/items/lookup')).status).toBe(200);
    expect((await send(lines(1))).status).toBe(200);
  });

  it('would be unlimited without the limit (negative control)', async () => {
    const send = await start({ protections: { rateLimit: false } });
    for (let n = 0; n < 10; n += 1) expect((await send(lines(500))).status).toBe(200);
  });
});

describe('writes of a signed-in user', () => {
  it('are limited per user instead of per network, with a higher limit that resets after ten minutes', () => {
    let now = 0;
    const limit = createWriteLimit({ lines: 10, bytes: 100_000 }, () => now);
    const body = Buffer.from(JSON.stringify(lines(10)));
    const by = (accountRef: string | undefined) => limit({ peer: '10.0.0.1', accountRef }, body)?.status;
    expect([by(undefined), by(undefined)]).toEqual([undefined, 429]);
    expect(Array.from({ length: 6 }, () => by('anna'))).toEqual([...Array<undefined>(5).fill(undefined), 429]);
    expect(by('grace')).toBeUndefined();
    now += 10 * 60_000;
    expect([by(undefined), by('anna')]).toEqual([undefined, undefined]);
  });
});
