import type { OrderAddress } from '@shop/api-contracts';
import type { Kysely } from 'kysely';
import { type Database, type StoredMarket, usStateRates } from '@shop/commerce-model';
import { ownerOf, placeOf } from '../../access/owner.ts';
import type { Person } from '../../access/person.ts';

/** Tax on a delivery. */
export interface Tax {
  /** Per cent. */
  rate: number;
  /** State whose certificate exempts from tax, if any. */
  exemptState: string | null;
}

interface Delivery {
  market: Pick<StoredMarket, 'country' | 'taxRate'>;
  person: Pick<Person, 'customerNumber' | 'oid'>;
  /** Null until it is entered. */
  address: Pick<OrderAddress, 'countryCode' | 'stateCode'> | null;
  /** Current ISO day. */
  today: string;
}

/**
 * Returns the market's rate. In the United States it is the rate of the delivery state, 0 until that is known, for
 * exports, and where the buyer has a valid certificate for that state.
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
    .where('state', '=', 'accepted')
    .limit(1)
    .executeTakeFirst();
  if (certificate) return { rate: 0, exemptState: state };
  const rate = usStateRates[state];
  if (rate === undefined) throw new Error(`No tax rate for the state ${state}`);
  return { rate, exemptState: null };
}
