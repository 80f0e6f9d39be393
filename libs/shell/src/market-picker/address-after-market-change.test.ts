import { addressAfterMarketChange } from './address-after-market-change.ts';

const change = (here: string, more: { companyId?: string; keepsPath?: boolean } = {}) =>
  addressAfterMarketChange({
    here,
    locale: 'sv-se',
    companyId: more.companyId,
    keepsPath: more.keepsPath ?? false,
  });

test.each([
  ['account', '/en-gb/portal', '/sv-se/portal'],
  ['account', '/en-gb/portal/addresses', '/sv-se/portal/addresses'],
  ['unit', '/en-gb/unit', '/sv-se/unit'],
  ['unit', '/en-gb/unit/GX050/spare-parts', '/sv-se/unit/GX050/spare-parts'],
  ['unit', '/en-gb/unitreplacement/suggestions?plates=12', '/sv-se/unitreplacement/suggestions?plates=12'],
  ['unit', '/en-gb/myproduct/T1', '/sv-se/myproduct/T1'],
  ['unit', '/en-gb/registerproduct/2019-04417', '/sv-se/registerproduct/2019-04417'],
  ['cookie', '/en-gb/cookies', '/sv-se/cookies'],
  ['terms', '/en-gb/terms', '/sv-se/terms'],
  ['terms', '/en-gb/product-review-terms', '/sv-se/product-review-terms'],
  ['privacy', '/en-gb/privacypolicy', '/sv-se/privacypolicy'],
  ['search', '/en-gb/search?q=gasket&page=2', '/sv-se/search?q=gasket&page=2'],
  ['feedback', '/en-gb/message', '/sv-se/message'],
])('A8: the path is kept on %s pages: %s', (_family, here, address) => {
  expect(change(here)).toBe(address);
});

test.each([
  '/en-gb/',
  '/en-gb',
  '/en-gb/gaskets--c3',
  '/en-gb/gaskets--c3/gx-050--g1-v2?t=7',
  '/en-gb/units',
  '/en-gb/searching',
  '/en-gb/support',
  '/en-gb/policies/payment',
])('A8: any other page leads home: %s', (here) => {
  expect(change(here)).toBe('/sv-se/');
});

test('A8: a market with home redirect disabled keeps every path, with its query', () => {
  expect(change('/en-gb/gaskets--c3?page=2', { keepsPath: true })).toBe('/sv-se/gaskets--c3?page=2');
  expect(change('/en-gb', { keepsPath: true })).toBe('/sv-se/');
});

test('A8: the company site is kept, at home and on kept paths', () => {
  expect(change('/en-gb/gaskets--c3?companyId=-elmbridge', { companyId: 'elmbridge' })).toBe(
    '/sv-se/?companyId=-elmbridge',
  );
  expect(change('/en-gb/message?companyId=-elmbridge', { companyId: 'elmbridge' })).toBe(
    '/sv-se/message?companyId=-elmbridge',
  );
});

test('A8: sign-in parameters are dropped, and no address leads out of the shop', () => {
  expect(change('/en-gb/portal?auth=1')).toBe('/sv-se/portal');
  expect(change('//evil.example/portal', { keepsPath: true })).toBe('/sv-se/evil.example/portal');
});
