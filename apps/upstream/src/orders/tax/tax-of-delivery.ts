import type { OrderAddress, OrderContact, OrderTotals } from '@shop/api-contracts';
import type { Kysely } from 'kysely';
import { type Database, type StoredMarket, usStateRates } from '@shop/commerce-model';
import { ownerOf, placeOf } from '../../access/owner.ts';
import type { Person } from '../../access/person.ts';

/** Tax on a delivery. */
export interface Tax {
  /** Per cent. */
  rate: number;
  kind: OrderTotals['taxKind'];
  /** State whose certificate exempts from tax, if any. */
  exemptState: string | null;
}

type TaxedMarket = Pick<StoredMarket, 'country' | 'taxRate'>;

interface Delivery {
  market: TaxedMarket;
  /** All markets: the seller is registered for tax in each of their countries. */
  markets: readonly TaxedMarket[];
  person: Pick<Person, 'customerNumber' | 'oid'>;
  /** Null until it is entered. */
  address: Pick<OrderAddress, 'countryCode' | 'stateCode'> | null;
  /** VAT number of the buyer, when the register has confirmed it; else null. */
  confirmedVatId: OrderContact['vatId'] | null;
  /** Current ISO day. */
  today: string;
}

const inEu = new Set('AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '));

/** VAT numbers of Greece begin with EL. */
const countryOfVatId = (vatId: string): string => (vatId.startsWith('EL') ? 'GR' : vatId.slice(0, 2));

/**
 * The country of delivery decides. In the market's own country it is the market's rate, in the United States that of
 * the state of delivery unless the buyer has an accepted certificate for it. Into another country of the European Union
 * a buyer with a VAT number of another country owes it; others pay that country's rate where the seller is registered, else
 * the seller's. Whatever leaves the Union or another market is an export without tax.
 */
export async function taxOfDelivery(db: Kysely<Database>, delivery: Delivery): Promise<Tax> {
  const { market, markets, address, confirmedVatId } = delivery;
  const from = market.country;
  const to = address?.countryCode ?? null;
  const ordinary = (rate: number): Tax => ({ rate, kind: 'ordinary', exemptState: null });
  const none = (kind: Tax['kind']): Tax => ({ rate: 0, kind, exemptState: null });
  if (to === null) return from === 'US' ? none('later') : ordinary(market.taxRate);
  if (from === 'US' && to === 'US') return stateTax(db, delivery, address!.stateCode);
  if (from === to) return ordinary(market.taxRate);
  if (!inEu.has(from) || !inEu.has(to)) return none('export');
  const buyer = confirmedVatId ? countryOfVatId(confirmedVatId) : from;
  if (buyer !== from && inEu.has(buyer)) return none('reverseCharge');
  return ordinary((markets.find(({ country }) => country === to) ?? market).taxRate);
}

async function stateTax(db: Kysely<Database>, { person, today }: Delivery, state: string): Promise<Tax> {
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
  if (certificate) return { rate: 0, kind: 'exempt', exemptState: state };
  const rate = usStateRates[state];
  if (rate === undefined) throw new Error(`No tax rate for the state ${state}`);
  return { rate, kind: 'ordinary', exemptState: null };
}
