import type { ItemCard, Price } from '@shop/api-contracts';
import { buildItemCard } from '@shop/api-contracts/testing';
import { reorderPlan } from './reorder-plan.ts';

interface Line {
  lineId: string;
  quantity: number;
  price: Price | null;
  configuration: string | null;
  item: ItemCard | null;
}

const price = { amount: '30.00', originalAmount: '30.00', currency: 'GBP' };
const buildItem = (item: Partial<ItemCard> = {}) =>
  buildItemCard({
    genericItemId: 'g1',
    commercialItemId: 'v1',
    categoryId: 'c11',
    salesDetails: { salesActions: ['Buy', 'RequestQuote'], price },
    ...item,
  });
const buildLine = (line: Partial<Line> = {}): Line => ({
  lineId: '1',
  quantity: 61,
  price,
  configuration: null,
  item: buildItem(),
  ...line,
});

const priced = (amount: string, more = {}) => ({
  salesActions: ['Buy' as const, 'RequestQuote' as const],
  price: { amount, originalAmount: amount, currency: 'GBP' },
  ...more,
});
const line = (salesDetails: ReturnType<typeof priced> | null, more = {}) =>
  buildLine({ item: buildItem({ salesDetails, ...more }) });

test('unchanged lines are added without notes', () => {
  const { lines, notes } = reorderPlan([buildLine()], 'Buy');
  expect(notes).toEqual([]);
  expect(lines.RequestQuote).toEqual([]);
  expect(lines.Buy).toEqual([
    expect.objectContaining({
      cartItemId: { genericItemId: 'g1', commercialItemId: 'v1', categoryId: 'c11' },
      quantity: 61,
    }),
  ]);
});

test('discontinued articles, or those not sold here, are named and left out; the rest is added', () => {
  const gone = buildLine({ lineId: '7', item: null });
  const discontinued = buildLine({ lineId: '8', item: buildItem({ salesDetails: null }) });
  const { lines, notes } = reorderPlan([gone, buildLine(), discontinued], 'Buy');
  expect(lines.Buy).toHaveLength(1);
  expect(notes.map(({ kind, line: { lineId } }) => [lineId, kind])).toEqual([
    ['7', 'notSold'],
    ['8', 'discontinued'],
  ]);
});

test('a changed price is named with the earlier one, at the ordered quantity', () => {
  const breaks = {
    quantityBreaks: [
      { from: 1, amount: '40.00' },
      { from: 50, amount: '31.50' },
    ],
  };
  const { notes } = reorderPlan([line(priced('40.00', breaks))], 'Buy');
  expect(notes).toEqual([
    expect.objectContaining({
      kind: 'price',
      before: expect.objectContaining({ amount: '30.00' }) as unknown,
      after: expect.objectContaining({ amount: '31.50' }) as unknown,
    }),
  ]);
  const same = {
    quantityBreaks: [
      { from: 1, amount: '40.00' },
      { from: 50, amount: '30.00' },
    ],
  };
  expect(reorderPlan([line(priced('40.00', same))], 'Buy').notes).toEqual([]);
});

test('a quantity no longer sold becomes the next valid one', () => {
  const { lines, notes } = reorderPlan([line(priced('30.00', { packQuantity: 10 }))], 'Buy');
  expect(lines.Buy[0]!.quantity).toBe(70);
  expect(notes).toEqual([expect.objectContaining({ kind: 'quantity', quantity: 70 })]);
});

test('an article now priced on request goes to the quote cart, with a note', () => {
  const { lines, notes } = reorderPlan([line(null, { salesDetailsOnRequest: true })], 'Buy');
  expect(lines.Buy).toEqual([]);
  expect(lines.RequestQuote).toHaveLength(1);
  expect(notes.map(({ kind }) => kind)).toEqual(['onRequest']);
});

test('parts of a configured machine are not ordered individually', () => {
  const { lines, notes } = reorderPlan([buildLine({ configuration: 'GX-050 for pump room 2' })], 'Buy');
  expect(lines).toEqual({ Buy: [], RequestQuote: [] });
  expect(notes.map(({ kind }) => kind)).toEqual(['configured']);
});

test('for a quote, all quotable lines go to the quote cart, without comparing prices', () => {
  const onlyBought = { ...priced('99.00'), salesActions: ['Buy' as const] };
  const { lines, notes } = reorderPlan(
    [line(priced('99.00')), buildLine({ lineId: '5', item: buildItem({ salesDetails: onlyBought }) })],
    'RequestQuote',
  );
  expect(lines.Buy).toEqual([]);
  expect(lines.RequestQuote).toHaveLength(1);
  expect(notes.map(({ kind, line: { lineId } }) => [lineId, kind])).toEqual([['5', 'noQuote']]);
});

test('J4: a line that was for a unit is for it again, unless that unit is gone: then it is for none, which is said', () => {
  const unit = { equipmentId: 'AB12CD34EF', serialNumber: '30-114-0021', name: 'GX-050' };
  const gone = { code: 'unitGone' as const, need: null, have: null, unit: null };
  const fit = { verdict: 'notChecked' as const, basis: null, reasons: [gone] };
  const { lines, notes } = reorderPlan(
    [
      { ...buildLine(), unit },
      buildLine(),
      { ...buildLine({ lineId: '3' }), unit, fit },
      { ...buildLine({ lineId: '4' }), unit: { ...unit, isGone: true } },
    ],
    'Buy',
  );
  expect(lines.Buy.map(({ cartItemId }) => cartItemId.equipmentId)).toEqual([
    'AB12CD34EF',
    undefined,
    undefined,
    undefined,
  ]);
  expect(notes.map(({ kind, line: { lineId } }) => [lineId, kind])).toEqual([
    ['3', 'unitGone'],
    ['4', 'unitGone'],
  ]);
});
