import { buildSettings, buildUser } from '@shop/api-contracts/testing';
import { screen, within } from '@testing-library/react';
import { openShop } from '../shop.fixture.tsx';

const banner = () => within(screen.getByRole('banner'));
const namesOf = (links: readonly HTMLElement[]) =>
  links.map((link) => link.getAttribute('aria-label') ?? link.textContent);
/** Links of the line above the header, and those of its tools, in their order. */
const shownLinks = () => ({
  above: namesOf([...document.querySelectorAll<HTMLElement>('.util a')]),
  tools: namesOf([...document.querySelectorAll<HTMLElement>('.tools a')]),
});

const nameOf = (link: HTMLElement) => namesOf([link])[0];

const contact = {
  name: 'Vadholm Ltd',
  address: '14 Foundry Lane, Sheffield S3 8AB',
  phoneNumber: '0114 496 0182',
  email: 'sales@vadholm.example',
  openingHours: 'Mon to Fri 07:30 to 17:00',
};
const anna = buildUser();
const portal = 'My Customer Portal';
const market = 'Country and language: United Kingdom / English';
const visitorTools = ['Lists', 'Sign in', 'Cart, empty'];
const annasTools = ['Lists', `Anna, Hamnverket Service AB: ${portal}`, 'Cart, empty'];
const sites = {
  market: {},
  company: { companyId: 'elmbridge', exclusiveCompany: false },
  exclusive: { companyId: 'nordfrost', exclusiveCompany: true, companyName: 'Nordfrost' },
};

test.each([
  { site: 'market', user: undefined, above: [market], tools: visitorTools },
  { site: 'market', user: anna, above: [portal, market], tools: annasTools },
  { site: 'company', user: undefined, above: [market], tools: visitorTools },
  { site: 'company', user: anna, above: [market], tools: annasTools },
  { site: 'exclusive', user: undefined, above: ['Support'], tools: visitorTools },
  { site: 'exclusive', user: anna, above: ['Support'], tools: annasTools },
] as const)(
  'A2: the header shows its entries, site: $site, user: $user.firstName',
  async ({ site, user, ...shown }) => {
    await openShop('/en-gb/', {
      answers: { '/settings': buildSettings(sites[site]) },
      ...(user && { user }),
    });
    expect(shownLinks()).toEqual(shown);
  },
);

test('A2: everybody has the logo, the products, the search and the menu', async () => {
  await openShop('/en-gb/');
  expect(banner().getByRole('link', { name: 'Vadholm, home page' })).toBeTruthy();
  expect(banner().getByRole('button', { name: 'Products' })).toBeTruthy();
  expect(banner().getByRole('search')).toBeTruthy();
  expect(banner().getByRole('button', { name: 'Menu' })).toBeTruthy();
});

test('A2, F2: the checkout shows the way back and whom to call, and nothing else that leads away', async () => {
  const checkout = { path: 'checkout/:step?', element: <h1>Checkout</h1> };
  await openShop('/en-gb/checkout/freight', {
    routes: [checkout],
    answers: { '/settings': buildSettings({ contact }) },
  });
  expect(banner().getAllByRole('link').map(nameOf)).toEqual(['Vadholm, home page', '0114 496 0182', 'Back to cart']);
  expect(banner().queryByRole('button')).toBeNull();
  expect(banner().getByText('Secure checkout')).toBeTruthy();
  expect(screen.queryByRole('navigation', { name: 'Service' })).toBeNull();
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByText('Vadholm Ltd, 14 Foundry Lane, Sheffield S3 8AB')).toBeTruthy();
  expect(footer.getAllByRole('link').map(nameOf)).toEqual([
    '0114 496 0182',
    'Terms of use',
    'Returns',
    'Privacy policy',
    'Cookies',
    'Accessibility',
  ]);
});

test('A2, F2: whoever orders an accepted offer goes back to the quotes', async () => {
  const checkout = { path: 'checkout/:step?', element: <h1>Checkout</h1> };
  await openShop('/en-gb/checkout?c=offered', { routes: [checkout] });
  expect(banner().getByRole('link', { name: 'Back to quote requests' })).toBeTruthy();
});
