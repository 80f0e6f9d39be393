import type { ArticleMatch, FavouriteList, FavouriteListItem } from '@shop/api-contracts';
import { buildFavouriteList, buildListItem, buildNumberedCard, buildUser } from '@shop/api-contracts/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { favouriteListQuery } from '../favourite-lists/favourite-list-queries.ts';
import { createFakeLists } from '../favourite-lists/fake-lists.fixture.ts';
import { json, openShop, problem, type Answers } from '../shop.fixture.tsx';

const gone = buildNumberedCard(3, {
  salesDetails: { salesActions: [], price: null, availability: { state: 'discontinued' } },
});
const onlyQuoted = buildNumberedCard(2, {
  salesDetails: { salesActions: ['RequestQuote'], price: null, availability: { state: 'onRequest' } },
});
const packed = buildNumberedCard(4, {
  salesDetails: {
    salesActions: ['Buy'],
    price: { amount: '11.90', originalAmount: '14.00', currency: 'GBP' },
    quantityBreaks: [
      { from: 1, amount: '11.90' },
      { from: 100, amount: '9.90' },
    ],
    availability: { state: 'inStock', stock: 840 },
    minimumQuantity: 10,
    packQuantity: 10,
  },
});
const buyable = buildNumberedCard(1);

const items = (): FavouriteListItem[] => [
  buildListItem({ item: buyable, quantity: 2, customArticleNumber: '118-4402' }),
  buildListItem({ item: onlyQuoted }),
  buildListItem({ item: gone, successor: buildNumberedCard(30) }),
  buildListItem({ item: packed, quantity: 100 }),
  buildListItem({ item: null, id: 'i-old' }),
];
const pumps = (more: Partial<FavouriteList> = {}) =>
  buildFavouriteList({ id: 'l1', name: 'Pumps', items: items(), ...more });

const quote = {
  weight: 120.5,
  choices: [
    { id: 'economy', amount: '0.00', currency: 'GBP', deliveryDate: '2026-11-27' },
    { id: 'express', amount: '148.00', currency: 'GBP', deliveryDate: '2026-11-24' },
  ],
  unweighedCount: 2,
  freeFrom: '500.00',
};
const countries = [
  {
    code: 'GB',
    name: 'United Kingdom',
    hasStates: false,
    postalCode: { pattern: '[A-Z]{1,2}[0-9]{1,2} ?[0-9][A-Z]{2}', example: 'S3 8AB' },
  },
  { code: 'IE', name: 'Ireland', hasStates: false, postalCode: null },
];

async function open(
  list: FavouriteList = pumps(),
  {
    answers = {},
    signedIn = true,
    user = buildUser(),
  }: { answers?: Answers; signedIn?: boolean; user?: ReturnType<typeof buildUser> } = {},
) {
  const lists = createFakeLists([list]);
  const usual: Answers = { 'GET /countries': () => json(countries), ...lists.answers };
  const shop = await openShop('/en-gb/shoppinglist/l1', {
    user: signedIn ? user : null,
    answers: { ...answers, ...usual, ...answers },
  });
  return { ...shop, lists };
}

afterEach(() => jest.useRealTimers());

const row = async (number: string) => (await screen.findByText(number)).closest('tr')!;
const addedTo = (shop: { callsOf: (call: string) => unknown[] }) =>
  (
    shop.callsOf('POST /cart/:id/addmany') as {
      action: string;
      items: { cartItemId: { genericItemId: string }; quantity: number }[];
    }[]
  ).map(({ action, items: lines }) => [
    action,
    ...lines.map(({ cartItemId, quantity }) => `${cartItemId.genericItemId} x ${quantity}`),
  ]);

test('E3: a list shows each article with its numbers, quantity, price at that quantity and availability', async () => {
  await open();
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Pumps');
  expect(within(await row('A-1')).getByText('118-4402')).toBeTruthy();
  expect(within(await row('A-1')).getByRole('spinbutton')).toHaveProperty('value', '2');
  expect((await row('A-2')).textContent).toContain('Price on request');
  expect((await row('A-3')).textContent).toContain('No longer soldReplaced by A-30');
  expect((await row('A-4')).textContent).toContain('£9.90');
  expect(within(await row('A-4')).getByText('£990.00')).toBeTruthy();
  expect((await row('OLD-1')).textContent).toContain('No longer sold');
  expect(screen.getByTestId('trail').textContent).toContain('Favourite lists (/portal/favouritelists) / Pumps');
});

