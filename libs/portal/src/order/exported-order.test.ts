import { buildPlacedLine, buildPlacedOrder, kitLine } from '@shop/api-contracts/testing';
import { exportedOrder } from './exported-order.ts';
import type { useText } from '../text.ts';

const t = ((key: string, values?: Record<string, unknown>) =>
  `${key} ${values ? String(Object.values(values)) : ''}`.trim()) as ReturnType<typeof useText>;
const cents = (amount: string | null) => Math.round(Number(amount ?? 0) * 100);

test('the file has our and the customer’s numbers, and its lines add up to its total', () => {
  const { lines, total, currency, name } = exportedOrder(buildPlacedOrder(), t);
  expect(lines.map((line) => [line.position, line.articleNumber, line.customArticleNumber, line.quantity])).toEqual([
    ['1', 'GX-050-GC-NBR', null, 61],
    ['2', 'SK-CL-DES-20', '118-4402', 1],
  ]);
  expect(lines.reduce((sum, { lineTotal }) => sum + cents(lineTotal), 0)).toBe(cents(total!.amount));
  expect(currency).toBe('GBP');
  expect(name).toContain('SO-240100');
});

test('a configured machine is above its parts with its price, and the file still adds up', () => {
  const part = { configuration: 'GX-050 pump room 2', price: null, lineTotal: null };
  const order = buildPlacedOrder({
    lines: [
      kitLine,
      buildPlacedLine({ lineId: '3', articleNumber: 'FR-1', ...part, lineTotal: '1830.00' }),
      buildPlacedLine({ lineId: '4', articleNumber: 'PL-9', ...part }),
    ],
  });
  const { lines, total } = exportedOrder(order, t);
  expect(lines.map(({ position, articleNumber, lineTotal }) => [position, articleNumber, lineTotal])).toEqual([
    ['1', 'SK-CL-DES-20', '170.00'],
    ['2', '', '1830.00'],
    ['2.1', 'FR-1', null],
    ['2.2', 'PL-9', null],
  ]);
  expect(lines.reduce((sum, { lineTotal }) => sum + cents(lineTotal), 0)).toBe(cents(total!.amount));
});
