import type { ItemCard } from '../catalogue/items.ts';
import {
  buildCart,
  buildCartLine,
  buildItemCard,
  buildOrder,
  buildPlacedOrder,
  buildQuoteRequest,
} from './index.fixture.ts';

test('builders return what the contracts describe, including lines', () => {
  expect(buildCart({ lines: [buildCartLine({ quantity: 3 })] })).toMatchObject({ total: '6351.00', totalCartSize: 1 });
  expect(buildOrder({}, { upTo: 'review' })).toMatchObject({ step: 'review', totals: { total: '2598.00' } });
  expect(buildPlacedOrder().lines).toHaveLength(2);
  expect(buildQuoteRequest().offers).toHaveLength(3);
});

test('a builder refuses fields that the contract does not know', () => {
  expect(() => buildItemCard({ name: undefined as unknown as string })).toThrow('name');
  const card = { ...buildItemCard(), salesDetails: { price: '12.00' } } as unknown as ItemCard;
  expect(() => buildCart({ lines: [buildCartLine({ item: card })] })).toThrow();
});