test('E2, J4: a line for a unit names it and whether the article fits, and is ordered for it', async () => {
  const unit = { equipmentId: 'AB12CD34EF', serialNumber: '30-114-0021', name: 'GX-050' };
  const line = buildListItem({ item: buyable, unit, fit: { verdict: 'fits', basis: 'standard', reasons: [] } });
  const { equipmentId } = unit;
  const shop = await open(pumps({ items: [{ ...line, cartItemId: { ...line.cartItemId, equipmentId } }] }));
  const cells = within(await row('A-1'));
  expect(cells.getByRole('link', { name: 'For unit 30-114-0021' })).toBeTruthy();
  expect(cells.getByText('Fits by the standard list')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /^Add .*to cart/i }));
  await waitFor(() => expect(shop.callsOf('POST /cart/:id/addmany')).toHaveLength(1));
  expect(shop.callsOf('POST /cart/:id/addmany')).toMatchObject([{ items: [{ cartItemId: { equipmentId } }] }]);
});

const match = (of: Partial<ArticleMatch>): ArticleMatch => ({
  articleNumber: 'A-7',
  result: 'found',
  by: 'article',
  item: null,
  candidates: [],
  successor: null,
  ...of,
});
const typeArticle = async (number: string, quantity: string) => {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Article number' }), number);
  const field = screen.getByRole('textbox', { name: 'Quantity' });
  await userEvent.clear(field);
  await userEvent.type(field, `${quantity}{Enter}`);
};

test('E3: an article is added to the list by its number and quantity, and the form is ready for the next', async () => {
  const { callsOf } = await open(pumps(), {
    answers: { 'POST /items/lookup': () => json([match({ item: buildNumberedCard(7) })]) },
  });
  await typeArticle('a 7', '3');
  await screen.findByText('A-7 is in Pumps.');
  expect(callsOf('POST /items/lookup')).toEqual([{ articleNumbers: ['a 7'] }]);
  expect(callsOf('POST /user/favouritelists/:id/items')).toMatchObject([
    { items: [{ cartItemId: { genericItemId: 'G7', commercialItemId: 'V7' }, quantity: 3 }] },
  ]);
  expect(within(await row('A-7')).getByRole('spinbutton')).toHaveProperty('value', '3');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Article number' })));
  expect(document.activeElement).toHaveProperty('value', '');
});

