import type { User } from '@shop/api-contracts';
import { buildFavouriteList, buildListItem, buildNumberedCard, buildUser } from '@shop/api-contracts/testing';
import { userQuery } from '@shop/platform';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createFakeLists } from '../favourite-lists/fake-lists.fixture.ts';
import { openShop, problem, type Answers } from '../shop.fixture.tsx';
import { FavouriteListsTile } from './favourite-lists-tile.tsx';

async function open(
  lists = createFakeLists(),
  { answers = {}, locale = 'en-gb' }: { answers?: Answers; locale?: string } = {},
) {
  const shop = await openShop(`/${locale}/portal/favouritelists`, {
    user: buildUser(),
    locale,
    answers: { ...answers, ...lists.answers, ...answers },
  });
  await screen.findByRole('heading', { level: 1 });
  return { ...shop, lists };
}

/** Links in page order, without those of a form's errors in its dialog. */
const names = () =>
  screen
    .getAllByRole('link')
    .filter((link) => !link.closest('dialog'))
    .map((link) => link.textContent);
const nameField = () => screen.findByRole('textbox', { name: /Name of the list/ });
const three = () => [
  buildFavouriteList({ id: 'l1', name: 'Pumpe 10' }),
  buildFavouriteList({ id: 'l2', name: 'Ölkühler', items: [buildListItem({ item: buildNumberedCard(1) })] }),
  buildFavouriteList({ id: 'l3', name: 'Pumpe 2' }),
];

afterEach(() => jest.useRealTimers());

test('E1: own lists are sorted by name in the locale, shared ones are separate', async () => {
  await open(
    createFakeLists([
      ...three(),
      buildFavouriteList({ id: 's1', name: 'Aftermarket', owner: 'Grace Osei', isShared: true }),
    ]),
  );
  await screen.findByRole('link', { name: 'Aftermarket' });
  expect(names()).toEqual(['Ölkühler', 'Pumpe 2', 'Pumpe 10', 'Aftermarket']);
  const shared = screen.getByRole('table', { name: 'Shared by colleagues' });
  expect(within(shared).getByText('Grace Osei')).toBeTruthy();
  expect(within(shared).queryByRole('button', { name: /Delete|Rename/ })).toBeNull();
});

test('E1: in Swedish ö comes after z', async () => {
  await open(createFakeLists([...three(), buildFavouriteList({ id: 'l4', name: 'Zink' })]), { locale: 'sv-se' });
  await screen.findByRole('link', { name: 'Zink' });
  expect(names()).toEqual(['Pumpe 2', 'Pumpe 10', 'Zink', 'Ölkühler']);
});

test('E1: creating, renaming and copying keep the sort order, here and in the user’s data', async () => {
  const { app, lists } = await open(createFakeLists(three()));
  await userEvent.click(await screen.findByRole('button', { name: 'New list' }));
  expect(document.activeElement).toBe(await nameField());
  await userEvent.type(await nameField(), 'Pumpe 3{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(names()).toEqual(['Ölkühler', 'Pumpe 2', 'Pumpe 3', 'Pumpe 10']);

  await userEvent.click(screen.getByRole('button', { name: 'Rename Pumpe 3' }));
  expect(await nameField()).toHaveProperty('value', 'Pumpe 3');
  await userEvent.clear(await nameField());
  await userEvent.type(await nameField(), 'Armaturen{Enter}');
  await waitFor(() => expect(names()[0]).toBe('Armaturen'));

  await userEvent.click(screen.getByRole('button', { name: 'Copy Ölkühler' }));
  expect(await nameField()).toHaveProperty('value', 'Ölkühler (copy)');
  await userEvent.type(await nameField(), '{Enter}');
  await screen.findByRole('link', { name: 'Ölkühler (copy)' });
  expect(lists.all.find(({ name }) => name === 'Ölkühler (copy)')?.items).toHaveLength(1);
  const user = app.queryClient.getQueryData<User>(userQuery('ref-o-1').queryKey);
  expect(user?.favouriteLists.map(({ name }) => name)).toEqual(names());
});

test('E1: a blank or taken name is an error of the field, and the input is kept', async () => {
  const { callsOf } = await open(createFakeLists(three()));
  await userEvent.click(await screen.findByRole('button', { name: 'Rename Pumpe 2' }));
  await userEvent.clear(await nameField());
  await userEvent.type(await nameField(), '   {Enter}');
  await screen.findAllByText('Enter a name for the list.');
  expect(callsOf('PUT /user/favouritelists/:id')).toEqual([]);
  await userEvent.clear(await nameField());
  await userEvent.type(await nameField(), 'Ölkühler{Enter}');
  await screen.findAllByText('You already have a list named Ölkühler.');
  expect(names()).toEqual(['Ölkühler', 'Pumpe 2', 'Pumpe 10']);
});

test('E1, N12: a failure to create a list shows the text of its key', async () => {
  await open(createFakeLists(three()), { answers: { 'POST /user/favouritelists': () => problem(503) } });
  await userEvent.click(await screen.findByRole('button', { name: 'New list' }));
  await userEvent.type(await nameField(), 'Dairy{Enter}');
  await screen.findByText('The list could not be created. Please try again in a moment.');
  expect(await nameField()).toHaveProperty('value', 'Dairy');
});

test('undo restores a deleted list at its position, without a call to upstream', async () => {
  const { callsOf, router, lists } = await open(createFakeLists(three()));
  (await screen.findByRole('button', { name: 'Delete Pumpe 2' })).focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByText('Pumpe 2 is deleted.');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }));
  await userEvent.keyboard('{Enter}');
  expect(names()).toEqual(['Ölkühler', 'Pumpe 2', 'Pumpe 10']);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Pumpe 2'));
  await act(() => router.navigate('/en-gb/elsewhere'));
  expect(callsOf('DELETE /user/favouritelists/:id')).toEqual([]);
  expect(lists.all).toHaveLength(3);
});

