import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { someFile, someQuoteContact } from './operations.ts';
import type { TestUpstream } from './start-test-upstream.ts';
import { quoteLines } from './test-quotes.ts';

/** Paul's location. */
const placeId = 'becker-hamburg';

/**
 * Prepares data for the table of operations and returns its ids: requests of a customer number to Paul's location, in
 * the states that each move needs, one with a file.
 */
export async function prepareQuotes(
  shop: TestUpstream,
  { oid, customerNumber }: { oid: string; customerNumber: string },
): Promise<Record<string, string>> {
  const { db } = shop.deps;
  const send = async (change: { state?: 'offered'; expires_at?: Date } = {}) => {
    const { number } = await db
      .insertInto('quote_request')
      .values({
        number: sql<string>`'Q' || nextval('quote_number')`,
        ...{ cart_id: null, quote_group_key: '0', oid, customer_number: customerNumber, company_site: null },
        ...{
          country: 'FR',
          locale: 'fr-fr',
          currency: 'EUR',
          time_zone: 'Europe/Paris',
          text: null,
          wanted_date: null,
        },
        ...{ contact: JSON.stringify(someQuoteContact), lines: JSON.stringify(quoteLines) },
      })
      .returning('number')
      .executeTakeFirstOrThrow();
    const id = randomBytes(8).toString('hex');
    await db
      .insertInto('quote_offer')
      .values({ id, request_number: number, location_id: placeId, position: 0, ...change })
      .execute();
    return { number, id };
  };
  const offer = async (expiresAt: Date) => {
    const { number, id } = await send({ state: 'offered', expires_at: expiresAt });
    const lines = quoteLines.map(({ lineId }) => ({
      ...{ lineId, unitPrice: 12_345, leadTimeDays: 7, substitute: null, note: '' },
    }));
    await db
      .insertInto('offer_revision')
      .values({ offer_id: id, revision: 1, lines: JSON.stringify(lines), valid_until: '2099-12-31' })
      .execute();
    return { number, id };
  };
  const later = new Date('2099-12-31T23:00:00Z');
  const [asked, declined, offered, ended, accepted] = [
    await send(),
    await send(),
    await offer(later),
    await offer(new Date('2026-01-31T23:00:00Z')),
    await offer(later),
  ];
  await db
    .updateTable('quote_offer')
    .set({ state: 'accepted', accepted_revision: 1, accepted_lines: [quoteLines[0]!.lineId], accepted_at: new Date() })
    .where('id', '=', accepted.id)
    .execute();
  const fileId = randomBytes(8).toString('hex');
  const file = { id: fileId, name: someFile.name, type: 'application/pdf', bytes: someFile.bytes, hash: '' };
  await db.insertInto('stored_file').values(file).execute();
  await db.insertInto('quote_request_file').values({ request_number: asked.number, file_id: fileId }).execute();
  return {
    quote: asked.number,
    offer: asked.id,
    quoteFile: fileId,
    declinedQuote: declined.number,
    declinedOffer: declined.id,
    offeredQuote: offered.number,
    offeredOffer: offered.id,
    endedQuote: ended.number,
    endedOffer: ended.id,
    acceptedQuote: accepted.number,
    acceptedOffer: accepted.id,
  };
}
