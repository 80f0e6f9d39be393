import type { ApiRequest, User } from '@shop/api-contracts';
import { buildItemCard, buildUnit, buildUser } from '@shop/api-contracts/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { after, openShop, problem } from '../shop.fixture.tsx';

const suggestions = {
  categories: [{ id: 'c12', slug: 'gasketed', name: 'Gasketed', productCount: 60 }],
  items: [
    buildItemCard({ genericItemId: 'g1', slug: 'gx-050-gc', name: 'Channel gasket', articleNumber: 'GX-050-GC' }),
    buildItemCard({ genericItemId: 'g2', slug: 'gx-050-ep', name: 'End plate', articleNumber: 'GX-050-EP' }),
  ],
  keywords: ['gasket glue'],
};

/** Opens a page and types into the header's search field. */
async function openSearch(answer: unknown = suggestions, user?: User) {
  const shop = await openShop('/en-gb/switch', { answers: { '/items/suggestions': answer }, ...(user && { user }) });
  const field = within(screen.getByRole('banner')).getByRole<HTMLInputElement>('searchbox');
  await userEvent.click(field);
  await waitFor(() => expect(field.getAttribute('role')).toBe('combobox'));
  const asked = () =>
    shop.calls
      .filter(({ pathname }) => pathname === '/items/suggestions')
      .map((url) => url.searchParams.get('expression'));
  return { ...shop, field, asked };
}
const active = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;
const options = () => screen.findAllByRole('option');
/** With the server's answer: categories of the loaded tree are there before. */
async function answered(count = 4): Promise<HTMLElement[]> {
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(count));
  return options();
}

test('A4: a blank text only focuses the field', async () => {
  const { field, router } = await openSearch();
  await userEvent.type(field, '   {Enter}');
  expect(document.activeElement).toBe(field);
  expect(router.state.location.pathname).toBe('/en-gb/switch');
});

test('A4: Enter searches with q, trimmed, from the first page, and closes the suggestions', async () => {
  const { field, router } = await openSearch();
  await userEvent.type(field, ' gasket ');
  await options();
  expect(field.getAttribute('aria-expanded')).toBe('true');
  await userEvent.type(field, '{Enter}');
  await screen.findByRole('heading', { level: 1, name: 'Search' });
  expect(router.state.location.pathname + router.state.location.search).toBe('/en-gb/search?q=gasket');
  expect(field.getAttribute('aria-expanded')).toBe('false');
});

test('suggestions are grouped and link to categories, articles and searches', async () => {
  const { field } = await openSearch();
  await userEvent.type(field, 'gasket');
  const links = (await answered()).map((option) => option.getAttribute('href'));
  expect(
    screen
      .getAllByRole('group')
      .slice(0, 3)
      .map((group) => group.getAttribute('aria-labelledby')),
  ).toEqual(['search-header-list-categories', 'search-header-list-articles', 'search-header-list-keywords']);
  expect(links).toEqual([
    '/en-gb/gasketed--c12',
    '/en-gb/gasketed--c12/gx-050-gc--g1-V1',
    '/en-gb/gasketed--c12/gx-050-ep--g2-V1',
    '/en-gb/search?q=gasket+glue',
  ]);
  expect(screen.getAllByText('3 in stock')).toHaveLength(2);
  expect(screen.getByText('4 suggestions')).toBeTruthy();
});

test('arrow keys, Home and End choose, Enter opens, the focus stays in the field', async () => {
  const { field, router } = await openSearch();
  await userEvent.type(field, 'gx');
  await options();
  const seen: (string | null)[] = [];
  for (const key of ['ArrowDown', 'ArrowDown', 'End', 'ArrowDown', 'ArrowUp', 'Home', 'ArrowUp']) {
    await userEvent.keyboard(`{${key}}`);
    seen.push(active(field)?.slice(0, 8) ?? null);
  }
  expect(seen).toEqual(['Gasketed', 'GX-050-G', 'gasket g', null, 'gasket g', 'Gasketed', null]);
  expect(document.activeElement).toBe(field);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await screen.findByRole('heading', { level: 1, name: 'Category' });
  expect(router.state.location.pathname).toBe('/en-gb/gasketed--c12');
});

