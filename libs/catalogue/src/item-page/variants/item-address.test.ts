import { readItemAddress } from './item-address.ts';

const read = (category: string, item: string, query = '') =>
  readItemAddress({ category, item }, new URLSearchParams(query));

test('C6: category, item and variant are the ids after the last two hyphens', () => {
  expect(read('gasketed--c12', 'gx-050--61--G1-V1')).toEqual({
    categorySlug: 'gasketed',
    categoryId: 'c12',
    slug: 'gx-050--61',
    genericItemId: 'G1',
    commercialItemId: 'V1',
    t: undefined,
    strict: false,
    parent: undefined,
  });
});

test('C6: the commercial id may be empty, its hyphen stays; a001 and the slug - mean none', () => {
  expect(read('---a001', '---G1-')).toMatchObject({
    categorySlug: '-',
    categoryId: 'a001',
    slug: '-',
    commercialItemId: null,
  });
});

test.each([
  ['gasketed', 'gx--G1-V1'],
  ['gasketed--c12', 'gx--G1'],
  ['gasketed--c12', 'gx--G1-V1-X'],
  ['gasketed--c12', 'gx--G_1-V1'],
  ['gasketed--c12', `gx--${'G'.repeat(41)}-V1`],
  ['gasketed--c12', `gx--G1-${'V'.repeat(41)}`],
])('C6: %s/%s is no item address', (category, item) => {
  expect(read(category, item)).toBeNull();
});

test('C6: tags, the strict variant and the parent are read from the query', () => {
  expect(read('g--c1', 'x--G1-', 't=asme,EPDM&variant=strict&parent=P1_c2_V9')).toMatchObject({
    t: 'asme,EPDM',
    strict: true,
    parent: 'P1_c2_V9',
  });
});

test.each([
  't=%3Cscript%3E',
  `t=${'a'.repeat(401)}`,
  'variant=loose',
  'parent=..%2F..',
  'parent=P1',
  'parent=P1_c2_V9_more',
])('C6: invalid parameters are ignored: %s', (query) => {
  expect(read('g--c1', 'x--G1-', query)).toMatchObject({ t: undefined, strict: false, parent: undefined });
});
