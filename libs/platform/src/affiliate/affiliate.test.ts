import { affiliateId, rememberAffiliate } from './affiliate.ts';

const visit = (address: string) => {
  history.replaceState(null, '', address);
  rememberAffiliate();
};

beforeEach(() => sessionStorage.clear());

test.each(['', 'a b', '"><script>', 'x'.repeat(41), 'ü'])('F2: %j names no affiliate', (id) => {
  visit(`/en-gb/?${new URLSearchParams({ affiliate: id })}`);
  expect(affiliateId()).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

test('F2: an affiliate that the address names is known for the visit, and no cookie is written', () => {
  const before = document.cookie;
  visit('/en-gb/?affiliate=Partner-7');
  visit('/en-gb/cart');
  expect(affiliateId()).toBe('Partner-7');
  expect(sessionStorage.getItem('affiliate')).toBe('Partner-7');
  expect(document.cookie).toBe(before);
});

test('F2: without storage it is known in this document', () => {
  const denied = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied');
  });
  visit('/en-gb/?affiliate=Partner-8');
  expect(affiliateId()).toBe('Partner-8');
  denied.mockRestore();
});
