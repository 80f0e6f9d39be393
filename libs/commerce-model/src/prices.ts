import type { StoredMarket } from './market.ts';

/** The fields of a market that determine prices. */
export type PriceMarket = Pick<StoredMarket, 'currencyPerEuro' | 'priceDisplay' | 'taxRate'>;

/** Converted list prices are rounded to `step` from this many minor units on, like printed price lists. */
const steps = [
  { from: 1_000_000, step: 1_000 },
  { from: 10_000, step: 100 },
  { from: 1_000, step: 10 },
  { from: 0, step: 1 },
];

/** The list price of a market without tax, in minor units of its currency; euro prices are not rounded. */
export function netListPrice(euroCents: number, market: PriceMarket): number {
  if (market.currencyPerEuro === 1) return euroCents;
  const converted = euroCents * market.currencyPerEuro;
  const { step } = steps.find(({ from }) => converted >= from)!;
  return Math.round(converted / step) * step;
}

/** The price for visitors: with tax in markets that display it. */
export function shownPrice(net: number, market: PriceMarket): number {
  return market.priceDisplay === 'gross' ? Math.round(net * (1 + market.taxRate / 100)) : net;
}

/** Net unit price with a discount in per cent. */
export function discounted(net: number, discount: number): number {
  return Math.round((net * (100 - discount)) / 100);
}

/** Converts minor units to the decimal text on the wire: 123450 is "1234.50". */
export function toAmount(minorUnits: number | bigint): string {
  const digits = String(minorUnits).replace('-', '').padStart(3, '0');
  return `${minorUnits < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * Converts "1234.50" to 123450. The contract has two decimals for every currency, even one without minor coins. Throws
 * an Error for any other text.
 */
export function minorUnitsOf(amount: string): number {
  if (!/^-?\d+\.\d{2}$/.test(amount)) throw new Error(`Not an amount: ${amount}`);
  return Number(amount.replace('.', ''));
}