test('Escape closes the suggestions and keeps the text, an arrow key reopens them', async () => {
  const { field } = await openSearch();
  await userEvent.type(field, 'gx');
  await options();
  await userEvent.keyboard('{Escape}');
  expect(field.getAttribute('aria-expanded')).toBe('false');
  expect(field.value).toBe('gx');
  await userEvent.keyboard('{ArrowDown}');
  expect(field.getAttribute('aria-expanded')).toBe('true');
});

test('the cross closes the suggestions and leaves the field, which gives back the room it takes on phones', async () => {
  const { field } = await openSearch();
  await userEvent.type(field, 'gasket');
  await answered();
  const cross = within(screen.getByRole('search', { name: 'Search' })).getByRole('button', { name: 'Close' });
  await userEvent.click(cross);
  expect(field.getAttribute('aria-expanded')).toBe('false');
  expect(field.value).toBe('gasket');
  expect(document.activeElement).toBe(document.body);
});

test('A4: suggestions are requested once typing pauses, and not again for the same expression', async () => {
  const { field, asked } = await openSearch();
  await userEvent.type(field, 'gasket');
  await options();
  await userEvent.type(field, ' ');
  await userEvent.type(field, 's{Backspace}{Backspace}');
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(asked()).toEqual(['gasket']);
});

test('an outdated answer is never shown, and its request is aborted', async () => {
  let answerSlowly = (_: unknown) => undefined as void;
  const requests: ApiRequest[] = [];
  const { field } = await openSearch((request: ApiRequest) => {
    requests.push(request);
    return request.url.includes('expression=ga&')
      ? new Promise((resolve) => (answerSlowly = resolve))
      : { ...suggestions, items: [] };
  });
  await userEvent.type(field, 'ga');
  await waitFor(() => expect(requests).toHaveLength(1));
  await userEvent.type(field, 'sket');
  expect(await answered(2)).toHaveLength(2);
  expect(requests[0]!.signal!.aborted).toBe(true);
  await after(() => answerSlowly(suggestions));
  expect(await options()).toHaveLength(2);
});

test('if suggestions fail the search still works, with a notice', async () => {
  const { field } = await openSearch(problem(500));
  await userEvent.type(field, 'gasket');
  expect((await screen.findAllByText('No suggestions just now. Press Enter to search.')).length).toBeGreaterThan(0);
});

test('leaving the field closes the suggestions', async () => {
  const { field } = await openSearch();
  await userEvent.type(field, 'gasket');
  await options();
  fireEvent.blur(field, { relatedTarget: document.body });
  expect(field.getAttribute('aria-expanded')).toBe('false');
});

test('without a script the form opens the search page with q', async () => {
  await openShop('/en-gb/');
  const form = within(screen.getByRole('banner')).getByRole<HTMLFormElement>('search');
  expect([form.getAttribute('action'), form.method, (form.elements.namedItem('q') as HTMLInputElement).name]).toEqual([
    '/en-gb/search',
    'get',
    'q',
  ]);
});

test('the field shows the searched expression', async () => {
  await openShop('/en-gb/search?q=titanium');
  expect(within(screen.getByRole('banner')).getByRole<HTMLInputElement>('searchbox').value).toBe('titanium');
});

test('J1: a serial number or a tag suggests its unit, words do not ask for units', async () => {
  const unit = { ...buildUnit(), equipmentId: '9JYNHRUSVE' };
  const shop = await openShop('/en-gb/switch', {
    answers: { '/items/suggestions': suggestions, '/units/search': { units: [unit] } },
  });
  const field = within(screen.getByRole('banner')).getByRole<HTMLInputElement>('searchbox');
  await userEvent.click(field);
  await waitFor(() => expect(field.getAttribute('role')).toBe('combobox'));
  const asked = () => shop.calls.filter(({ pathname }) => pathname === '/units/search').length;
  await userEvent.type(field, 'gasket');
  await options();
  expect(asked()).toBe(0);
  await userEvent.clear(field);
  await userEvent.type(field, '30-114');
  const option = await screen.findByRole('option', { name: /GX-050, 2016/ });
  expect(option.getAttribute('href')).toBe('/en-gb/unit/9JYNHRUSVE');
  expect(option.closest('[role=group]')!.textContent).toMatch(/^Units/);
  expect(asked()).toBe(1);
});

