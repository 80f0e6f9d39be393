import { type StoredLine, type StoredTotals, taxIn, taxOn } from '@shop/commerce-model';
import { Problem } from '../problem/problem.ts';
import type { Tax } from './tax/tax-of-delivery.ts';
import { lineTotalOf } from './order-lines.ts';

/** Ten thousand million of any currency: larger orders need a quote, and doubles are exact up to here. */
export const maxMinorUnits = 1_000_000_000_000;

interface Summands {
  lines: StoredLine[];
  /** Minor units; null before freight is chosen. */
  freight: number | null;
  tax: Tax;
  /** True when prices of lines and freight include tax. */
  includesTax: boolean;
}

/** Adds up an order in minor units; tax is rounded once, on the sum. Throws a Problem 422 `order_too_large`. */
export function sumUp({ lines, freight, tax, includesTax }: Summands): StoredTotals {
  const goods = lines.reduce((sum, line) => sum + (lineTotalOf(line) ?? 0), 0);
  const sum = goods + (freight ?? 0);
  if (sum > maxMinorUnits) {
    throw new Problem(422, 'order_too_large', 'The order is too large; request a quote instead');
  }
  const amount = includesTax ? taxIn(sum, tax.rate) : taxOn(sum, tax.rate);
  return {
    goods,
    freight,
    taxRate: tax.rate,
    tax: amount,
    includesTax,
    taxKind: tax.kind,
    taxExemptState: tax.exemptState,
    total: includesTax ? sum : sum + amount,
  };
}
