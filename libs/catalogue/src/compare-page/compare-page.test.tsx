import '@testing-library/jest-dom/jest-globals';
import type { Item } from '@shop/api-contracts';
import { buildItem, buildUnit } from '@shop/api-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { json, openPage, type Answers } from '../shop.fixture.tsx';

const entry = (id: string, name: string, values: (string | number)[], group = 'Duty') => ({
  id,
  name,
  group,
  values,
  type: typeof values[0] === 'number' ? ('number' as const) : ('text' as const),
  unit: id === 'length' ? 'MMT' : null,
});
const article = (n: number, item: Partial<Item> = {}): Item =>
  buildItem({
    genericItemId: `G${n}`,
    commercialItemId: `V${n}`,
    articleNumber: `GX-${n}`,
    name: `Heat exchanger ${n}`,
    specification: [
      entry('gasket', 'Gasket', [n === 3 ? 'EPDM' : 'NBR']),
      entry('medium', 'Medium', ['Water']),
      entry('length', 'Length', [100 * n], 'Measures'),
    ],
    ...item,
  });
const three: Answers = Object.fromEntries([1, 2, 3].map((n) => [`/items/G${n}`, () => json(article(n))]));
const open = (path: string, answers: Answers = three, isServer = false) =>
  openPage(`/en-gb/compare/${path}`, { answers, isServer });
const h1 = () => screen.getByRole('heading', { level: 1 });
const columns = () =>
  screen
    .getAllByRole('columnheader')
    .slice(1)
    .map((head) => within(head).getAllByRole('link')[0]!.textContent);
const rows = () => screen.getAllByRole('rowheader').map((head) => head.textContent);
const cellsOf = (name: string) =>
  within(screen.getByRole('rowheader', { name: new RegExp(`^${name}( , differs)?$`) }).closest('tr')!)
    .getAllByRole('cell')
    .map((cell) => (cell.querySelector('.measure-si') ?? cell).textContent.replace(/\u00a0/g, ' '));
const remove = (n: number) => screen.getByRole('link', { name: `Take GX-${n} out of the comparison` });

beforeEach(() => {
  sessionStorage.clear();
  window.dataLayer = [];
});

describe('C9: a comparison', () => {
  test('loads each of its articles, by item key or plain id, and shows them side by side', async () => {
    const { calls } = await open('c12/G1_c12_V1,G2_c12,G3');
    expect(h1()).toHaveTextContent('Compare 3 articles');
    expect(calls).toEqual([
      '/items/G1?categoryId=c12&commercialItemId=V1',
      '/items/G2?categoryId=c12',
      '/items/G3?categoryId=c12',
    ]);
    expect(columns()).toEqual(['GX-1', 'GX-2', 'GX-3']);
    expect(cellsOf('Gasket')).toEqual(['NBR', 'NBR', 'EPDM']);
    expect(cellsOf('Length')).toEqual(['100 mm', '200 mm', '300 mm']);
    expect(cellsOf('Availability')).toEqual(['3 in stock', '3 in stock', '3 in stock']);
    expect(screen.getByRole('link', { name: 'GX-2' })).toHaveAttribute(
      'href',
      '/en-gb/gasketed--c12/gx-050-31-plates--G2-V2',
    );
  });

  test('with an unknown article it is the not-found page', async () => {
    await open('c12/G1,G9');
    expect(h1()).toHaveTextContent('notFound 404');
  });

  test.each([500, 503])('with an article that fails to load (%s) it is the error page', async (status) => {
    await open('c12/G1,G2', { ...three, '/items/G2': () => json({ title: 'Down', status }, status) }, true);
    expect(h1()).toHaveTextContent(/^error$/);
  });

  test.each(['c12/,', 'c12/G1;G2', 'c99/G1'])('%s is the not-found page and requests no article', async (path) => {
    const { calls } = await open(path);
    expect(h1()).toHaveTextContent('notFound 404');
    expect(calls).toEqual([]);
  });

  test('has the same address in every market, and is not indexed', async () => {
    await open('c12/G1,G2?view=differences');
    expect(document.title).toBe('Compare: GX-1, GX-2 | Vadholm');
    const links = [...document.querySelectorAll('link[rel="canonical"], link[rel="alternate"]')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'https://shop.example/en-gb/compare/c12/G1_c12,G2_c12',
      'https://shop.example/en-gb/compare/c12/G1_c12,G2_c12',
      'https://shop.example/sv-se/compare/c12/G1_c12,G2_c12',
    ]);
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow');
  });

  test('becomes the selection of its category', async () => {
    await open('c12/G1,G2');
    await waitFor(() => expect(sessionStorage.getItem('compare-gb')).toContain('GX-2'));
    expect(JSON.parse(sessionStorage.getItem('compare-gb')!)).toMatchObject({
      categoryId: 'c12',
      last: '/compare/c12/G1_c12_V1,G2_c12_V2',
    });
  });

  test('of more than six shows six, with a notice', async () => {
    const seven = [1, 2, 3, 4, 5, 6, 7];
    const answers = Object.fromEntries(seven.map((n) => [`/items/G${n}`, () => json(article(n))]));
    await open(`c12/${seven.map((n) => `G${n}`).join()}`, answers);
    expect(columns()).toHaveLength(6);
    expect(screen.getByText('At most 6 articles can be compared.')).toBeVisible();
    expect(screen.queryByRole('link', { name: /Add an article/ })).toBeNull();
  });
});