test('E3: a number that names no article suggests similar ones; the chosen one is added, what is no quantity is not', async () => {
  const { callsOf } = await open(pumps(), {
    answers: {
      'POST /items/lookup': () =>
        json([match({ articleNumber: 'A-77', result: 'unknown', by: null, candidates: [buildNumberedCard(7)] })]),
    },
  });
  await typeArticle('A-77', '2,5');
  expect((await screen.findAllByText('Enter a whole number.')).length).toBeGreaterThan(0);
  expect(callsOf('POST /items/lookup')).toEqual([]);
  const quantity = screen.getByRole('textbox', { name: 'Quantity' });
  await userEvent.clear(quantity);
  await userEvent.type(quantity, '25{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'A-7' }));
  await screen.findByText('A-7 is in Pumps.');
  expect(callsOf('POST /user/favouritelists/:id/items')).toMatchObject([{ items: [{ quantity: 25 }] }]);
});

test('E3: a list of a colleague has no form to add to it', async () => {
  await open(pumps({ owner: 'Anna Lindqvist', isShared: true }));
  await row('A-1');
  expect(screen.queryByRole('heading', { name: 'Add an article by its number' })).toBeNull();
});

test('E3: the breadcrumbs end with the list’s name once it is loaded, and after renaming', async () => {
  let answer!: () => void;
  const shop = await open(pumps(), {
    answers: {
      'GET /user/favouritelists/:id': (...given) =>
        new Promise<void>((resolve) => (answer = resolve)).then(() =>
          shop.lists.answers['GET /user/favouritelists/:id']!(...given),
        ),
    },
  });
  await waitFor(() => expect(shop.callsOf('GET /user/favouritelists/:id')).toHaveLength(1));
  const trail = () => screen.getByTestId('trail').textContent;
  await waitFor(() => expect(trail()).toMatch(/ \/ List$/));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  answer();
  await waitFor(() => expect(trail()).toMatch(/ \/ Pumps$/));
  expect(shop.callsOf('GET /user/favouritelists/:id')).toHaveLength(1);
});

test('E3: the page of a list requests it without the loader bar', async () => {
  expect(favouriteListQuery('l1', 's').meta).toEqual({ excludedFromLoader: true });
  const { app } = await open();
  await screen.findByRole('heading', { name: 'Pumps' });
  const ofLists = app.queryClient.getQueryCache().findAll({ queryKey: ['favouriteLists.get'] });
  expect(ofLists.map(({ meta }) => meta)).toEqual([{ excludedFromLoader: true }]);
});

test('E3: all lines go to the cart of their action; changes are named, with successors', async () => {
  const list = pumps({ items: [...items(), buildListItem({ item: packed, id: 'i-odd', quantity: 7 })] });
  const shop = await open(list);
  await userEvent.click(await screen.findByRole('button', { name: 'Add all to cart and quote cart' }));
  const notes = await screen.findByText('3 lines are not as they were:');
  expect(addedTo(shop)).toEqual([
    ['Buy', 'G1 x 2', 'G4 x 100', 'G4 x 10'],
    ['RequestQuote', 'G2 x 1'],
  ]);
  const notice = notes.parentElement!.textContent;
  expect(notice).toContain('A-3, Gasket 3: is no longer made. It is replaced by A-30');
  expect(notice).toContain('OLD-1, Article of old: is no longer sold in your market.');
  expect(notice).toContain('A-4, Gasket 4: is not sold in a quantity of 7; 10 were added.');
  await userEvent.click(screen.getByRole('button', { name: 'Add A-30 instead' }));
  await waitFor(() =>
    expect(shop.callsOf('POST /cart/:id/add')).toMatchObject([{ cartItemId: { genericItemId: 'G30' } }]),
  );
});

test('E3: an article whose price only the slow system knows is asked for, looks like it, and goes to the cart that it belongs to', async () => {
  const slow = buildNumberedCard(8, { salesDetails: null, salesDetailsOnRequest: true });
  let answer: (response: Response) => void = () => undefined;
  const shop = await open(pumps({ items: [buildListItem({ item: slow, quantity: 3 })] }), {
    answers: { 'GET /items': () => new Promise<Response>((resolve) => (answer = resolve)) },
  });
  await screen.findByText('The price is being asked for');
  const button = screen.getByRole<HTMLButtonElement>('button', { name: /^Add all to/ });
  expect(button.disabled).toBe(true);
  answer(json([buildNumberedCard(8)]));
  await userEvent.click(await screen.findByRole('button', { name: 'Add all to cart' }));
  await waitFor(() => expect(addedTo(shop)).toEqual([['Buy', 'G8 x 3']]));
  expect(shop.callsOf('POST /cart/:id/addmany')).toMatchObject([{ salesDetails: 'complete' }]);
  expect(shop.calls.find(({ call }) => call === 'GET /items')).toBeTruthy();
});

test('all lines are chosen at once, and none; a part of them shows as mixed', async () => {
  await open();
  const all = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Choose all lines' });
  const lines = () => screen.getAllByRole<HTMLInputElement>('checkbox', { name: /^Choose (?!all)/ });
  const chosen = () => lines().filter((line) => line.checked).length;
  expect(chosen()).toBe(0);
  await userEvent.click(lines()[0]!);
  expect([all.checked, all.indeterminate]).toEqual([false, true]);
  await userEvent.click(all);
  expect(chosen()).toBe(lines().length);
  expect([all.checked, all.indeterminate]).toEqual([true, false]);
  await userEvent.click(all);
  expect(chosen()).toBe(0);
  expect(lines().length).toBeGreaterThan(3);
});

test('E3: only selected lines go to the cart', async () => {
  const shop = await open();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Choose A-1' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Choose A-2' }));
  expect(screen.getByText('2 lines chosen').parentElement!.textContent).toBe(
    '2 lines chosen Total £4,234.00 excl. VAT, 1 line without a price',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Add chosen to cart and quote cart' }));
  await waitFor(() =>
    expect(addedTo(shop)).toEqual([
      ['Buy', 'G1 x 2'],
      ['RequestQuote', 'G2 x 1'],
    ]),
  );
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Choose A-1' })).toHaveProperty('checked', false));
});

test('E2: a quantity is sent once, when confirmed; a failure restores the earlier one', async () => {
  let fails = false;
  const shop = await open(pumps(), {
    answers: {
      'PUT /user/favouritelists/:id/items/:itemId': (...given) =>
        fails ? problem(500) : shop.lists.answers['PUT /user/favouritelists/:id/items/:itemId']!(...given),
    },
  });
  const field = within(await row('A-1')).getByRole('spinbutton');
  await userEvent.clear(field);
  await userEvent.type(field, '25{Tab}');
  await waitFor(() => expect(shop.callsOf('PUT /user/favouritelists/:id/items/:itemId')).toEqual([{ quantity: 25 }]));
  await waitFor(() => expect(shop.lists.all[0]!.items[0]!.quantity).toBe(25));
  fails = true;
  await userEvent.clear(field);
  await userEvent.type(field, '30{Enter}');
  await screen.findByText('Pumps could not be changed. Please try again in a moment.');
  await waitFor(() => expect(field).toHaveProperty('value', '25'));
});

