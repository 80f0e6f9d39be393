import type { Address } from '@shop/api-contracts';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { createChangeOnce, purgeOldAnswers, visitor, type ChangeRequest } from './change-once.ts';
import { someAddress } from '../testing/operations.ts';
import { startTestUpstream, type TestUpstream } from '../testing/start-test-upstream.ts';

let shop: TestUpstream;
beforeAll(async () => void (shop = await startTestUpstream()));
afterAll(() => shop.close());

const named = (displayName: string) => ({ ...someAddress, displayName });
const add = (displayName: string, key: string, as = 'grace') =>
  shop.call('post', '/user/addresses', { as, key, body: named(displayName) });
async function countOf(displayName: string, as = 'grace'): Promise<number> {
  const all = (await shop.call('get', '/user/addresses', { as }).expect(200)).body as Address[];
  return all.filter((address) => address.displayName === displayName).length;
}

const slow: ChangeRequest = {
  owner: visitor,
  key: randomUUID(),
  endpoint: 'slow.change',
  input: { params: undefined, query: undefined, body: undefined },
};

/** A change that completes when `finish` is called. */
function slowChange() {
  let times = 0;
  let finish!: () => void;
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const change = async (): Promise<string> => {
    times++;
    await finished;
    return 'made';
  };
  return { change, finish: () => finish(), timesMade: () => times };
}

