import type { configurator, FileAnswer } from '@shop/api-contracts';
import { sql } from 'kysely';
import { readableConfigurations } from '../carts/configurations.ts';
import { readFile } from '../http/files/read-file.ts';
import type { SignedInCall } from '../http/route.ts';
import { isOfHistory } from '../orders/order-history/placed-orders.ts';
import { notFound } from '../problem/problem.ts';
import { isAsked, isOwnRequest, readerOf } from '../quotes/quote-store.ts';

type EnclosureCall = SignedInCall<typeof configurator.enclosure>;

/**
 * Loads an enclosure of a configuration, as it is now, or as it stands in an order or a quote request. Throws a Problem
 * 404 `enclosure_unknown`, also for what the caller may not read.
 */
export async function readEnclosure(call: EnclosureCall): Promise<FileAnswer> {
  const { order, quote } = call.query;
  const isThere = await (quote !== undefined
    ? isInQuote(call, quote)
    : order !== undefined
      ? isInOrder(call, order)
      : isInConfiguration(call));
  if (!isThere) throw notFound('enclosure_unknown', 'Enclosure not found');
  return readFile(call.db, call.params.enclosureId);
}

async function isInConfiguration({ db, person, params }: EnclosureCall): Promise<boolean> {
  const wanted = JSON.stringify([{ lineId: params.lineId, enclosures: [{ enclosureId: params.enclosureId }] }]);
  const found = await readableConfigurations({ db, person }, [params.id])
    .select('id')
    .where(sql<boolean>`lines @> ${wanted}::jsonb`)
    .executeTakeFirst();
  return found !== undefined;
}

/** As lines of orders and requests have it. */
const inLines = ({ id: configurationId, lineId, enclosureId }: EnclosureCall['params']): string =>
  JSON.stringify([{ enclosures: [{ configurationId, lineId, enclosureId }] }]);

async function isInOrder({ db, person, params }: EnclosureCall, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('shop_order')
    .select('id')
    .where('id', '=', id)
    .where(isOfHistory(person))
    .where(sql<boolean>`lines @> ${inLines(params)}::jsonb`)
    .executeTakeFirst();
  return found !== undefined;
}

async function isInQuote({ db, person, params }: EnclosureCall, number: string): Promise<boolean> {
  const reader = await readerOf(db, person);
  const { rows } = await sql`
    select number from quote_request where number = ${number} and lines @> ${inLines(params)}::jsonb
      and (${isOwnRequest(reader)} or exists (
        select from quote_offer where request_number = number and ${isAsked(reader)}))`.execute(db);
  return rows.length > 0;
}
