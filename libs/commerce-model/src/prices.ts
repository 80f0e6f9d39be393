import type { StoredMarket } from './market.ts';

/** What of a market makes a price. */
export type PriceMarket = Pick<StoredMarket, 'currencyPerEuro' | 'priceDisplay' | 'taxRate'>;

/** From this many minor units on, converted list prices are rounded to that step, as price lists are. */
const steps = [
  { from: 1_000_000, step: 1_000 },
  { from: 10_000, step: 100 },
  { from: 1_000, step: 10 },
  { from: 0, step: 1 },
];

/** The list price of a market without tax, in minor units of its currency; euro prices stay as they are. */
export function netListPrice(euroCents: number, market: PriceMarket): number {
  if (market.currencyPerEuro === 1) return euroCents;
  const converted = euroCents * market.currencyPerEuro;
  const { step } = steps.find(({ from }) => converted >= from)!;
  return Math.round(converted / step) * step;
}

/** What is shown to visitors: with tax where the market says so. */
export function shownPrice(net: number, market: PriceMarket): number {
  return market.priceDisplay === 'gross' ? Math.round(net * (1 + market.taxRate / 100)) : net;
}

/** Net price of one piece with a discount in per cent. */
export function discounted(net: number, discount: number): number {
  return Math.round((net * (100 - discount)) / 100);
}

/** Minor units as the decimal text of the wire: 123450 is "1234.50". */
export function toAmount(minorUnits: number | bigint): string {
  const digits = String(minorUnits).replace('-', '').padStart(3, '0');
  return `${minorUnits < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * The other way round: "1234.50" is 123450. The contract writes amounts with two digits behind the point in every currency, also in one that
 * has no smaller coins. Throws an Error for what is no such text.
 */
export function minorUnitsOf(amount: string): number {
  if (!/^-?\d+\.\d{2}$/.test(amount)) throw new Error(`Not an amount: ${amount}`);
  return Number(amount.replace('.', ''));
}
