import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { buildMarket, openShop, problem } from '../shop.fixture.tsx';

const region = (name: string) => within(screen.getByRole('region', { name }));

test('A7: markets stand by region, sorted by name, as plain links "Country / Language"', async () => {
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
  expect(screen.getByText(/another country begins an empty one/)).toBeTruthy();
});

test('A7: a locked country says so and leaves only its own languages to choose', async () => {
  await openShop('/en-gb/switch', { answers: { '/markets/GB': buildMarket({ locked: true }) } });
  expect(screen.getByText('The country is fixed.')).toBeTruthy();
  expect(
    region('Europe')
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['United Kingdom / English']);
});

test('A7: choosing a market keeps the company site and is remembered for the next visit', async () => {
  document.cookie = 'country=DE';
  await openShop('/en-gb/switch?companyId=-elmbridge', { companyId: 'elmbridge' });
  const link = region('Europe').getByRole('link', { name: 'Sverige / svenska' });
  expect(link.getAttribute('href')).toBe('/sv-se/?companyId=-elmbridge');
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  expect(document.cookie).toContain('locale=sv-se');
  expect(document.cookie).not.toContain('country=');
});

test('N11: when the countries cannot be loaded the generic error page is shown', async () => {
  await openShop('/en-gb/switch', { isServer: true, answers: { '/countries': problem(503, 'r-77') } });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Something went wrong');
  expect(screen.getByText('Request r-77')).toBeTruthy();
});
