import { comparePath, readCompareAddress } from './compare-address.ts';

const read = (productId: string | undefined, query = '', categoryId = 'c12') =>
  readCompareAddress({ categoryId, productId }, new URLSearchParams(query));

test('C9: item keys and plain ids are parsed, without duplicates', () => {
  expect(read('G1_c2_V1,G2_c2,G3,,G3')).toEqual({
    categoryId: 'c12',
    items: [
      { genericItemId: 'G1', categoryId: 'c2', commercialItemId: 'V1' },
      { genericItemId: 'G2', categoryId: 'c2', commercialItemId: null },
      { genericItemId: 'G3', categoryId: 'c12', commercialItemId: null },
    ],
    surplus: 0,
    onlyDifferences: false,
  });
});

test.each([undefined, '', ',', 'G1,<b>', 'G1_', 'G1_c2_V1_x', '../G1', 'G'.repeat(41)])(
  'C9: item ids are required: %s is invalid',
  (productId) => expect(read(productId)).toBeNull(),
);

test('C9: a category id is required', () => expect(read('G1', '', 'c_1')).toBeNull());

test('the address of a parsed comparison is the same', () => {
  const address = read('G1_c2_V1,G2_c2', 'view=differences')!;
  expect(comparePath(address)).toBe('/compare/c12/G1_c2_V1,G2_c2?view=differences');
  expect(comparePath({ ...address, onlyDifferences: false })).toBe('/compare/c12/G1_c2_V1,G2_c2');
});

test('more than six are counted but not shown', () => {
  const address = read('a,b,c,d,e,f,g,h')!;
  expect(address.items).toHaveLength(6);
  expect(address.surplus).toBe(2);
});