const numbers = () => screen.getAllByRole('row').flatMap((one) => one.querySelector('.art')?.textContent ?? []);

test('E2: undo restores a removed line at its position, without a call to upstream', async () => {
  const { callsOf } = await open();
  within(await row('A-2'))
    .getByRole('button', { name: 'Remove A-2' })
    .focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement?.textContent).toBe('Undo');
  expect(numbers()).toEqual(['A-1', 'A-3', 'A-4', 'OLD-1']);
  await userEvent.keyboard('{Enter}');
  expect(numbers()).toEqual(['A-1', 'A-2', 'A-3', 'A-4', 'OLD-1']);
  expect(callsOf('DELETE /user/favouritelists/:id/items/:itemId')).toEqual([]);
});

test('E2: a removal takes effect after six seconds', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { lists } = await open();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(within(await row('A-2')).getByRole('button', { name: 'Remove A-2' }));
  const notice = screen.getByRole('group', { name: 'A-2 is removed.' });
  await user.hover(notice);
  await user.unhover(notice);
  act(() => jest.advanceTimersByTime(5_900));
  expect(lists.all[0]!.items).toHaveLength(5);
  act(() => jest.advanceTimersByTime(100));
  await waitFor(() => expect(lists.all[0]!.items).toHaveLength(4));
  expect(numbers()).toEqual(['A-1', 'A-3', 'A-4', 'OLD-1']);
});

test('E3: a list is shared within the customer number, and its link can be copied', async () => {
  const { lists, app } = await open();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Share with colleagues of your customer number' }));
  await waitFor(() => expect(lists.all[0]!.isShared).toBe(true));
  const link = await screen.findByRole('button', { name: 'Copy link' });
  const written = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  fireEvent.click(link);
  expect(written).toHaveBeenCalledWith(`${app.publicUrl}/en-gb/shoppinglist/l1`);
});

test('E3: without a customer number there is no sharing', async () => {
  await open(pumps(), { user: buildUser({ gcmNumber: '' }) });
  await screen.findByRole('heading', { name: 'Pumps' });
  expect(screen.queryByRole('checkbox', { name: /Share/ })).toBeNull();
});

