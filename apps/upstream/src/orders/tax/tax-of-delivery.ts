import type { OrderAddress } from '@shop/api-contracts';
import type { Kysely } from 'kysely';
import { type Database, type StoredMarket, usStateRates } from '@shop/commerce-model';
import { ownerOf, placeOf } from '../../access/owner.ts';
import type { Person } from '../../access/person.ts';

/** What is paid on a delivery. */
export interface Tax {
  /** Per cent. */
  rate: number;
  /** State whose certificate takes the tax away; null without. */
  exemptState: string | null;
}

interface Delivery {
  market: Pick<StoredMarket, 'country' | 'taxRate'>;
  person: Pick<Person, 'customerNumber' | 'oid'>;
  /** Null before it is known. */
  address: Pick<OrderAddress, 'countryCode' | 'stateCode'> | null;
  /** ISO day. */
  today: string;
}

/**
 * The market's rate; in the United States the state's of the delivery, none before it is known or where goods leave the country, and none
 * where a certificate of the buyer for that state holds today.
 */
export async function taxOfDelivery(db: Kysely<Database>, { market, person, address, today }: Delivery): Promise<Tax> {
  if (market.country !== 'US') return { rate: market.taxRate, exemptState: null };
  if (address?.countryCode !== 'US') return { rate: 0, exemptState: null };
  const state = address.stateCode;
  const { column, value } = placeOf(ownerOf(person));
  const certificate = await db
    .selectFrom('tax_exempt')
    .select('id')
    .where(column, '=', value)
    .where('state_code', '=', state)
    .where('expiry_date', '>=', today)
    .limit(1)
    .executeTakeFirst();
  if (certificate) return { rate: 0, exemptState: state };
  const rate = usStateRates[state];
  if (rate === undefined) throw new Error(`There is no rate for the state ${state}`);
  return { rate, exemptState: null };
}
