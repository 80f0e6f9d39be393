import type { Order } from '@shop/api-contracts';
import { buildOrder } from '@shop/api-contracts/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { orderSums } from './order-sums.tsx';

/** The id of a text, and its arguments. */
const t = ((id: string, values: Record<string, string | number> = {}) =>
  [id, ...Object.values(values).map(String)].join(' ')) as never;

/** Terms and values. */
function sumsOf(totals: Partial<Order['totals']>): [term: string, value: string][] {
  const order = buildOrder();
  return orderSums({ ...order, totals: { ...order.totals, ...totals } }, { t, tag: 'en-GB' }).map(({ term, value }) => [
    renderToStaticMarkup(<>{term}</>),
    renderToStaticMarkup(<>{value}</>).replace(/<[^>]*>/g, ''),
  ]);
}

/** Term and value of the tax. */
const taxOf = (totals: Partial<Order['totals']>) =>
  sumsOf(totals).find(([term]) => /sum\.(tax|reverse|export|exempt)/.test(term))!;

test('F5: the total without tax is above the tax that is added, and last where prices include tax', () => {
  const added = { goods: '100.00', freight: '10.00', taxRate: 20, tax: '22.00', net: '110.00', total: '132.00' };
  const names = (totals: Partial<Order['totals']>) => sumsOf(totals).map(([term]) => term);
  const [goods, freight, total] = ['checkout.sum.goods', 'checkout.sum.freight', 'checkout.sum.total'];
  expect(sumsOf(added)[2]).toEqual(['checkout.sum.net', '£110.00']);
  expect(names(added)).toEqual([goods, freight, 'checkout.sum.net', 'checkout.sum.tax 20', total]);
  expect(names({ ...added, isSalesTax: true })).toEqual([
    goods,
    freight,
    'checkout.sum.netSalesTax',
    'checkout.sum.salesTax 20',
    total,
  ]);
  const included = { ...added, includesTax: true, tax: '18.33', net: '91.67', total: '110.00' };
  expect(names(included)).toEqual([goods, freight, total, 'checkout.sum.taxIncluded 20', 'checkout.sum.net']);
  // nothing to leave out
  expect(names({ ...added, taxKind: 'export', taxRate: 0, tax: '0.00' })).not.toContain('checkout.sum.net');
});

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
