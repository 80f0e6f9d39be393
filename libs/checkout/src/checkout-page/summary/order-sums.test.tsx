import type { Order } from '@shop/api-contracts';
import { buildOrder } from '@shop/api-contracts/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { orderSums } from './order-sums.tsx';

/** The id of a text, and its arguments. */
const t = ((id: string, values: Record<string, string | number> = {}) =>
  [id, ...Object.values(values).map(String)].join(' ')) as never;

/** Term and value of the tax. */
function taxOf(totals: Partial<Order['totals']>): [term: string, value: string] {
  const order = buildOrder();
  const sums = orderSums({ ...order, totals: { ...order.totals, ...totals } }, { t, tag: 'en-GB' });
  const shown = sums.map(({ term, value }): [string, string] => [
    renderToStaticMarkup(<>{term}</>),
    renderToStaticMarkup(<>{value}</>).replace(/<[^>]*>/g, ''),
  ]);
  return shown.find(([term]) => /sum\.(tax|reverse|export|exempt)/.test(term))!;
}

test.each<[string, Partial<Order['totals']>, string]>([
  ['its rate', { taxKind: 'ordinary', taxRate: 20 }, 'checkout.sum.tax 20'],
  ['what prices contain', { taxKind: 'ordinary', taxRate: 20, includesTax: true }, 'checkout.sum.taxIncluded 20'],
  ['that the buyer owes it', { taxKind: 'reverseCharge', taxRate: 0 }, 'checkout.sum.reverseCharge'],
  ['that exports have none', { taxKind: 'export', taxRate: 0 }, 'checkout.sum.export'],
  ['the state of the certificate', { taxKind: 'exempt', taxExemptState: 'WI' }, 'checkout.sum.exempt WI'],
])('F5: the tax of an order says %s', (_what, totals, term) => {
  expect(taxOf({ tax: '0.00', currency: 'GBP', ...totals })).toEqual([term, '£0.00']);
});

test('F5: before the address is known, no amount is shown', () => {
  expect(taxOf({ taxKind: 'later', taxRate: 0, tax: '0.00' })).toEqual([
    'checkout.sum.taxLater',
    'checkout.sum.afterAddress',
  ]);
});
