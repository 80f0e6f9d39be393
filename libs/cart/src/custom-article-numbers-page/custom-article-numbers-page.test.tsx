import type { ArticleMatch, CustomArticleNumberEntry, ItemCard } from '@shop/api-contracts';
import { buildNumberedCard, buildSettings, buildUser } from '@shop/api-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { json, openShop, problem, type Answers } from '../shop.fixture.tsx';
import { customArticleNumbersPortalPage } from './custom-article-numbers-portal-page.ts';

const entry = (n: number, customArticleNumber: string): CustomArticleNumberEntry => ({
  item: buildNumberedCard(n),
  customArticleNumber,
});

/** A fake of upstream's own numbers: by number, one per article. */
function createFakeNumbers(begin: CustomArticleNumberEntry[]) {
  let entries = begin;
  const answers: Answers = {
    'GET /user/customarticlenumbers': () =>
      json(entries.toSorted((a, b) => (a.customArticleNumber < b.customArticleNumber ? -1 : 1))),
    'PUT /user/customarticlenumbers/:id': ({ body }, { id }) => {
      const { customArticleNumber } = JSON.parse(body as string) as { customArticleNumber: string };
      const others = entries.filter(({ item }) => item.commercialItemId !== id);
      entries = customArticleNumber === '' ? others : [...others, entry(Number(id!.slice(1)), customArticleNumber)];
      return json({ customArticleNumber });
    },
  };
  return {
    answers,
    get all() {
      return Object.fromEntries(
        entries.map(({ item, customArticleNumber }) => [item.articleNumber, customArticleNumber]),
      );
    },
  };
}

async function open(begin = [entry(1, '118-01'), entry(2, '118-02')], answers: Answers = {}) {
  const numbers = createFakeNumbers(begin);
  const shop = await openShop('/en-gb/portal/custom-article-numbers', {
    user: buildUser(),
    answers: { ...answers, ...numbers.answers, ...answers },
  });
  await screen.findByRole('heading', { level: 1 });
  return { ...shop, numbers };
}

const own = (number: string) => screen.findByRole<HTMLInputElement>('textbox', { name: `Your number for ${number}` });
const match = (more: Partial<ArticleMatch>): ArticleMatch => ({
  articleNumber: 'a 3',
  result: 'found',
  item: null,
  by: null,
  candidates: [],
  successor: null,
  ...more,
});
const lookup = (found: ArticleMatch): Answers => ({ 'POST /items/lookup': () => json([found]) });
async function add(article: string, number: string) {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Article number' }), article);
  await userEvent.type(screen.getByRole('textbox', { name: 'Your number' }), `${number}{Enter}`);
}

test('I7: own numbers are beside ours and editable in place', async () => {
  const { numbers } = await open();
  expect(await own('A-1')).toHaveProperty('value', '118-01');
  await userEvent.clear(await own('A-1'));
  await userEvent.type(await own('A-1'), ' 200-01 {Tab}');
  await waitFor(() => expect(numbers.all).toEqual({ 'A-1': '200-01', 'A-2': '118-02' }));
});

test('I7: a number that fails to save is reset', async () => {
  let reads = 0;
  const entries = [entry(1, '118-01')];
  await open(entries, {
    'PUT /user/customarticlenumbers/:id': () => problem(500),
    // later reads of the numbers fail
    'GET /user/customarticlenumbers': () => (++reads > 1 ? problem(500) : json(entries)),
  });
  await userEvent.clear(await own('A-1'));
  await userEvent.type(await own('A-1'), '200-01{Enter}');
  await screen.findByText('Your number for A-1 could not be saved. Please try again in a moment.');
  expect(await own('A-1')).toHaveProperty('value', '118-01');
});

test('I7: undo restores a removed or emptied number at its position', async () => {
  const { callsOf } = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Remove your number for A-1' }));
  await screen.findByText('118-01 for A-1 is removed.');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await own('A-1')).toHaveProperty('value', '118-01');
  await userEvent.clear(await own('A-2'));
  await userEvent.type(await own('A-2'), '{Enter}');
  await screen.findByText('118-02 for A-2 is removed.');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map((row) => within(row).getByRole('textbox').getAttribute('value'))).toEqual(['118-01', '118-02']);
  expect(callsOf('PUT /user/customarticlenumbers/:id')).toEqual([]);
});

