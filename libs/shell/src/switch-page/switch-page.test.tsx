import { buildMarket } from '@shop/api-contracts/testing';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { markets, openShop, problem } from '../shop.fixture.tsx';

const region = (name: string) => within(screen.getByRole('region', { name }));

test('A7: markets are listed by region and name, as plain links "Country / Language"', async () => {
  await openShop('/en-gb/switch');
  expect(
    screen
      .getAllByRole('heading', { level: 2 })
      .slice(0, 2)
      .map((heading) => heading.textContent),
  ).toEqual(['Europe', 'North America']);
  const links = region('Europe').getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Deutschland / Deutsch', '/de-de/'],
    ['Sverige / svenska', '/sv-se/'],
    ['United Kingdom / English', '/en-gb/'],
  ]);
  expect(links[2]!.getAttribute('aria-current')).toBe('true');
  expect(links[1]!.getAttribute('lang')).toBe('sv-SE');
  expect(region('Europe').getByText('Sweden')).toBeTruthy();
  expect(screen.getByText(/if you choose another country, your cart is cleared/)).toBeTruthy();
});

test('A7: a locked country says so and offers only its own languages', async () => {
  await openShop('/en-gb/switch', { answers: { '/markets/GB': buildMarket({ locked: true }) } });
  expect(screen.getByText('The country is fixed.')).toBeTruthy();
  expect(
    region('Europe')
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['United Kingdom / English']);
});

test('A7: choosing a market keeps the company site and is stored for the next visit', async () => {
  document.cookie = 'country=DE';
  // jsdom cannot load another document and logs an error
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await openShop('/en-gb/switch?companyId=-elmbridge', { companyId: 'elmbridge' });
  const link = region('Europe').getByRole('link', { name: 'Sverige / svenska' });
  expect(link.getAttribute('href')).toBe('/sv-se/?companyId=-elmbridge');
  await userEvent.click(link);
  expect(document.cookie).toContain('locale=sv-se');
  expect(document.cookie).not.toContain('country=');
  said.mockRestore();
});

test('A8: the links lead where those of the previous page lead', async () => {
  const { router } = await openShop('/en-gb/');
  const footer = within(screen.getByRole('contentinfo'));
  await act(() => router.navigate('/en-gb/search?q=gasket'));
  await userEvent.click(footer.getByRole('link', { name: /United Kingdom/ }));
  await screen.findByRole('heading', { level: 1, name: 'Country and language' });
  expect(region('Europe').getByRole('link', { name: 'Sverige / svenska' }).getAttribute('href')).toBe(
    '/sv-se/search?q=gasket',
  );
});

test('A8: a link clicked before hydration leads back to its page too', async () => {
  const referrer = jest.spyOn(document, 'referrer', 'get');
  referrer.mockReturnValue(`${location.origin}/en-gb/message?h=1`);
  const { unmount } = await openShop('/en-gb/switch');
  const leadsTo = () => region('Europe').getByRole('link', { name: 'Sverige / svenska' }).getAttribute('href');
  expect(leadsTo()).toBe('/sv-se/message?h=1');
  unmount();
  referrer.mockReturnValue('https://elsewhere.example/en-gb/message');
  await openShop('/en-gb/switch');
  expect(leadsTo()).toBe('/sv-se/');
  referrer.mockRestore();
});

test('A8: without a previous page the links lead home, also in a market that keeps every path', async () => {
  await openShop('/en-gb/switch', { answers: { '/markets/GB': buildMarket({ homeRedirectDisabled: true }) } });
  expect(region('Europe').getByRole('link', { name: 'Sverige / svenska' }).getAttribute('href')).toBe('/sv-se/');
});

test('A7: many markets can be searched', async () => {
  const many = Array.from({ length: 13 }, (_, n) => ({
    region: 'europe',
    countryCode: `X${String.fromCharCode(65 + n)}`,
    languageCode: 'en',
    description: `Country ${n} / English`,
    locale: `en-x${String.fromCharCode(97 + n)}`,
  }));
  await openShop('/en-gb/switch', { answers: { '/markets': [...markets, ...many] } });
  await userEvent.type(screen.getByRole('searchbox', { name: 'Find a country or language' }), 'sweden');
  expect(
    within(screen.getByRole('main'))
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Sverige / svenska']);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Find a country or language' }), ' atlantis');
  expect(screen.getByText('No country or language goes by that name.').getAttribute('role')).toBe('status');
});

test('N11: countries that fail to load show the generic error page', async () => {
  await openShop('/en-gb/switch', { isServer: true, answers: { '/countries': problem(503, 'r-77') } });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Something went wrong');
  expect(screen.getByText('r-77')).toBeTruthy();
});
