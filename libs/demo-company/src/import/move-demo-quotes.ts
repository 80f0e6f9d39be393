import { sql, type Kysely } from 'kysely';
import { demoQuotesKey, type Database } from '@shop/commerce-model';

/** True when the demo company was imported into this database: the import stores the days of its quote requests. */
export async function isDemoDatabase(db: Kysely<Database>): Promise<boolean> {
  const mark = db.selectFrom('meta').select('key').where('key', '=', demoQuotesKey);
  return (await mark.executeTakeFirst()) !== undefined;
}

/**
 * Moves live quote requests of the demo to the customers' current day, so that offers can still be accepted and one
 * ends tonight, however old the data is. Requests that somebody has changed stay unchanged. Call it in a transaction,
 * at the import and at every start of the demo.
 */
export async function moveDemoQuotes(db: Kysely<Database>): Promise<void> {
  const row = await db
    .selectFrom('meta')
    .select('value')
    .where('key', '=', demoQuotesKey)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return;
  const days = new Map(Object.entries(JSON.parse(row.value) as Record<string, string>));
  for (const [number, day] of days) {
    const place = await findPlace(db, number, day);
    if (!place || place.isChanged) days.delete(number);
    else if (place.days !== 0) {
      await move(db, number, { ...place, from: day });
      days.set(number, place.today);
    }
  }
  await db
    .updateTable('meta')
    .set({ value: JSON.stringify(Object.fromEntries(days)) })
    .where('key', '=', demoQuotesKey)
    .execute();
}

interface Place {
  today: string;
  /** From the day of the last move until today. */
  days: number;
  isChanged: boolean;
  timeZone: string;
}

async function findPlace(db: Kysely<Database>, number: string, day: string): Promise<Place | undefined> {
  const { rows } = await sql<Place>`
    select (now() at time zone time_zone)::date::text as today, (now() at time zone time_zone)::date - ${day}::date as days,
      time_zone as "timeZone", exists (select from quote_offer
        where request_number = number and changed_at >= (${day}::date::timestamp at time zone time_zone)) as "isChanged"
    from quote_request where number = ${number}`.execute(db);
  return rows[0];
}

/** Moves what happened before its day; reads by a person since then stay. */
async function move(
  db: Kysely<Database>,
  number: string,
  { days, timeZone, from }: Place & { from: string },
): Promise<void> {
  const span = sql`make_interval(days => ${days}::int)`;
  const moved = (column: string) => {
    const instant = sql.ref(column);
    return sql<Date>`case when ${instant} < (${from}::date::timestamp at time zone ${timeZone}) then ${instant} + ${span} else ${instant} end`;
  };
  await sql`
    update quote_request set requested_at = ${moved('requested_at')}, seen_at = ${moved('seen_at')},
      wanted_date = wanted_date + ${days}::int,
      lines = (select jsonb_agg(case when line ->> 'wantedDate' is null then line
          else line || jsonb_build_object('wantedDate', (line ->> 'wantedDate')::date + ${days}::int) end order by position)
        from jsonb_array_elements(lines) with ordinality as element (line, position))
    where number = ${number}`.execute(db);
  // midnight stays midnight across daylight saving
  await sql`
    update quote_offer set expires_at = (expires_at at time zone ${timeZone} + ${span}) at time zone ${timeZone},
      customer_news_at = ${moved('customer_news_at')}, partner_news_at = ${moved('partner_news_at')},
      partner_seen_at = ${moved('partner_seen_at')}, changed_at = ${moved('changed_at')}
    where request_number = ${number}`.execute(db);
  const ofRequest = sql`offer_id in (select id from quote_offer where request_number = ${number})`;
  await sql`
    update offer_revision set valid_until = valid_until + ${days}::int, offered_at = ${moved('offered_at')}
    where ${ofRequest}`.execute(db);
  await sql`update quote_message set written_at = ${moved('written_at')} where ${ofRequest}`.execute(db);
}
