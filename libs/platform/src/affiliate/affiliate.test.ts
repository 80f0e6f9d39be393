import { affiliateId } from './affiliate.ts';
import { rememberAffiliate } from './remember-affiliate.ts';

const visit = async (address: string) => {
  history.replaceState(null, '', address);
  rememberAffiliate();
  await import('./affiliate.ts');
};

beforeEach(() => sessionStorage.clear());

test.each(['', 'a b', '"><script>', 'x'.repeat(41), 'ü'])('F2: %j is not an affiliate id', async (id) => {
  await visit(`/en-gb/?${new URLSearchParams({ affiliate: id })}`);
  expect(affiliateId()).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

test('F2: the affiliate in the address is remembered for the visit without a cookie', async () => {
  const before = document.cookie;
  await visit('/en-gb/?affiliate=Partner-7');
  await visit('/en-gb/cart');
  expect(affiliateId()).toBe('Partner-7');
  expect(sessionStorage.getItem('affiliate')).toBe('Partner-7');
  expect(document.cookie).toBe(before);
});

test('F2: without session storage the affiliate is remembered until the document is left', async () => {
  const denied = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied');
  });
  await visit('/en-gb/?affiliate=Partner-8');
  expect(affiliateId()).toBe('Partner-8');
  denied.mockRestore();
});
