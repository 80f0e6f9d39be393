import { buildItemCard } from '@shop/api-contracts/testing';
import { orderedItem, readTypedOrder } from './typed-order.ts';

test.each([
  ['GX-050-NU-20 12', 'GX-050-NU-20', 12],
  ['  gx050nu20   x 3 ', 'gx050nu20', 3],
  ['GX-050-NU-20\t6', 'GX-050-NU-20', 6],
  ['GX-050-NU-20 ×4', 'GX-050-NU-20', 4],
])('%j orders', (text, articleNumber, quantity) => {
  expect(readTypedOrder(text)).toEqual({ articleNumber, quantity });
});

test.each(['', 'GX-050', 'gasket 12', 'GX-050-NU-20 0', 'GX-050 gasket 12', 'GX-050-NU-20 1,5', 'GX-050-NU-20 123456'])(
  '%j orders nothing',
  (text) => {
    expect(readTypedOrder(text)).toBeUndefined();
  },
);

test('only the article with exactly this number is ordered, hyphens or not', () => {
  const items = ['GX-050-NU-20', 'GX-050-NU'].map((articleNumber) => buildItemCard({ articleNumber }));
  const suggestions = { categories: [], items, keywords: [] };
  expect(orderedItem(suggestions, { articleNumber: 'gx050nu', quantity: 1 })).toBe(items[1]);
  expect(orderedItem(suggestions, { articleNumber: 'GX-050', quantity: 1 })).toBeUndefined();
});
