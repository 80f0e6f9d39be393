import { buildSettings, buildUser } from '@shop/api-contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openShop, problem } from '../shop.fixture.tsx';

const jsonLd = (type: string) =>
  [...document.querySelectorAll('script[type="application/ld+json"]')]
    .map((script) => JSON.parse(script.textContent) as Record<string, unknown>)
    .find((data) => data['@type'] === type);

test('B1: home shows the start block, the search field and the category tree with its counts', async () => {
  const { calls } = await openShop('/en-gb/');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The right part');
  expect(calls.find(({ pathname }) => pathname === '/content')!.searchParams.get('blocks')).toBe('start');
  const products = within(screen.getByRole('region', { name: 'Products' }));
  expect(products.getByRole('link', { name: /^Gasketed/ }).getAttribute('href')).toBe('/en-gb/gasketed--c12');
  expect(products.queryByText(/Hidden/)).toBeNull();
  expect(products.getByText('5,172 articles in 3 categories')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'EPDM' }).getAttribute('href')).toBe('/en-gb/search?q=EPDM');
});

test('a visitor’s home leads to the parts of a unit by its serial number', async () => {
  const { router } = await openShop('/en-gb/');
  const unit = within(screen.getByRole('search', { name: 'Serial number or tag of your unit' }));
  const field = unit.getByRole<HTMLInputElement>('textbox', { name: 'Serial number or tag of your unit' });
  expect([field.form!.getAttribute('action'), field.name]).toEqual(['/en-gb/unit', 'q']);
  // the example is a number of the demo company
  expect(field.placeholder).toBe('');
  expect(unit.getByRole('link', { name: 'Scan a label' }).getAttribute('href')).toBe('/en-gb/unit/scan');
  await userEvent.type(field, ' 30-114-0021 {Enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?q=30-114-0021'));
  expect(router.state.location.pathname).toBe('/en-gb/unit');
});

test('it names what else can be done, with a message that asks for a quote', async () => {
  await openShop('/en-gb/', { answers: { '/settings': buildSettings({ replacementUnitsCategoryId: 'c12' }) } });
  const tasks = within(screen.getByRole('navigation', { name: 'What would you like to do?' })).getAllByRole('link');
  expect(tasks.map((task) => task.getAttribute('href'))).toEqual([
    '/en-gb/#products',
    '/en-gb/message#text=Please+send+me+a+quote+for%3A+',
    '/en-gb/unitreplacement',
    '/en-gb/support',
  ]);
});

test('a market without new units to replace old ones does not offer it', async () => {
  await openShop('/en-gb/', { answers: { '/settings': buildSettings({ replacementUnitsCategoryId: null }) } });
  expect(screen.queryByRole('link', { name: /^Replace an old unit/ })).toBeNull();
});

test('B1: a company site requests no block, and the page is about the company', async () => {
  const { calls } = await openShop('/en-gb/?companyId=-elmbridge', {
    companyId: 'elmbridge',
    answers: { '/settings': buildSettings({ companyName: 'Elmbridge Dairies Ltd' }) },
  });
  expect(calls.map(({ pathname }) => pathname)).not.toContain('/content');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'Heat exchangers and parts for Elmbridge Dairies Ltd',
  );
});

test('B1: home renders without its search words', async () => {
  await openShop('/en-gb/', { answers: { '/keywords': problem(500) } });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The right part');
});

test('B1: structured data describes the site, its search and its company', async () => {
  await openShop('/en-gb/');
  expect(jsonLd('WebSite')).toMatchObject({
    url: 'https://shop.example/en-gb/',
    potentialAction: { target: { urlTemplate: 'https://shop.example/en-gb/search?q={search_term_string}' } },
  });
  expect(jsonLd('Organization')).toMatchObject({
    name: 'Vadholm',
    legalName: 'Vadholm Heat Transfer Ltd',
    sameAs: ['https://social.example/vadholm'],
  });
});