test('a deletion takes effect after six seconds, paused by pointer or focus', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { callsOf, lists } = await open(createFakeLists(three()));
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(await screen.findByRole('button', { name: 'Delete Pumpe 2' }));
  await user.hover(await screen.findByRole('group', { name: 'Pumpe 2 is deleted.' }));
  act(() => jest.advanceTimersByTime(20_000));
  expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
  await user.unhover(screen.getByRole('group'));
  act(() => jest.advanceTimersByTime(6_000));
  await waitFor(() => expect(callsOf('DELETE /user/favouritelists/:id')).toHaveLength(1));
  expect(names()).toEqual(['Ölkühler', 'Pumpe 10']);
  await waitFor(() => expect(lists.all).toHaveLength(2));
});

test('leaving the page completes deletions', async () => {
  const { lists, router } = await open(createFakeLists(three()));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Pumpe 2' }));
  expect(lists.all).toHaveLength(3);
  await act(() => router.navigate('/en-gb/elsewhere'));
  await waitFor(() => expect(lists.all).toHaveLength(2));
});

test('hiding the page completes deletions; a list that fails to be deleted reappears', async () => {
  const { callsOf } = await open(createFakeLists(three()), {
    answers: { 'DELETE /user/favouritelists/:id': () => problem(500) },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Pumpe 2' }));
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValueOnce('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await screen.findByText('Pumpe 2 could not be changed. Please try again in a moment.');
  expect(callsOf('DELETE /user/favouritelists/:id')).toHaveLength(1);
  expect(names()).toEqual(['Ölkühler', 'Pumpe 2', 'Pumpe 10']);
});

test('without lists the page explains their use and offers one next step', async () => {
  await open();
  await screen.findByRole('heading', { name: 'No lists yet' });
  await userEvent.click(screen.getByRole('button', { name: 'New list' }));
  await userEvent.type(await nameField(), 'Dairy{Enter}');
  await screen.findByRole('link', { name: 'Dairy' });
  expect(screen.queryByText('No lists yet')).toBeNull();
});

test('E1: more than ten lists can be searched by name', async () => {
  await open(
    createFakeLists(Array.from({ length: 11 }, (_, n) => buildFavouriteList({ id: `l${n}`, name: `Pump ${n}` }))),
  );
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Find a list by name' }), 'PUMP 1');
  expect(names()).toEqual(['Pump 1', 'Pump 10']);
  expect(screen.getByText('2 lists found')).toBeTruthy();
});

test('lists that fail to load show a reference and a retry', async () => {
  let fails = true;
  const lists = createFakeLists(three());
  await open(lists, {
    answers: {
      'GET /user/favouritelists': (...given) =>
        fails ? problem(500) : lists.answers['GET /user/favouritelists']!(...given),
    },
  });
  await screen.findByRole('heading', { name: 'The lists could not be loaded' });
  expect(screen.getByText('Request r-1')).toBeTruthy();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('link', { name: 'Pumpe 2' });
});

test('E3: the account overview names the three lists changed last', async () => {
  const lists = createFakeLists(
    ['2026-01-04', '2026-03-01', '2026-02-01', '2026-04-01'].map((day, n) =>
      buildFavouriteList({ id: `l${n}`, name: `List ${n}`, changedAt: `${day}T00:00:00Z` }),
    ),
  );
  await openShop('/en-gb/', { user: buildUser(), answers: lists.answers, element: <FavouriteListsTile /> });
  await screen.findByRole('link', { name: 'List 3' });
  expect(names()).toEqual(['All lists (4)', 'List 3', 'List 1', 'List 2']);
});

test('E3: the account overview gives no number of lists that could not be loaded', async () => {
  const answers = { 'GET /user/favouritelists': () => problem(500) };
  await openShop('/en-gb/', { user: buildUser(), answers, element: <FavouriteListsTile /> });
  await screen.findByText('The lists could not be loaded');
  expect(names()).toEqual(['To all lists']);
});