test('A4: suggestions with one person’s prices and numbers never show to the next one, not even while theirs load', async () => {
  const prices = jest.fn<Promise<Response>, []>().mockResolvedValueOnce(Response.json(suggestions));
  prices.mockReturnValue(new Promise(() => undefined));
  const { field, identity, router } = await openSearch(prices, buildUser());
  await userEvent.type(field, 'g');
  expect(await options()).toHaveLength(4);
  await after(() => {
    identity.end();
    return router.revalidate();
  });
  await waitFor(() => expect(prices).toHaveBeenCalledTimes(2));
  expect(screen.queryAllByRole('option')).toEqual([]);
});

test('pages and own lists are found by their names', async () => {
  const { field } = await openSearch(
    { categories: [], items: [], keywords: [] },
    buildUser({ gcmNumber: '100', favouriteLists: [{ id: 'a'.repeat(32), name: 'Quarterly service' }] }),
  );
  await userEvent.type(field, 'qu');
  const found = await options();
  expect(found.map((option) => [option.textContent, option.getAttribute('href')])).toEqual([
    ['Quick order', '/en-gb/quick-order'],
    ['Quote requests', '/en-gb/portal/quoterequests'],
    ['Quarterly service', `/en-gb/shoppinglist/${'a'.repeat(32)}`],
  ]);
  await userEvent.type(field, '{ArrowDown}');
  expect(active(field)).toBe('Quick order');
});

test('visitors are offered no page of the account area', async () => {
  const { field } = await openSearch();
  await userEvent.type(field, 'or');
  await options();
  expect(screen.queryByRole('option', { name: 'Orders' })).toBeNull();
});

test('orders and quote requests are found by their numbers, for signed-in people alone', async () => {
  const { field, calls } = await openSearch(suggestions, buildUser());
  await userEvent.type(field, 'V-2026-1');
  await waitFor(() => expect(calls.map(({ pathname }) => pathname)).toContain('/orders/history'));
  expect(calls.find(({ pathname }) => pathname === '/orders/history')!.searchParams.get('q')).toBe('V-2026-1');
});

test('A4: one request at a time: articles, units, orders, quote requests', async () => {
  const asked: string[] = [];
  let inFlight = 0;
  let most = 0;
  const slowly = (name: string, body: unknown) => async () => {
    asked.push(name);
    most = Math.max(most, (inFlight += 1));
    await new Promise((resolve) => setTimeout(resolve, 60));
    inFlight -= 1;
    return Response.json(body);
  };
  const shop = await openShop('/en-gb/switch', {
    user: buildUser(),
    answers: {
      '/items/suggestions': slowly('articles', suggestions),
      '/units/search': slowly('units', { units: [{ ...buildUnit(), equipmentId: '9JYNHRUSVE' }] }),
      '/orders/history': slowly('orders', { orders: [] }),
      '/quotes': slowly('quote requests', { quotes: [] }),
    },
  });
  const field = within(screen.getByRole('banner')).getByRole<HTMLInputElement>('searchbox');
  await userEvent.click(field);
  await waitFor(() => expect(field.getAttribute('role')).toBe('combobox'));
  await userEvent.type(field, '30-114');
  await waitFor(() => expect(asked).toEqual(['articles', 'units', 'orders', 'quote requests']));
  expect(most).toBe(1);
  expect(screen.getByRole('option', { name: /GX-050, 2016/ })).toBeTruthy();
  expect(shop.router.state.location.pathname).toBe('/en-gb/switch');
});

test('Alt and a figure lead to the first suggestion of a group, which shows its key', async () => {
  const { field } = await openSearch();
  await userEvent.type(field, 'gasket');
  const [category, article] = await answered();
  expect(category!.getAttribute('aria-keyshortcuts')).toBe('Alt+1');
  expect(article!.closest('[role=group]')!.textContent).toMatch(/^ArticlesAlt\+2/);
  fireEvent.keyDown(field, { code: 'Digit2', key: '™', altKey: true });
  expect(field.getAttribute('aria-activedescendant')).toBe(article!.id);
  fireEvent.keyDown(field, { code: 'Digit9', key: '9', altKey: true });
  expect(field.getAttribute('aria-activedescendant')).toBe(article!.id);
});