test('E3: a colleague’s list can be ordered and copied, but not changed', async () => {
  const shop = await open(pumps({ owner: 'Grace Osei', isShared: true }));
  await screen.findByText('5 lines, shared by Grace Osei');
  expect(screen.queryByRole('spinbutton')).toBeNull();
  expect(screen.queryByRole('button', { name: /^(Remove|Rename)/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Copy' }));
  await userEvent.type(await screen.findByRole('textbox', { name: /Name/ }), '{Enter}');
  await waitFor(() => expect(shop.path()).toBe('/en-gb/shoppinglist/new-1'));
});

test('E2: freight is estimated: options with days, and what prices exclude', async () => {
  const { callsOf } = await open(pumps(), { answers: { 'POST /freight/:listId/calculate': () => json(quote) } });
  await screen.findByRole('option', { name: 'Ireland' });
  await userEvent.type(screen.getByRole('textbox', { name: 'Postcode' }), 'nowhere');
  await userEvent.click(screen.getByRole('button', { name: 'Calculate freight' }));
  await screen.findAllByText('Enter a postcode like S3 8AB.');
  expect(callsOf('POST /freight/:listId/calculate')).toEqual([]);
  await userEvent.clear(screen.getByRole('textbox', { name: 'Postcode' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Postcode' }), 'S3 8AB');
  await userEvent.click(screen.getByRole('button', { name: 'Calculate freight' }));
  await screen.findByText('Express, arrives 24 November 2026 at the earliest');
  expect(screen.getByText('£148.00')).toBeTruthy();
  expect(screen.getByText('Free')).toBeTruthy();
  expect(screen.getByText('2 articles have no weight on record and are left out.')).toBeTruthy();
  expect(callsOf('POST /freight/:listId/calculate')).toEqual([
    { countryCode: 'GB', zipCode: 'S3 8AB', city: '', currency: 'GBP', requestedDeliveryDate: null },
  ]);
});

test.each([
  [
    'what economy freight costs, from which sum it is free',
    quote.choices.with(0, { ...quote.choices[0]!, amount: '24.00' }),
    true,
  ],
  ['free freight, no such sum', quote.choices, false],
  ['no way of its own, no such sum: it is agreed on', [], false],
])('E2: the estimate says, with %s', async (_what, choices, isSaid) => {
  await open(pumps(), { answers: { 'POST /freight/:listId/calculate': () => json({ ...quote, choices }) } });
  await screen.findByRole('option', { name: 'Ireland' });
  await userEvent.type(screen.getByRole('textbox', { name: 'Postcode' }), 'S3 8AB');
  await userEvent.click(screen.getByRole('button', { name: 'Calculate freight' }));
  await screen.findByText('2 articles have no weight on record and are left out.');
  expect(screen.queryByText('Economy freight is free from £500.00 of goods.') !== null).toBe(isSaid);
});

test('E2: a country without delivery is reported at the field', async () => {
  const refused = problem(422, { code: 'no_freight_there', errors: [{ path: 'body.zipCode', message: 'x' }] });
  await open(pumps(), { answers: { 'POST /freight/:listId/calculate': () => refused.clone() } });
  await screen.findByRole('option', { name: 'Ireland' });
  await userEvent.type(screen.getByRole('textbox', { name: 'Postcode' }), 'S3 8AB');
  await userEvent.click(screen.getByRole('button', { name: 'Calculate freight' }));
  expect((await screen.findAllByText('Enter a postcode like S3 8AB.')).length).toBeGreaterThan(0);
});

test('E3: a visitor reads what lists are for, signs in and returns here', async () => {
  const { calls } = await open(pumps(), { signedIn: false });
  const link = await screen.findByRole('link', { name: 'Sign in' });
  expect(link.getAttribute('href')).toBe(
    `/auth/login?${new URLSearchParams({ returnTo: '/en-gb/shoppinglist/l1', market: 'en-gb' })}`,
  );
  expect(calls).toEqual([]);
});

test('E3: a missing list and one that is not shared are reported', async () => {
  await open(pumps(), { answers: { 'GET /user/favouritelists/:id': () => problem(404, { code: 'list_unknown' }) } });
  await screen.findByRole('heading', { name: 'There is no such list' });
  expect(screen.getByRole('link', { name: 'To all lists' }).getAttribute('href')).toBe('/en-gb/portal/favouritelists');
});

test('a list that fails to load can be retried', async () => {
  let fails = true;
  const shop = await open(pumps(), {
    answers: {
      'GET /user/favouritelists/:id': (...given) =>
        fails ? problem(500) : shop.lists.answers['GET /user/favouritelists/:id']!(...given),
    },
  });
  await screen.findByRole('heading', { name: 'The list could not be loaded' });
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: 'Pumps' });
});

test('an empty list explains how to add lines', async () => {
  await open(pumps({ items: [] }));
  await screen.findByRole('heading', { name: 'This list has no lines yet' });
  expect(screen.queryByRole('button', { name: /^Add all to/ })).toBeNull();
});

/** Counts formatted prices; their formatters are made once and kept. */
function watchDrawnPrices() {
  const { prototype } = Intl.NumberFormat;
  const descriptor = Object.getOwnPropertyDescriptor(prototype, 'format')!;
  const original = Object.create(null, { format: descriptor }) as object;
  let drawn = 0;
  Object.defineProperty(prototype, 'format', {
    configurable: true,
    get(this: Intl.NumberFormat) {
      if (this.resolvedOptions().style === 'currency') drawn += 1;
      return Reflect.get(original, 'format', this) as Intl.NumberFormat['format'];
    },
  });
  return {
    drawnPrices: () => drawn,
    restore: () => Object.defineProperty(prototype, 'format', descriptor),
  };
}

test('E3: a change renders one row of 150 again', async () => {
  const many = Array.from({ length: 150 }, (_, n) => buildListItem({ item: buildNumberedCard(n + 1) }));
  const { lists } = await open(pumps({ items: many }));
  await screen.findByText('A-150');
  // each rendered row formats its price and its total, and the bar the sum
  const { drawnPrices, restore } = watchDrawnPrices();
  fireEvent.click(screen.getByText('Choose A-75'));
  expect(drawnPrices()).toBe(3);
  const field = within(await row('A-75')).getByRole('spinbutton');
  fireEvent.change(field, { target: { value: '9' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() => expect(lists.all[0]!.items[74]!.quantity).toBe(9));
  expect(drawnPrices()).toBeLessThan(10);
  restore();
}, 20_000);