describe('C9: my unit in a comparison', () => {
  const connected = (n: number, size: string) =>
    article(n, { specification: [entry('gasket', 'Gasket', ['NBR']), entry('connection', 'Connection', [size])] });
  const unit = buildUnit({
    specification: [entry('gasket', 'Gasket', ['EPDM']), entry('connection', 'Connection', ['DN 50'])],
  });
  const withUnit: Answers = {
    '/items/G1': () => json(connected(1, 'DN 50')),
    '/items/G2': () => json(connected(2, 'DN 65')),
    '/units/9JYNHRUSVE': () => json(unit),
    '/units/searchbyserial/30-114-0021': () => json({ units: [unit], nearest: [] }),
    '/units/searchbyserial/NOTHING-9': () => json({ units: [], nearest: [unit] }),
  };

  test('is its first column: differences are marked, and connections that do not match are named', async () => {
    await open('c12/G1,G2?equipmentId=9JYNHRUSVE', withUnit);
    expect(columns()).toEqual(['My unit', 'GX-1', 'GX-2']);
    expect(screen.getByRole('columnheader', { name: /Vadholm GX-050, 30-114-0021/ })).toBeVisible();
    expect(cellsOf('Gasket')).toEqual(['EPDM', 'NBR differs', 'NBR differs']);
    expect(cellsOf('Connection')).toEqual(['DN 50', 'DN 50', 'DN 65 does not match']);
    expect(cellsOf('Connections of my unit')).toEqual(['', 'Match', 'Do not match: Connection']);
  });

  test('stays in the address with fewer rows and with fewer articles, and is taken out alone', async () => {
    const { path } = await open('c12/G1,G2?equipmentId=9JYNHRUSVE', withUnit);
    await userEvent.click(screen.getByRole('link', { name: 'Differences only (2)' }));
    await waitFor(() => expect(path()).toContain('?view=differences&equipmentId=9JYNHRUSVE'));
    await userEvent.click(remove(2));
    await waitFor(() => expect(columns()).toEqual(['My unit', 'GX-1']));
    expect(path()).toContain('equipmentId=9JYNHRUSVE');
    await userEvent.click(screen.getByRole('link', { name: 'Take the unit 30-114-0021 out of the comparison' }));
    await waitFor(() => expect(columns()).toEqual(['GX-1']));
  });

  test('is found by its serial number; of an unknown one the nearest are offered', async () => {
    const { path } = await open('c12/G1,G2', withUnit);
    const field = () => screen.getByRole('textbox', { name: 'Serial number of my unit' });
    await userEvent.type(field(), 'NOTHING-9{Enter}');
    expect(await screen.findByText(/No unit with the number NOTHING-9 is known/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Vadholm GX-050, 30-114-0021' })).toHaveAttribute(
      'href',
      '/en-gb/compare/c12/G1_c12,G2_c12?equipmentId=9JYNHRUSVE',
    );
    await userEvent.clear(field());
    await userEvent.type(field(), '30-114-0021{Enter}');
    await waitFor(() => expect(path()).toBe('/en-gb/compare/c12/G1_c12,G2_c12?equipmentId=9JYNHRUSVE'));
    await waitFor(() => expect(columns()).toEqual(['My unit', 'GX-1', 'GX-2']));
  });

  test('that is unknown is said to be, and the articles are compared', async () => {
    await open('c12/G1,G2?equipmentId=UNKNOWN9', withUnit);
    expect(await screen.findByText('The unit could not be loaded.')).toBeVisible();
    expect(columns()).toEqual(['GX-1', 'GX-2']);
  });
});

describe('the compare page', () => {
  test('C9: marks in words what differs, among what does not', async () => {
    await open('c12/G1,G2,G3');
    expect(screen.getByRole('rowheader', { name: /^Gasket.*differs$/ })).toBeVisible();
    expect(screen.getByRole('rowheader', { name: 'Medium' })).toBeVisible();
  });

  test('only differences hides equal rows, by the address', async () => {
    const { path } = await open('c12/G1,G2,G3');
    expect(rows()).toContain('Medium');
    await userEvent.click(screen.getByRole('link', { name: 'Differences only (2)' }));
    await waitFor(() => expect(rows()).not.toContain('Medium'));
    expect(rows()).toEqual(expect.arrayContaining(['Unit price', 'Gasket', 'Length']));
    expect(path()).toBe('/en-gb/compare/c12/G1_c12,G2_c12,G3_c12?view=differences');
    await userEvent.click(screen.getByRole('link', { name: 'All properties' }));
    await waitFor(() => expect(rows()).toContain('Medium'));
  });

  test('a row that only one article has is a difference, and the others show that they have none', async () => {
    const specification = [entry('gasket', 'Gasket', ['NBR']), entry('cover', 'Cover', ['Steel'])];
    await open('c12/G1,G2?view=differences', { ...three, '/items/G2': () => json(article(2, { specification })) });
    expect(cellsOf('Cover')).toEqual(['–Not given', 'Steel']);
    expect(rows()).not.toContain('Gasket');
  });

  test('articles without differences are reported as equal', async () => {
    const same = [entry('gasket', 'Gasket', ['NBR'])];
    await open('c12/G1,G2?view=differences', {
      '/items/G1': () => json(article(1, { specification: same })),
      '/items/G2': () => json(article(2, { specification: same })),
    });
    expect(screen.getByText('These articles do not differ in their specification.')).toBeVisible();
  });

  test('removing an article updates the address without a request, and moves the focus', async () => {
    const { path, calls, router } = await open('c12/G1,G2,G3');
    const asked = calls.length;
    await userEvent.click(remove(2));
    await waitFor(() => expect(columns()).toEqual(['GX-1', 'GX-3']));
    expect(path()).toBe('/en-gb/compare/c12/G1_c12,G3_c12');
    expect(remove(3)).toHaveFocus();
    expect(calls).toHaveLength(asked);
    await userEvent.click(remove(3));
    await waitFor(() => expect(columns()).toEqual(['GX-1']));
    expect(remove(1)).toHaveFocus();
    expect(screen.getByText('Add at least one more article to see how they differ.')).toBeVisible();
    await act(() => router.navigate(-1));
    await waitFor(() => expect(columns()).toEqual(['GX-1', 'GX-3']));
  });

  test('removing the last one returns to the category, with an empty selection', async () => {
    await open('c12/G1');
    expect(remove(1)).toHaveAttribute('href', '/en-gb/gasketed--c12');
    await userEvent.click(remove(1));
    expect(sessionStorage.getItem('compare-gb')).toContain('"items":[]');
  });

  test('further articles are added in the category', async () => {
    await open('c12/G1,G2');
    expect(screen.getByRole('link', { name: 'Add an article' })).toHaveAttribute('href', '/en-gb/gasketed--c12');
  });

  test('figures are shown in both measure systems, as on the item page', async () => {
    await open('c12/G1,G2');
    expect(screen.getByText('3.94 in')).toHaveAttribute('title', '100\u00a0mm');
    await userEvent.click(screen.getAllByText('More')[0]!);
    expect(screen.getByRole('radio', { name: 'US' })).toBeVisible();
  });

  test('customs number and origin are compared as well', async () => {
    await open('c12/G1,G2?view=differences', {
      '/items/G1': () => json(article(1, { countryOfOrigin: 'SE', customsNumber: '84195080' })),
      '/items/G2': () => json(article(2, { countryOfOrigin: 'DE', customsNumber: '84195080' })),
    });
    expect(cellsOf('Country of origin')).toEqual(['Sweden', 'Germany']);
    expect(rows()).not.toContain('Customs number');
  });
});

test('a slow price is requested once per article', async () => {
  const slow = { salesDetails: null, salesDetailsOnRequest: true };
  const { calls } = await open('c12/G1,G2', {
    ...three,
    '/items/G2': ({ searchParams }) => json(article(2, searchParams.get('salesDetails') ? {} : slow)),
  });
  await waitFor(() => expect(cellsOf('Unit price')[1]).toContain('£2,117.00'));
  expect(calls.filter((call) => call.includes('complete'))).toEqual([
    '/items/G2?categoryId=c12&commercialItemId=V2&salesDetails=complete',
  ]);
});

test('M5: a comparison is reported as a list, with the article chosen from it', async () => {
  await open('c12/G1,G2');
  expect(window.dataLayer).toContainEqual(
    expect.objectContaining({
      event: 'view_item_list',
      ecommerce: {
        item_list_id: 'compare',
        item_list_name: 'Compare',
        currency: 'GBP',
        items: [expect.objectContaining({ item_id: 'GX-1' }), expect.objectContaining({ item_id: 'GX-2' })],
      },
    }),
  );
  await userEvent.click(screen.getByRole('link', { name: 'GX-2' }));
  expect(window.dataLayer).toContainEqual(expect.objectContaining({ event: 'select_item' }));
});
