import { cellOf } from './matrix.fixture.ts';
import { createTypedQuantities, readTyped } from './typed-quantities.ts';

const ring = cellOf('RING');

test.each([
  ['4', { quantity: 4 }],
  [' 1 000 ', { quantity: 1000 }],
  ['3', { error: 'pack', nearest: [2, 4] }],
  ['1', { error: 'tooFew', nearest: [2] }],
  ['-5', { error: 'tooFew', nearest: [2] }],
  ['1.5', { error: 'notWhole', nearest: [] }],
  ['1e3', { error: 'notWhole', nearest: [] }],
  ['999999999', { error: 'tooMany', nearest: [99_998] }],
  ['<b>2</b>', { error: 'notWhole', nearest: [] }],
])('C7: of what sells in packs of two “%s” is read with what would do', (text, read) =>
  expect(readTyped([{ cell: ring, text }])).toEqual([{ cell: ring, action: 'Buy', read }]),
);

test.each(['', ' ', '0', '000'])('C7: “%s” asks for nothing', (text) =>
  expect(readTyped([{ cell: ring, text }])).toEqual([]),
);

test('C7: an article of a slow system is quoted, one that is no longer sold goes to no cart', () => {
  const gone = { salesActions: [], price: null, availability: { state: 'soldOut' as const } };
  const read = readTyped([
    { cell: cellOf('SLOW', null), text: '1' },
    { cell: cellOf('GONE', gone), text: '1' },
  ]);
  expect(read.map(({ action }) => action)).toEqual(['RequestQuote', null]);
});

test('C7: what is typed stays while the article changes, and goes when it is cleared or emptied', () => {
  const quantities = createTypedQuantities();
  const other = cellOf('OTHER');
  quantities.type(ring, '4');
  quantities.type(other, '6');
  const soldOut = cellOf('RING', { salesActions: [], price: null, availability: { state: 'soldOut' } });
  quantities.refresh([soldOut]);
  expect(quantities.all()).toEqual([
    { cell: soldOut, text: '4' },
    { cell: other, text: '6' },
  ]);
  quantities.clear([ring.commercialItemId]);
  quantities.type(other, '');
  expect(quantities.all()).toEqual([]);
  expect(quantities.textOf(ring.commercialItemId)).toBe('');
});
