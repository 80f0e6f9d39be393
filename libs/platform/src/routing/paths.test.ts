import { noCategoryId } from '@shop/api-contracts';
import { parseCategorySegment, parseItemSegment, paths } from './paths.ts';
import { companyIdOf, withMarket } from '../market-address.ts';

test.each([
  ['gasketed--c12', { slug: 'gasketed', id: 'c12' }],
  ['two--dashes--c12', { slug: 'two--dashes', id: 'c12' }],
  ['---a001', { slug: '-', id: 'a001' }],
  ['gasketed', null],
  ['gasketed--', null],
  ['--c12', null],
  ['gasketed--c-12', null],
  ['gasketed--c12%2f', null],
])('C6: the category segment %s parses to %j', (segment, address) => {
  expect(parseCategorySegment(segment)).toEqual(address);
});

test.each([
  ['gx-050--g12-v34', { slug: 'gx-050', genericItemId: 'g12', commercialItemId: 'v34' }],
  ['gx-050--g12-', { slug: 'gx-050', genericItemId: 'g12', commercialItemId: null }],
  ['---g12-', { slug: '-', genericItemId: 'g12', commercialItemId: null }],
  ['gx-050--g12', null],
  ['gx-050--g12-v34-x', null],
  ['--g12-v34', null],
])('C6: the item segment %s parses to %j', (segment, address) => {
  expect(parseItemSegment(segment)).toEqual(address);
});

test('C6: a built address parses to the same values', () => {
  const path = paths.item({
    categorySlug: 'gasketed',
    categoryId: 'c12',
    slug: 'gx-050',
    genericItemId: 'g12',
    commercialItemId: 'v34',
  });
  const [, category = '', item = ''] = path.split('/');
  expect(parseCategorySegment(category)).toEqual({ slug: 'gasketed', id: 'c12' });
  expect(parseItemSegment(item)).toEqual({ slug: 'gx-050', genericItemId: 'g12', commercialItemId: 'v34' });
});

test('C6: category a001 means no category, whatever its slug', () => {
  expect(paths.item({ categorySlug: 'x', categoryId: noCategoryId, slug: '', genericItemId: 'g12' })).toBe(
    '/---a001/---g12-',
  );
});

test('C5: the first page and an empty filter are left out of the address', () => {
  expect(paths.category({ slug: 'gaskets', id: 'c2' }, { page: 1, f: undefined, sort: '-price' })).toBe(
    '/gaskets--c2?sort=-price',
  );
  expect(paths.search('gx 050', { page: 2 })).toBe('/search?q=gx+050&page=2');
});

test('A1: locale in front, company site behind, hash last', () => {
  expect(withMarket('/gaskets--c2?page=2#top', 'sv-se', 'nordfrost')).toBe(
    '/sv-se/gaskets--c2?page=2&companyId=-nordfrost#top',
  );
  expect(withMarket('/', 'sv-se', undefined)).toBe('/sv-se/');
});

test.each([
  ['?companyId=-nordfrost', 'nordfrost'],
  ['?companyId=nordfrost', undefined],
  ['?companyId=-Nord%3Cfrost', undefined],
  ['', undefined],
])('A1: %s is company site %s', (query, companyId) => {
  expect(companyIdOf(new URLSearchParams(query))).toBe(companyId);
});
