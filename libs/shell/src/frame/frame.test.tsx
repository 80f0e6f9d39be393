import { buildMarket, buildSettings, buildUser } from '@shop/api-contracts/testing';
import { screen, within } from '@testing-library/react';
import { openShop, problem } from '../shop.fixture.tsx';

const banner = () => within(screen.getByRole('banner'));
const footer = () => within(screen.getByRole('contentinfo'));
const jsonLd = () =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    (script) => JSON.parse(script.textContent) as Record<string, unknown>,
  );

test('A2: the header has the logo with a link home, products and search, and no dead links', async () => {
  await openShop('/en-gb/');
  expect(banner().getByRole('link', { name: 'Vadholm, home page' }).getAttribute('href')).toBe('/en-gb/');
  expect(banner().getByRole('button', { name: 'Products' })).toBeTruthy();
  expect(banner().getByRole('search')).toBeTruthy();
  for (const link of screen.getAllByRole('link')) expect(link.getAttribute('href')).not.toMatch(/^#?$/);
});

test('A2: the page says whether prices include tax in this market', async () => {
  await openShop('/en-gb/', { answers: { '/markets/GB': buildMarket({ priceDisplay: 'gross' }) } });
  expect(screen.getByText('Prices in GBP, incl. VAT')).toBeTruthy();
});

test('A1: on a company site every link of the frame keeps the company', async () => {
  await openShop('/en-gb/?companyId=-elmbridge', { companyId: 'elmbridge' });
  const inside = screen.getAllByRole('link').filter((link) => link.getAttribute('href')!.startsWith('/'));
  expect(inside.length).toBeGreaterThan(5);
  for (const link of inside) expect(decodeURIComponent(link.getAttribute('href')!)).toContain('companyId=-elmbridge');
  expect(document.querySelectorAll('form input[name=companyId][value="-elmbridge"]')).toHaveLength(2);
});

test('A9: the market’s message is on every page, without an empty banner', async () => {
  const { unmount } = await openShop('/en-gb/', {
    answers: { '/markets/GB': buildMarket({ statusMessage: 'We count our stock today.' }) },
  });
  expect(screen.getByText('We count our stock today.')).toBeTruthy();
  unmount();
  await openShop('/en-gb/');
  expect(document.querySelector('.banner')).toBeNull();
});

test('A9: the ribbon has text and colour of the settings', async () => {
  await openShop('/en-gb/', {
    answers: { '/settings': buildSettings({ ribbon: { text: 'Test system', color: 'stop' } }) },
  });
  expect(screen.getByText('Test system').className).toContain('red');
  expect(document.querySelector('[class*=ribbon]')).not.toBeNull();
});

test('N10: without a ribbon in the settings there is none', async () => {
  await openShop('/en-gb/', { answers: { '/settings': buildSettings({ ribbon: null }) } });
  expect(document.querySelector('[class*=ribbon]')).toBeNull();
});

test.each([
  ['orange', 'orange'],
  ['Blue', 'blue'],
  ['#ff6600', 'ink'],
])('A9: a ribbon in the colour %s closes no page, and is %s', async (color, tone) => {
  await openShop('/en-gb/', { answers: { '/settings': buildSettings({ ribbon: { text: 'Test system', color } }) } });
  expect(screen.getByText('Test system').className).toContain(tone);
});

test('A9: companies see prices without tax, also where visitors see them with tax', async () => {
  const answers = { '/markets/GB': buildMarket({ priceDisplay: 'gross' }) };
  await openShop('/en-gb/', { answers, user: buildUser() });
  expect(screen.getByText('Prices in GBP, excl. VAT')).toBeTruthy();
});

test('A9: the footer has register and VAT number of the seller, as documents have', async () => {
  const contact = { ...buildSettings().contact!, registration: 'Company no. 09000180, VAT number GB900018000' };
  await openShop('/en-gb/', { answers: { '/settings': buildSettings({ contact }) } });
  expect(footer().getByText('Company no. 09000180, VAT number GB900018000')).toBeTruthy();
});

test('A9: the footer has the catalogue, contact address and hours, social links and the market', async () => {
  await openShop('/en-gb/');
  expect(footer().getByRole('link', { name: 'Heat exchangers' }).getAttribute('href')).toBe(
    '/en-gb/heat-exchangers--c1',
  );
  expect(footer().getByText('Sheffield S3 8AB')).toBeTruthy();
  expect(footer().getByText('Open: Weekdays')).toBeTruthy();
  expect(footer().getByRole('link', { name: '+44 114 496 0182' }).getAttribute('href')).toBe('tel:+441144960182');
  expect(footer().getByRole('link', { name: 'LinkedIn' }).getAttribute('href')).toBe('https://social.example/vadholm');
  expect(
    footer()
      .getByRole('link', { name: /United Kingdom \/ English/ })
      .getAttribute('href'),
  ).toBe('/en-gb/switch');
});

test('A11: an exclusive company has its own logo, a reduced footer and no link to other markets', async () => {
  const logo = { src: '/media/0123456789abcdef/logo.png', width: 120, height: 30 };
  await openShop('/en-gb/?companyId=-nordfrost', {
    companyId: 'nordfrost',
    answers: { '/settings': buildSettings({ exclusiveCompany: true, companyName: 'Nordfrost', logo }) },
  });
  const home = banner().getByRole('link', { name: 'Nordfrost, home page' });
  expect(home.querySelector('img')!.getAttribute('src')).toBe(logo.src);
  expect(screen.queryByRole('link', { name: /United Kingdom/ })).toBeNull();
  expect(footer().queryByRole('navigation')).toBeNull();
  expect(footer().getByText('Sheffield S3 8AB')).toBeTruthy();
  expect(
    footer()
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([
    '+44 114 496 0182',
    'order@vadholm.example',
    'Support',
    'Terms of use',
    'Privacy policy',
    'Cookies',
    'Accessibility',
  ]);
});

test('a shop with a name of its own shows it, and its logo, in the whole frame', async () => {
  await openShop('/en-gb/', { answers: { '/settings': buildSettings({ shopName: 'Brackwell Pumps' }) } });
  expect(banner().getByRole('link', { name: 'Brackwell Pumps, home page' }).textContent).toBe('Brackwell Pumps');
  expect(footer().getByRole('heading', { name: 'Brackwell Pumps' })).toBeTruthy();
  // unlike an exclusive company it keeps its markets
  expect(footer().getByRole('link', { name: /United Kingdom/ })).toBeTruthy();
});

test('a shop with a logo of its own shows that', async () => {
  const logo = { src: '/media/0123456789abcdef/logo.svg', width: 200, height: 28 };
  await openShop('/en-gb/', { answers: { '/settings': buildSettings({ shopName: 'Brackwell Pumps', logo }) } });
  const home = banner().getByRole('link', { name: 'Brackwell Pumps, home page' });
  expect(home.querySelector('img')!.getAttribute('src')).toBe(logo.src);
});

test('A11: an exclusive company without a logo in its settings uses the file named after it', async () => {
  await openShop('/en-gb/?companyId=-nordfrost', {
    companyId: 'nordfrost',
    answers: {
      '/settings': buildSettings({ exclusiveCompany: true, companyId: 'nordfrost', companyName: 'Nordfrost' }),
    },
  });
  const logo = banner().getByRole('link', { name: 'Nordfrost, home page' }).querySelector('img')!;
  expect(logo.getAttribute('src')).toBe('/logo-nordfrost.png');
  // where there is no such file, browsers show this in its place
  expect(logo.getAttribute('alt')).toBe('Nordfrost');
});

test('A11: the support link is only in an exclusive company’s header', async () => {
  const { unmount } = await openShop('/en-gb/');
  const above = () => [...document.querySelectorAll('[data-chrome] a')].map((link) => link.textContent);
  expect(above().slice(0, 1)).toEqual(['United Kingdom / English']);
  unmount();
  await openShop('/en-gb/', { answers: { '/settings': buildSettings({ exclusiveCompany: true }) } });
  expect(above().slice(0, 1)).toEqual(['Support']);
});

test('every link and button of the frame is in a landmark', async () => {
  await openShop('/en-gb/');
  const landmark = 'header, nav, main, footer, [role=region], section[aria-labelledby], dialog';
  const outside = [...document.body.querySelectorAll('a[href], button')].filter((one) => !one.closest(landmark));
  // axe's rule has the same exception: a skip link has to be first
  expect(outside.map((one) => one.textContent)).toEqual(['Skip to content']);
});

test('A9: the footer’s sections link to help, payment and delivery, and legal pages', async () => {
  await openShop('/en-gb/');
  const hrefs = footer()
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  for (const path of [
    'support',
    'faq',
    'message',
    'policies/payment',
    'policies/shipping',
    'policies/return',
    'terms',
    'privacypolicy',
    'cookies',
    'accessibility',
    'switch',
  ]) {
    expect(hrefs).toContain(`/en-gb/${path}`);
  }
  expect(footer().queryByRole('link', { name: 'About remade units' })).toBeNull();
});

test('A9: the footer links to the remade page where the market has one', async () => {
  await openShop('/en-gb/', { answers: { '/settings': buildSettings({ greenOneEnabled: true }) } });
  expect(footer().getByRole('link', { name: 'About remade units' }).getAttribute('href')).toBe('/en-gb/remade');
});

const trail = {
  path: 'trail',
  Component: () => <h1 tabIndex={-1}>Trail</h1>,
  handle: { crumbs: () => [{ text: 'Gaskets </script>', to: '/gaskets--c3' }, { text: 'GX-050' }] },
};

test('A6: breadcrumbs lead from home through the page’s crumbs, and search engines get the same list', async () => {
  await openShop('/en-gb/trail', { routes: [trail] });
  const crumbs = within(screen.getByRole('navigation', { name: 'You are here' }));
  expect(crumbs.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Home',
    'Gaskets </script>',
    'GX-050',
  ]);
  expect(crumbs.getByRole('link', { name: 'Gaskets </script>' }).getAttribute('href')).toBe('/en-gb/gaskets--c3');
  expect(jsonLd().find((data) => data['@type'] === 'BreadcrumbList')!['itemListElement']).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://shop.example/en-gb/' },
    { '@type': 'ListItem', position: 2, name: 'Gaskets </script>', item: 'https://shop.example/en-gb/gaskets--c3' },
    { '@type': 'ListItem', position: 3, name: 'GX-050' },
  ]);
  expect(document.querySelector('script[type="application/ld+json"]')!.innerHTML).not.toContain('<');
});