test('I7: an own number is added by article number, in any notation', async () => {
  const { numbers, callsOf } = await open([], lookup(match({ item: buildNumberedCard(3), by: 'article' })));
  await screen.findByRole('heading', { name: 'No numbers of your own yet' });
  await add('a 3', '300-03');
  await screen.findByText('300-03 is your number for A-3 now.');
  expect(callsOf('POST /items/lookup')).toEqual([{ articleNumbers: ['a 3'] }]);
  expect(numbers.all).toEqual({ 'A-3': '300-03' });
  expect(await own('A-3')).toHaveProperty('value', '300-03');
  expect(screen.getByRole('textbox', { name: 'Article number' })).toHaveProperty('value', '');
});

test.each<[string, Partial<ArticleMatch> & { candidates: ItemCard[] }, string]>([
  [
    'unknown',
    { result: 'unknown', candidates: [buildNumberedCard(4)] },
    'We know no article a 3. Did you mean one of these?',
  ],
  [
    'ambiguous',
    { result: 'ambiguous', candidates: [buildNumberedCard(4), buildNumberedCard(5)] },
    'a 3 stands for more than one article. Which one?',
  ],
])('I7: for a number that is %s similar articles are offered', async (_kind, found, words) => {
  const { numbers } = await open([], lookup(match(found)));
  await add('a 3', '300-03');
  await screen.findByText(words);
  await userEvent.click(screen.getByRole('button', { name: 'A-4' }));
  await waitFor(() => expect(numbers.all).toEqual({ 'A-4': '300-03' }));
});

test('I7: typed text is kept when the numbers are refetched, and on return to the page', async () => {
  const { app, router, callsOf } = await open();
  await own('A-1');
  await userEvent.type(screen.getByRole('textbox', { name: 'Article number' }), 'a 3');
  await userEvent.type(screen.getByRole('textbox', { name: 'Your number' }), '300');
  await act(() => app.queryClient.resetQueries({ queryKey: ['customArticleNumbers.list'] }));
  await waitFor(() => expect(callsOf('GET /user/customarticlenumbers').length).toBeGreaterThan(1));
  await own('A-1');
  const typed = () =>
    ['Article number', 'Your number'].map((name) => screen.getByRole<HTMLInputElement>('textbox', { name }).value);
  expect(typed()).toEqual(['a 3', '300']);
  await act(() => router.navigate('/en-gb/portal/favouritelists'));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Article number' })).toBeNull());
  await act(() => router.navigate('/en-gb/portal/custom-article-numbers'));
  await own('A-1');
  expect(typed()).toEqual(['a 3', '300']);
});

test('I7: nothing is sent while one of the two is missing', async () => {
  const { callsOf } = await open([]);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Article number' }), 'a 3{Enter}');
  expect((await screen.findAllByText('Enter your number.')).length).toBeGreaterThan(0);
  expect(callsOf('POST /items/lookup')).toEqual([]);
});

test('I7: numbers are found by a part of the own or our number or the name, ignoring hyphens and case', async () => {
  await open([entry(1, '118-01'), entry(2, 'PUMP-7'), entry(13, '900')]);
  const search = await screen.findByRole('searchbox', { name: 'Find a number or an article' });
  const shown = () =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.querySelector('.art')?.textContent);
  await userEvent.type(search, 'pump7');
  expect(shown()).toEqual(['A-2']);
  await userEvent.clear(search);
  await userEvent.type(search, 'a1');
  expect(shown()).toEqual(['A-1', 'A-13']);
});

test('I7: markets without own article numbers do not have the page', async () => {
  await openShop('/en-gb/portal/custom-article-numbers', {
    user: buildUser(),
    settings: { customArticleNumbersEnabled: false },
  });
  expect((await screen.findByRole('heading', { level: 1 })).textContent).not.toBe('Your article numbers');
  expect(screen.queryByRole('table')).toBeNull();
});

test.each([true, false])(
  'N10: with customArticleNumbersEnabled %s the account area lists the page just so',
  (isEnabled) => {
    const settings = buildSettings({ customArticleNumbersEnabled: isEnabled });
    expect(customArticleNumbersPortalPage.isAvailable(settings)).toBe(isEnabled);
  },
);
