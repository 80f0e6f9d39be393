import { demoQuotesKey } from '@shop/commerce-model';
import { sql } from 'kysely';
import { moveDemoQuotes } from '@shop/demo-company';
import { openTestDatabase } from '../testing/start-test-upstream.ts';
import type { Connection } from './connection.ts';

jest.setTimeout(60_000);

let connection: Connection;
beforeAll(async () => void (connection = await openTestDatabase()));
afterAll(() => connection.close());

const move = (): Promise<void> => connection.db.transaction().execute(moveDemoQuotes);

const seed = async (): Promise<Record<string, string>> => {
  const { value } = await connection.db
    .selectFrom('meta')
    .select('value')
    .where('key', '=', demoQuotesKey)
    .executeTakeFirstOrThrow();
  return JSON.parse(value) as Record<string, string>;
};

/** Ages the demo quotes, as if the demo was started that many days ago. */
async function age(days: number): Promise<void> {
  const { db } = connection;
  const numbers = Object.keys(await seed());
  const back = sql.raw(`- interval '${days} days'`);
  const ofThem = sql`request_number = any (${numbers})`;
  await sql`update quote_request set requested_at = requested_at ${back}, seen_at = seen_at ${back}, wanted_date = wanted_date - ${sql.raw(`${days}`)}
    where number = any (${numbers})`.execute(db);
  await sql`update quote_request
    set lines = jsonb_set(lines, '{0,wantedDate}', to_jsonb((lines -> 0 ->> 'wantedDate')::date - ${sql.raw(`${days}`)}))
    where number = any (${numbers}) and lines -> 0 ->> 'wantedDate' is not null`.execute(db);
  await sql`update quote_offer set customer_news_at = customer_news_at ${back}, partner_news_at = partner_news_at ${back},
    partner_seen_at = partner_seen_at ${back}, changed_at = changed_at ${back} where ${ofThem}`.execute(db);
  await sql`update offer_revision set valid_until = valid_until - ${sql.raw(`${days}`)}, offered_at = offered_at ${back}
    where offer_id in (select id from quote_offer where ${ofThem})`.execute(db);
  await sql`update quote_message set written_at = written_at ${back}
    where offer_id in (select id from quote_offer where ${ofThem})`.execute(db);
  await sql`update quote_offer set expires_at = ((select max(valid_until) from offer_revision where offer_id = quote_offer.id) + 1)::timestamp
    at time zone (select time_zone from quote_request where number = request_number) where ${ofThem}`.execute(db);
  const kept = Object.fromEntries(
    Object.entries(await seed()).map(([number, day]) => {
      const earlier = new Date(Date.parse(day) - days * 24 * 60 * 60_000);
      return [number, earlier.toISOString().slice(0, 10)];
    }),
  );
  await db
    .updateTable('meta')
    .set({ value: JSON.stringify(kept) })
    .where('key', '=', demoQuotesKey)
    .execute();
}

/** Offers that can be accepted, with their remaining hours and their local end time at the customer's. */
const open = async () => {
  const { rows } = await sql<{ number: string; hours: number; ends: string }>`
    select request_number as number, (extract(epoch from expires_at - now()) / 3600)::float8 as hours,
      to_char(expires_at at time zone time_zone, 'HH24:MI') as ends
    from quote_offer join quote_request on number = request_number
    where state = 'offered' and expires_at > now() order by expires_at`.execute(connection.db);
  return rows;
};
const rows = async () => {
  const { db } = connection;
  return [
    await db.selectFrom('quote_request').selectAll().orderBy('number').execute(),
    await db.selectFrom('quote_offer').selectAll().orderBy('id').execute(),
    await db.selectFrom('offer_revision').selectAll().orderBy('offer_id').orderBy('revision').execute(),
    await db.selectFrom('quote_message').selectAll().orderBy('id').execute(),
  ];
};

describe('the live quote requests of the demo', () => {
  beforeAll(move);

  it('I6: can be accepted on the day of the start, and one ends tonight', async () => {
    const found = await open();
    expect(found).toHaveLength(6);
    expect(found[0]!.hours).toBeLessThanOrEqual(25);
    expect(found[0]!.hours).toBeGreaterThan(0);
    expect(found[1]!.hours).toBeGreaterThan(3 * 24);
    expect(new Set(found.map(({ ends }) => ends))).toEqual(new Set(['00:00']));
  });

  it('I6: are the same a month later, except for their dates', async () => {
    const before = await rows();
    await age(31);
    expect(await open()).toHaveLength(0);
    await move();
    expect(await rows()).toEqual(before);
    // ended requests stay so, and another start changes nothing
    await move();
    expect(await rows()).toEqual(before);
  });

  it('I6: stay unchanged once somebody has edited them', async () => {
    const { db } = connection;
    const [ending] = await open();
    await db
      .updateTable('quote_offer')
      .set({ changed_at: sql<Date>`now()` })
      .where('request_number', '=', ending!.number)
      .execute();
    await age(2);
    await db
      .updateTable('quote_offer')
      .set({ changed_at: sql<Date>`now() - interval '1 day'` })
      .where('request_number', '=', ending!.number)
      .execute();
    await move();
    expect((await open()).map(({ number }) => number)).not.toContain(ending!.number);
    expect(Object.keys(await seed())).not.toContain(ending!.number);
    expect(await open()).toHaveLength(5);
  });
});