describe('a change', () => {
  it('without an Idempotency-Key, or with a malformed one, is refused', async () => {
    expect((await add('none', '').expect(400)).body).toMatchObject({ code: 'idempotency_key_missing' });
    expect((await add('none', 'a b').expect(400)).body).toMatchObject({ code: 'idempotency_key_invalid' });
    expect((await add('none', 'x'.repeat(101)).expect(400)).body).toMatchObject({ code: 'idempotency_key_invalid' });
    expect(await countOf('none')).toBe(0);
  });

  it('sent five times in a row with one key runs once and gets the same answer each time', async () => {
    const key = randomUUID();
    const answers: unknown[] = [];
    for (let n = 0; n < 5; n++) answers.push((await add('in a row', key).expect(200)).body);
    expect(await countOf('in a row')).toBe(1);
    expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
  });

  it('sent five times at once with one key runs once; early repeats are asked to retry', async () => {
    const key = randomUUID();
    const responses = await Promise.all(Array.from({ length: 5 }, () => add('at once', key)));
    expect(await countOf('at once')).toBe(1);
    for (const response of responses.filter(({ status }) => status !== 200)) {
      expect(response.body).toMatchObject({ status: 409, code: 'change_in_flight' });
      expect(response.headers['retry-after']).toBe('1');
    }
    await add('at once', key).expect(200);
    expect(await countOf('at once')).toBe(1);
  });

  it('that is slow runs once, and every caller gets an answer', async () => {
    const { change, finish, timesMade } = slowChange();
    const once = createChangeOnce(shop.deps.db);
    const first = once(slow, change);
    await expect(once(slow, change)).rejects.toMatchObject({ status: 409, code: 'change_in_flight' });
    finish();
    expect(await first).toBe('made');
    expect(await once(slow, change)).toBe('made');
    expect(timesMade()).toBe(1);
  });

  it('sent to two processes at once runs in one of them', async () => {
    const { change, finish, timesMade } = slowChange();
    const request = { ...slow, key: randomUUID() };
    const [one, other] = [createChangeOnce(shop.deps.db), createChangeOnce(shop.deps.db)];
    const answers = [one, other].map((changeOnce) => changeOnce(request, change).catch((error: unknown) => error));
    await new Promise((resolve) => setTimeout(resolve, 100));
    finish();
    // On PostgreSQL either of them gets the lock first. The embedded database has one connection, so the later one waits.
    const isServer = process.env['TEST_DATABASE_URL'] !== undefined;
    const refused = expect.objectContaining({ status: 409, code: 'change_in_flight' }) as unknown;
    const results = await Promise.all(answers);
    expect(results).toContain('made');
    expect(results.filter((result) => result !== 'made')).toEqual(isServer ? [refused] : []);
    expect(timesMade()).toBe(1);
  });

  it('sent five times with five keys runs five times', async () => {
    await Promise.all(Array.from({ length: 5 }, () => add('five', randomUUID()).expect(200)));
    expect(await countOf('five')).toBe(5);
  });

  it('is refused when its key was used for another request', async () => {
    const key = randomUUID();
    await add('first', key).expect(200);
    expect((await add('second', key).expect(422)).body).toMatchObject({ code: 'idempotency_key_reused' });
    const otherCall = shop.call('put', '/user/locale', { as: 'grace', key, body: { market: 'GB', locale: 'en-gb' } });
    await otherCall.expect(422);
    expect(await countOf('second')).toBe(0);
  });

  it('with the key of another person is a separate change', async () => {
    const key = randomUUID();
    const [graces, sams] = [await add('shared key', key).expect(200), await add('shared key', key, 'sam').expect(200)];
    expect((graces.body as Address).id).not.toBe((sams.body as Address).id);
    expect([await countOf('shared key'), await countOf('shared key', 'sam')]).toEqual([1, 1]);
  });

  it('that failed leaves nothing behind and can be retried with its key', async () => {
    const key = randomUUID();
    const send = (zipCode: string) =>
      shop.call('post', '/user/addresses', { as: 'grace', key, body: { ...named('mended'), zipCode } });
    await send('not a code').expect(400);
    await send('S3 8AB').expect(200);
    expect(await countOf('mended')).toBe(1);
  });

  it('by a visitor needs a key as well', async () => {
    const body = { email: 'visitor@mail.example', text: 'Once' };
    const key = randomUUID();
    for (let n = 0; n < 2; n++) await shop.call('post', '/sendfeedback', { key, body }).expect(200, 'null');
    expect((await shop.call('post', '/sendfeedback', { key: '', body }).expect(400)).body).toMatchObject({
      code: 'idempotency_key_missing',
    });
    const messages = await shop.deps.db.selectFrom('feedback').selectAll().where('message', '=', 'Once').execute();
    expect(messages).toHaveLength(1);
  });

  it('and its answer are stored together or not at all', async () => {
    const key = randomUUID();
    // One more address than allowed, which is detected in the middle of the transaction.
    const { db } = shop.deps;
    await sql`insert into address (id, customer_number, display_name, company_or_name, street_address, address_line_two,
        zip_code, city, country_code, state_code, default_delivery, default_invoice)
      select 'full-' || n, '100007', 'full', 'x', 'x', '', '21000', 'Novi Sad', 'RS', '', false, false
      from generate_series(1, 200) as n`.execute(db);
    expect((await add('one too many', key, 'dragana').expect(409)).body).toMatchObject({ code: 'too_many_addresses' });
    const kept = await db.selectFrom('idempotency_key').selectAll().where('key', '=', key).execute();
    expect(kept).toEqual([]);
    await db.deleteFrom('address').where('display_name', '=', 'full').execute();
    await add('one too many', key, 'dragana').expect(200);
  });

  it('is stored for 30 days', async () => {
    const { db } = shop.deps;
    const age = (key: string, days: number) =>
      db
        .updateTable('idempotency_key')
        .set({ answered_at: sql<Date>`now() - make_interval(days => ${days}::int)` })
        .where('key', '=', key)
        .execute();
    const [old, older] = [randomUUID(), randomUUID()];
    await add('old', old).expect(200);
    await add('older', older).expect(200);
    await age(old, 29);
    await age(older, 31);
    await purgeOldAnswers(db);
    await add('old', old).expect(200);
    await add('older', older).expect(200);
    expect([await countOf('old'), await countOf('older')]).toEqual([1, 2]);
  });

  it('of a visitor is stored for a day', async () => {
    const { db } = shop.deps;
    const answered = (key: string, hours: number) => ({
      owner: visitor,
      key,
      request: 'x',
      answer: '{}',
      answered_at: new Date(Date.now() - hours * 3_600_000),
    });
    const [young, old] = [randomUUID(), randomUUID()];
    await db
      .insertInto('idempotency_key')
      .values([answered(young, 23), answered(old, 25)])
      .execute();
    await purgeOldAnswers(db);
    const left = await db.selectFrom('idempotency_key').select('key').where('key', 'in', [young, old]).execute();
    expect(left).toEqual([{ key: young }]);
  });
});
