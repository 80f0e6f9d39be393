import { buildCategory, buildItemCard, buildSearchResult } from '@shop/api-contracts/testing';
import '@testing-library/jest-dom/jest-globals';
import { showToast } from '@shop/design-system';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { json, openPage, type Answers } from '../shop.fixture.tsx';
import { searchPageLoader } from './search-page.loader.ts';
import { createShop } from '../shop.fixture.tsx';

jest.mock('@shop/design-system', () => ({
  ...jest.requireActual<object>('@shop/design-system'),
  showToast: jest.fn(),
}));

const all = buildSearchResult(30);
/** An upstream with 30 hits, which respects the limit. */
const thirty: Answers = {
  '/items/search': ({ searchParams }) => {
    const limit = Number(searchParams.get('limit') ?? 12);
    return json({ ...all, expression: searchParams.get('expression'), items: all.items.slice(0, limit) });
  },
};
const answering = (more: Parameters<typeof buildSearchResult>[1], count = 1): Answers => ({
  '/items/search': () => json(buildSearchResult(count, more)),
});
const failing: Answers = { '/items/search': () => json({ title: 'Down', status: 500 }, 500) };
const searches = (calls: string[]) => calls.filter((call) => call.startsWith('/items/search'));
const titles = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

beforeEach(() => {
  window.dataLayer = [];
  jest.mocked(showToast).mockClear();
});

describe('C10: an expression', () => {
  test.each(['/en-gb/search', '/en-gb/search?q=', '/en-gb/search?q=%20%20'])(
    'that is empty redirects home: %s',
    async (url) => {
      const { path, calls } = await openPage(url, { answers: {} });
      expect(path()).toBe('/en-gb/');
      expect(calls).toEqual([]);
      expect(showToast).not.toHaveBeenCalled();
    },
  );

  test('makes one call, and no other while it is unchanged', async () => {
    const { calls, router } = await openPage('/en-gb/search?q=gasket', { answers: thirty });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Search for “gasket”');
    expect(searches(calls)).toEqual(['/items/search?expression=gasket&limit=600']);
    await act(() => router.navigate('/en-gb/search?q=gasket'));
    await act(() => router.navigate('/en-gb/search?q=%20gasket%20'));
    await act(() => router.navigate('/en-gb/search?q=gasket&page=3'));
    await waitFor(() => expect(titles()).toHaveLength(6));
    expect(searches(calls)).toHaveLength(1);
    await act(() => router.navigate('/en-gb/search?q=plate'));
    expect(searches(calls)).toEqual([
      '/items/search?expression=gasket&limit=600',
      '/items/search?expression=plate&limit=600',
    ]);
  });

  test('shows 12 hits per page, and paging uses the one answer', async () => {
    const { calls, router } = await openPage('/en-gb/search?q=gasket', { answers: thirty });
    expect(titles()).toEqual(all.items.slice(0, 12).map(({ articleNumber }) => articleNumber));
    expect(screen.getByText('1 to 12 of 30')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('href', '/en-gb/search?q=gasket&page=2');
    await act(() => router.navigate('/en-gb/search?q=gasket&page=2'));
    await waitFor(() => expect(titles()[0]).toBe('A-13'));
    expect(searches(calls)).toHaveLength(1);
  });

  test('that is new starts at page 1, and paging works again', async () => {
    const { router } = await openPage('/en-gb/search?q=gasket&page=3', { answers: thirty });
    expect(titles()[0]).toBe('A-25');
    await act(() => router.navigate('/en-gb/search?q=plate'));
    await waitFor(() => expect(titles()[0]).toBe('A-1'));
    expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '/en-gb/search?q=plate&page=3');
  });

  test('is answered on the server with only the hits of the page', async () => {
    const { app, calls, createContext } = createShop({ answers: thirty, isServer: true });
    await searchPageLoader({
      request: new Request('https://shop.example/en-gb/search?q=gasket&page=2'),
      context: createContext(),
      params: {},
    } as never);
    expect(searches(calls)).toEqual(['/items/search?expression=gasket&limit=24']);
    expect(app.queryClient.getQueryCache().getAll()).toHaveLength(2);
  });

  test('after the last page shows the last one', async () => {
    await openPage('/en-gb/search?q=gasket&page=9', { answers: thirty });
    expect(titles()[0]).toBe('A-25');
  });
});