test('B1: home links to its counterpart in every market', async () => {
  await openShop('/en-gb/');
  const alternates = [...document.querySelectorAll('link[rel=alternate]')].map((link) => [
    link.getAttribute('hreflang'),
    link.getAttribute('href'),
  ]);
  expect(alternates).toEqual([
    ['sv-SE', 'https://shop.example/sv-se/'],
    ['en-US', 'https://shop.example/en-us/'],
    ['en-GB', 'https://shop.example/en-gb/'],
    ['de-DE', 'https://shop.example/de-de/'],
    ['x-default', 'https://shop.example/'],
  ]);
  expect(document.querySelector('link[rel=canonical]')!.getAttribute('href')).toBe('https://shop.example/en-gb/');
});

const partnerBlock = { name: 'partnerstart', title: 'For the plants you look after', parts: [] };
const contentOf =
  (blocks: unknown[]) =>
  ({ url }: { url: string }) =>
    new URL(url, 'http://upstream').searchParams.get('blocks') === 'partnerstart'
      ? { blocks }
      : { blocks: [{ name: 'start', title: 'The right part', lead: 'For every unit.', parts: [] }] };
const partner = buildUser({ isBusinessUser: true });
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

test('B1: a business user sees the partner block instead of the start block, below the products', async () => {
  await openShop('/en-gb/', { user: partner, answers: { '/content': contentOf([partnerBlock]) } });
  const told = await screen.findByRole('heading', { level: 2, name: 'For the plants you look after' });
  const products = screen.getByRole('region', { name: 'Products' });
  expect(products.compareDocumentPosition(told)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(await title(partner.companyName)).toBeTruthy();
  expect(screen.queryByText('The right part')).toBeNull();
});

test.each([
  ['nothing', []],
  ['an empty block', [{ ...partnerBlock, title: '' }]],
])('B1: where the partner block is %s a partner’s home is named after the company', async (_what, blocks) => {
  const { calls } = await openShop('/en-gb/', { user: partner, answers: { '/content': contentOf(blocks) } });
  await waitFor(() => expect(calls.filter(({ pathname }) => pathname === '/content')).toHaveLength(2));
  expect(await title(partner.companyName)).toBeTruthy();
});

test('B1: if the partner block fails to load a partner’s home is named after the company', async () => {
  const failing = ({ url }: { url: string }) => (url.includes('partnerstart') ? problem(500) : contentOf([])({ url }));
  await openShop('/en-gb/', { user: partner, answers: { '/content': failing } });
  expect(await title(partner.companyName)).toBeTruthy();
});

test('whoever is signed in gets the workbench in place of the visitor’s search, and still the products', async () => {
  await openShop('/en-gb/', { user: buildUser() });
  expect(await screen.findByText('Workbench')).toBeTruthy();
  expect(screen.queryByText('The right part')).toBeNull();
  expect(screen.getByRole('region', { name: 'Products' })).toBeTruthy();
});

test('somebody without a company reads their own name', async () => {
  await openShop('/en-gb/', { user: buildUser({ companyName: '', gcmNumber: '' }) });
  expect(await title('Anna Lindqvist')).toBeTruthy();
});

test('a visitor gets no workbench', async () => {
  await openShop('/en-gb/');
  expect(screen.queryByText('Workbench')).toBeNull();
});

test('B1: nobody else requests the partner block, and on company sites no business user does', async () => {
  const asked = ({ calls }: { calls: URL[] }) => calls.map(({ searchParams }) => searchParams.get('blocks'));
  const customer = await openShop('/en-gb/', { user: buildUser() });
  expect(asked(customer)).not.toContain('partnerstart');
  customer.unmount();
  const company = await openShop('/en-gb/?companyId=-elmbridge', { companyId: 'elmbridge', user: partner });
  expect(company.calls.map(({ pathname }) => pathname)).not.toContain('/content');
});