test('A6: home has no breadcrumbs', async () => {
  await openShop('/en-gb/');
  expect(screen.queryByRole('navigation', { name: 'You are here' })).toBeNull();
});

test('B5: an unmatched path shows the not-found page with further links', async () => {
  const { router } = await openShop('/en-gb/no/such/page');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page not found');
  expect(within(screen.getByRole('main')).getByRole('search')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/en-gb/');
  expect(Object.values(router.state.errors!)[0]).toMatchObject({ status: 404 });
});

test('B5: an address with an unknown market shows the not-found page with all markets', async () => {
  const { router } = await openShop('/xx-yy/switch');
  expect(screen.getByText(/There is no shop at “xx-yy”/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Deutschland / Deutsch' }).getAttribute('href')).toBe('/de-de/');
  expect(screen.queryByText('You are here now')).toBeNull();
  expect(Object.values(router.state.errors!)[0]).toMatchObject({ status: 404 });
});

test('B5: a market unknown to upstream is not found, even if its address is well-formed', async () => {
  await openShop('/fi-fi/', { locale: 'fi-fi', answers: { '/markets/FI': problem(404), '/settings': problem(404) } });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page not found');
});

test('N11: if the frame fails to load, the error page shows the request id, status 503', async () => {
  const { router } = await openShop('/en-gb/', { isServer: true, answers: { '/settings': problem(503) } });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Something went wrong');
  expect(screen.getByText('document-1')).toBeTruthy();
  expect(Object.values(router.state.errors!)[0]).toMatchObject({ status: 503 });
});

test('A8: on an address with an unknown market the links lead home, whatever follows', async () => {
  await openShop('/xx-yy/search?q=gasket');
  expect(screen.getByRole('link', { name: 'Deutschland / Deutsch' }).getAttribute('href')).toBe('/de-de/');
});