describe('C10: a search that fails', () => {
  const text = 'Unable to perform search, please try again later or contact support';

  test('in the browser shows a toast and goes home', async () => {
    const { router } = await openPage('/en-gb', { answers: failing });
    await act(() => router.navigate('/en-gb/search?q=gasket'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/en-gb/'));
    expect(showToast).toHaveBeenCalledWith(expect.objectContaining({ type: 'error', text }));
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
  });

  test('goes home without a toast if the link asks for quiet', async () => {
    const { router } = await openPage('/en-gb', { answers: failing });
    await act(() => router.navigate('/en-gb/search?q=gasket&quiet=1'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/en-gb/'));
    expect(showToast).not.toHaveBeenCalled();
  });

  test('on the server is the error page with 503', async () => {
    await openPage('/en-gb/search?q=gasket', { answers: failing, isServer: true });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('error 503');
  });

  test('is repeated on retry', async () => {
    let isDown = true;
    const { router } = await openPage('/en-gb', {
      answers: { '/items/search': (address) => (isDown ? failing : thirty)['/items/search']!(address) },
    });
    await act(() => router.navigate('/en-gb/search?q=gasket'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/en-gb/'));
    isDown = false;
    await act(() => router.navigate('/en-gb/search?q=gasket'));
    await waitFor(() => expect(titles()).toHaveLength(12));
  });
});

test('an exact article number redirects to its article', async () => {
  const exactMatch = buildItemCard({ itemTags: [{ id: 'asme' }] });
  const { router } = await openPage('/en-gb', {
    answers: { ...answering({ exactMatch }), '*': () => json({ title: 'No', status: 404 }, 404) },
  });
  await act(() => router.navigate('/en-gb/search?q=gx050031'));
  expect(router.state.location.pathname + router.state.location.search).toBe(
    '/en-gb/gasketed--c12/gx-050-31-plates--G1-V1?t=asme',
  );
});

test('the expression searched instead is named', async () => {
  await openPage('/en-gb/search?q=gaskt', { answers: answering({ correctedTo: 'gasket' }) });
  expect(screen.getByText('Nothing found for “gaskt”.')).toBeVisible();
  expect(screen.getByText('Showing hits for “gasket”.')).toBeVisible();
});

test('without hits there are tips, similar numbers, categories and home: no dead end', async () => {
  const { calls } = await openPage('/en-gb/search?q=GX-050-999', {
    answers: {
      ...answering({ total: 0 }, 0),
      '/items/suggestions': () => json({ categories: [], items: [buildItemCard()], keywords: [] }),
    },
  });
  expect(screen.getByText('Check the spelling.')).toBeVisible();
  expect(calls).toContain('/items/suggestions?expression=GX-050');
  expect(screen.getByRole('link', { name: 'GX-050-031' })).toHaveAttribute(
    'href',
    '/en-gb/gasketed--c12/gx-050-31-plates--G1-V1',
  );
  expect(screen.getByRole('link', { name: 'Spare parts' })).toHaveAttribute('href', '/en-gb/spare-parts--c2');
  expect(screen.getByRole('link', { name: 'Find a unit' })).toHaveAttribute('href', '/en-gb/unit');
  for (const name of ['Request a quote', 'Send us a message'])
    expect(screen.getByRole('link', { name })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/en-gb\/message#text=.*GX-050-999$/),
    );
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/en-gb/');
});

test('a category narrows the hits, keeps the words, and all hits are on pages', async () => {
  const categories = [{ id: 'c2', slug: 'spare-parts', name: 'Gaskets', productCount: 192 }];
  const { calls, router } = await openPage('/en-gb/search?q=GX-050', {
    answers: answering({ total: 5309, categories }, 600),
  });
  expect(screen.getByRole('link', { name: 'Gaskets 192' })).toHaveAttribute(
    'href',
    '/en-gb/search?q=GX-050&category=c2',
  );
  expect(screen.getByRole('link', { name: 'Page 443' })).toBeVisible();
  await act(() => router.navigate('/en-gb/search?q=GX-050&category=c2'));
  expect(searches(calls).at(-1)).toBe('/items/search?expression=GX-050&limit=600&category=c2');
  expect(screen.getByRole('link', { name: 'Gaskets 192' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('link', { name: 'All categories 192' })).toHaveAttribute('href', '/en-gb/search?q=GX-050');
  await act(() => router.navigate('/en-gb/search?q=GX-050&page=51'));
  expect(searches(calls).at(-1)).toBe('/items/search?expression=GX-050&limit=600&offset=600');
});

test('of many categories the first six are in sight, with the chosen one; the others follow a press', async () => {
  const categories = Array.from({ length: 17 }, (_, n) => ({
    ...{ id: `c${n}`, slug: `kind-${n}`, name: `Kind ${n}` },
    productCount: 40 - n,
  }));
  await openPage('/en-gb/search?q=gasket&category=c16', { answers: answering({ total: 24, categories }, 24) });
  const link = (name: string) => screen.getByRole('link', { name, hidden: true });
  expect(link('Kind 16 24')).toHaveAttribute('aria-current', 'true');
  for (const name of ['Kind 16 24', 'Kind 0 40', 'Kind 4 36']) expect(link(name)).toBeVisible();
  expect(link('Kind 5 35')).not.toBeVisible();
  fireEvent.click(screen.getByText('More'));
  expect(link('Kind 5 35')).toBeVisible();
});

test('C10: of more hits than are counted every number is a least one, and there is one order', async () => {
  const categories = [{ id: 'c2', slug: 'gaskets', name: 'Gaskets', productCount: 9_120, hasMore: true }];
  await openPage('/en-gb/search?q=gasket&sort=price', {
    answers: answering({ total: 10_000, hasMore: true, categories }, 600),
  });
  expect(screen.getByText('10,000+ articles')).toBeVisible();
  expect(screen.getByText('1 to 12 of 10,000+')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Gaskets 9,120+' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All categories 9,120+' })).toBeVisible();
  expect(screen.getByText(/choose a category or add a word/)).toBeVisible();
  const orders = within(screen.getByRole('combobox', { name: 'Sort by' })).getAllByRole('option');
  expect(orders.map(({ textContent }) => textContent)).toEqual(['Best match']);
});

test.each([
  ['all hits look alike', ['c12'], '', true],
  ['the person chooses', ['c12'], '&view=grid', false],
  ['some do not', ['c12', 'c11'], '', false],
] as const)('N10: hits that look alike are a table: %s', async (_case, categoryIds, query, isTable) => {
  const category = { name: 'Gaskets', slug: 'gaskets' };
  const items = all.items.map((item, n) => ({ ...item, categoryId: categoryIds[n % categoryIds.length]! }));
  await openPage(`/en-gb/search?q=gasket${query}`, {
    answers: { '/items/search': () => json({ ...all, items }) },
    categories: [buildCategory({ ...category, id: 'c12', view: 'list' }), buildCategory({ ...category, id: 'c11' })],
  });
  await screen.findByText('1 to 12 of 30');
  await waitFor(() => expect(screen.queryByRole('table') !== null).toBe(isTable));
});

test('the hits can be sorted and shown as a list, and pages keep both', async () => {
  const { calls, router } = await openPage('/en-gb/search?q=gasket', { answers: thirty });
  await act(() => router.navigate('/en-gb/search?q=gasket&sort=-price&view=list'));
  expect(searches(calls).at(-1)).toBe('/items/search?expression=gasket&limit=600&sort=-price');
  expect(await screen.findByRole('table', { name: 'Search results' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute(
    'href',
    '/en-gb/search?q=gasket&page=2&sort=-price&view=list',
  );
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue('-price');
});

describe('C10: filters of the hits', () => {
  const material = {
    id: 'material',
    description: 'Gasket material',
    type: 'value' as const,
    value: null,
    range: null,
    unit: null,
    disabled: false,
  };
  const pressure = { ...material, id: 'pressure', description: 'Pressure', type: 'singleValue' as const };
  /** 30 hits, of which each value of the material leaves ten; unheard filters are refused. */
  const filterable: Answers = {
    '/items/search': async ({ searchParams }) => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      const selection = JSON.parse(searchParams.get('f') ?? '{}') as Record<string, string[]>;
      if (Object.keys(selection).some((id) => id !== 'material' && id !== 'pressure'))
        return json({ title: 'Bad filter', status: 400, code: 'invalid_filter' }, 400);
      const isNone = selection['material']?.includes('none');
      const total = isNone ? 0 : (selection['material']?.length ?? 3) * 10;
      const offset = Number(searchParams.get('offset') ?? 0);
      const limit = Number(searchParams.get('limit') ?? 12);
      const found = all.items.slice(0, total);
      return json({
        ...all,
        items: found.slice(offset, offset + limit),
        total,
        categories: [{ id: 'c2', slug: 'spare-parts', name: 'Gaskets', productCount: 30 }],
        filters: [
          { ...material, values: ['NBR', 'EPDM', 'none'].map((name) => ({ name, productCount: 10 })) },
          { ...pressure, values: [{ key: 'low', name: 'Low', productCount: 10 }] },
        ],
        ...(selection['material']?.includes('nitril') ? { selection: { material: ['NBR'] } } : {}),
      });
    },
  };
  const panel = () => within(screen.getByRole('complementary', { name: 'Filters' }));
  const f = (path: string) => new URLSearchParams(path.split('?')[1]).get('f');

  test('narrow them one after the other, however fast, with the parameter of category pages', async () => {
    const { path, calls } = await openPage('/en-gb/search?q=gasket&page=2&view=list', { answers: filterable });
    fireEvent.click(await panel().findByRole('checkbox', { name: /^NBR/ }));
    fireEvent.click(panel().getByRole('checkbox', { name: /^EPDM/ }));
    fireEvent.click(panel().getByRole('radio', { name: /^Low/ }));
    await waitFor(() =>
      expect(path()).toBe(
        `/en-gb/search?q=gasket&f=${encodeURIComponent('{"material":["EPDM","NBR"],"pressure":"low"}')}&view=list`,
      ),
    );
    expect(await screen.findByText('20 articles of 30')).toBeVisible();
    // each choice is another list, of which a page is called for
    expect(new URL(searches(calls).at(-1)!, 'http://upstream').searchParams.get('limit')).toBe('12');
  });

  test('are chips, each removed by a link; paging and sorting keep them', async () => {
    const { router, path } = await openPage('/en-gb/search?q=gasket&f={"material":["NBR","EPDM"]}', {
      answers: filterable,
    });
    const [remove] = await screen.findAllByRole('link', { name: /^Remove filter Gasket material: NBR/ });
    expect(f(screen.getByRole('link', { name: 'Page 2' }).getAttribute('href')!)).toBe('{"material":["EPDM","NBR"]}');
    fireEvent.change(screen.getByRole('combobox', { name: 'Sort by' }), { target: { value: 'price' } });
    await waitFor(() => expect(path()).toContain('sort=price'));
    expect(f(path())).toBe('{"material":["EPDM","NBR"]}');
    await act(() => router.navigate('/en-gb/search?q=gasket&page=2&f={"material":["NBR","EPDM"]}'));
    await waitFor(() => expect(titles()[0]).toBe('A-13'));
    fireEvent.click(remove!);
    await waitFor(() => expect(f(path())).toBe('{"material":["EPDM"]}'));
    expect(path()).not.toContain('page=');
    fireEvent.click(await screen.findByRole('link', { name: 'Clear all' }));
    await waitFor(() => expect(f(path())).toBeNull());
  });

  test('that leave nothing can be cleared', async () => {
    await openPage('/en-gb/search?q=gasket&f={"material":["none"]}', { answers: filterable });
    expect(screen.getByRole('heading', { name: 'No article fits these filters' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Clear all filters' })).toHaveAttribute('href', '/en-gb/search?q=gasket');
    expect(screen.getByText('0 articles of 30')).toBeVisible();
  });

  test('of links from before there were any are the category that they named', async () => {
    const { path } = await openPage('/en-gb/search?q=gasket&sort=price&f=c2', { answers: filterable });
    expect(path()).toBe('/en-gb/search?q=gasket&category=c2&sort=price');
  });

  test.each(['{"unheard":["a"]}', '{"material":'])('that do not fit the hits are dropped: f=%s', async (wrong) => {
    const { path } = await openPage(`/en-gb/search?q=gasket&sort=price&f=${encodeURIComponent(wrong)}`, {
      answers: filterable,
    });
    expect(path()).toBe('/en-gb/search?q=gasket&sort=price');
    expect(showToast).not.toHaveBeenCalled();
  });

  test('said in words of a language become keys, and equal ones have one address', async () => {
    const { path } = await openPage('/en-gb/search?q=gasket&f={"material":["nitril"]}', { answers: filterable });
    expect(f(path())).toBe('{"material":["NBR"]}');
  });

  test('are left behind with the category, whose count is without them', async () => {
    await openPage('/en-gb/search?q=gasket&f={"material":["NBR"]}', { answers: filterable });
    expect(screen.getByRole('link', { name: 'Gaskets 30' })).toHaveAttribute(
      'href',
      '/en-gb/search?q=gasket&category=c2',
    );
  });
});

test('several article numbers lead to the quick order with the numbers', async () => {
  await openPage('/en-gb/search?q=GX-050-FP+GX-050-PP', { answers: answering({ severalNumbers: true }, 2) });
  expect(screen.getByRole('link', { name: 'Enter them in quick order' })).toHaveAttribute(
    'href',
    '/en-gb/quick-order#numbers=GX-050-FP+GX-050-PP',
  );
});

test('search pages are not indexed', async () => {
  await openPage('/en-gb/search?q=gasket', { answers: thirty });
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(document.title).toBe('Search for “gasket” | Vadholm');
});

test('M5: each search is reported once, and its hits as one list', async () => {
  const { router } = await openPage('/en-gb/search?q=gasket', { answers: thirty });
  await act(() => router.navigate('/en-gb/search?q=gasket&page=2'));
  await waitFor(() => expect(titles()[0]).toBe('A-13'));
  const events = window.dataLayer!.flatMap(({ event }) => (event ? [event] : []));
  expect(events.filter((event) => event === 'search')).toHaveLength(1);
  expect(events.filter((event) => event === 'view_item_list')).toHaveLength(2);
  expect(window.dataLayer).toContainEqual({ event: 'search', search_term: 'gasket', search_results: 30 });
});

describe('I8: hits narrowed to what fits a unit', () => {
  const unit = {
    equipmentId: '9JYNHRUSVE',
    serialNumber: '30-114-0021',
    name: 'GX-050',
    model: 'GX-050',
    customName: null,
  };

  test('say so, keep it on other pages and in other orders, and show all again', async () => {
    const { calls } = await openPage('/en-gb/search?q=gasket&fits=9JYNHRUSVE', {
      answers: { '/items/search': () => json({ ...all, fits: unit, totalWithoutUnit: 90 }) },
    });
    expect(searches(calls)).toEqual(['/items/search?expression=gasket&limit=600&fits=9JYNHRUSVE']);
    const chip = await screen.findByRole('link', { name: 'Remove filter unit: Fits GX-050 · 30-114-0021' });
    expect(chip).toHaveAttribute('href', '/en-gb/search?q=gasket');
    expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute(
      'href',
      '/en-gb/search?q=gasket&page=2&fits=9JYNHRUSVE',
    );
  });

  test('none of which fits is said as such', async () => {
    await openPage('/en-gb/search?q=gasket&fits=9JYNHRUSVE', {
      answers: answering({ total: 0, totalUnfiltered: 0, items: [], categories: [], fits: unit, totalWithoutUnit: 9 }),
    });
    expect(screen.getByRole('heading', { name: 'None of these articles fits GX-050 · 30-114-0021' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Show all articles' })).toHaveAttribute('href', '/en-gb/search?q=gasket');
  });

  test('a unit that is not known leaves all hits and is said', async () => {
    await openPage('/en-gb/search?q=gasket&fits=%00', { answers: answering({ fits: null }, 30) });
    expect(await screen.findByText('This unit is not known here. All articles are shown.')).toBeVisible();
    expect(titles()).toHaveLength(12);
  });
});