test('categories are suggested from what is loaded, before the server answers, and keep their place afterwards', async () => {
  let answer = (_: unknown) => undefined as void;
  const { field } = await openSearch(() => new Promise((resolve) => (answer = resolve)));
  fireEvent.input(field, { target: { value: 'gask' } });
  expect(screen.getAllByRole('option').map((option) => option.getAttribute('href'))).toEqual(['/en-gb/gasketed--c12']);
  await new Promise((resolve) => setTimeout(resolve, 250));
  await after(() =>
    answer({ ...suggestions, categories: [{ id: 'c9', slug: 'other', name: 'Other', productCount: 1 }] }),
  );
  expect((await answered(5)).slice(0, 2).map((option) => option.getAttribute('href'))).toEqual([
    '/en-gb/gasketed--c12',
    '/en-gb/other--c9',
  ]);
});

test('an answer that arrives later stands below what the pointer is on', async () => {
  let answer = (_: unknown) => undefined as void;
  const shop = await openShop('/en-gb/switch', {
    answers: {
      '/items/suggestions': suggestions,
      '/units/search': () => new Promise((resolve) => (answer = resolve)),
    },
  });
  const field = within(screen.getByRole('banner')).getByRole<HTMLInputElement>('searchbox');
  await userEvent.click(field);
  await waitFor(() => expect(field.getAttribute('role')).toBe('combobox'));
  await userEvent.type(field, '30-114');
  await options();
  const groups = () => screen.getAllByRole('group').flatMap((group) => group.getAttribute('aria-labelledby') ?? []);
  const before = groups().filter((name) => name.startsWith('search-header'));
  await waitFor(() => expect(shop.calls.map(({ pathname }) => pathname)).toContain('/units/search'));
  fireEvent.pointerEnter(screen.getByRole('listbox'));
  await after(() => answer({ units: [{ ...buildUnit(), equipmentId: '9JYNHRUSVE' }] }));
  await screen.findByRole('option', { name: /GX-050, 2016/ });
  expect(groups().filter((name) => name.startsWith('search-header'))).toEqual([...before, 'search-header-list-units']);
});

test('articles show price and availability, and no price where there is none', async () => {
  const { salesDetails } = buildItemCard();
  const { field } = await openSearch({
    ...suggestions,
    items: [suggestions.items[0], { ...suggestions.items[1], salesDetails: { ...salesDetails!, price: null } }],
  });
  await userEvent.type(field, 'gasket');
  const [, priced, unpriced] = await answered();
  expect(priced!.textContent).toMatch(/£[\d,.]+3 in stock$/);
  expect(unpriced!.textContent).not.toContain('£');
});

test('several pasted lines open quick order with them, for who has a customer number; one line stays in the field', async () => {
  const { field, router } = await openSearch(suggestions, buildUser());
  const paste = (text: string) => fireEvent.paste(field, { clipboardData: { getData: () => text } });
  expect(paste('GX-050-NU-20 12\n')).toBe(true);
  expect(router.state.location.pathname).toBe('/en-gb/switch');
  const lines = 'GX-050-NU-20 12\r\nGX-050-LW-20 12';
  await after(() => void paste(lines));
  await waitFor(() => expect(router.state.location.pathname).toBe('/en-gb/quick-order'));
  expect(router.state.location.state).toEqual({ pasted: lines });
});

test('a visitor’s pasted lines stay in the field', async () => {
  const { field, router } = await openSearch();
  expect(fireEvent.paste(field, { clipboardData: { getData: () => 'a\nb' } })).toBe(true);
  expect(router.state.location.pathname).toBe('/en-gb/switch');
});

test('offline the list says so, and still has pages and categories', async () => {
  const { field } = await openSearch();
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent(window, new Event('offline'));
  fireEvent.input(field, { target: { value: 'gask' } });
  expect(screen.getAllByRole('option')).toHaveLength(1);
  expect(screen.getAllByText(/^You are offline\. Pages, lists and categories/).length).toBeGreaterThan(0);
  online.mockRestore();
  fireEvent(window, new Event('online'));
});
