import {
  buildFavouriteList,
  buildItemCard,
  buildListItem,
  buildNumberedCard,
  buildUser,
} from '@shop/api-contracts/testing';
import { keepPendingAction } from '@shop/platform';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openShop, problem, type Answers } from '../shop.fixture.tsx';
import { FavouriteMark } from './favourite-mark.tsx';
import { createFakeLists } from './fake-lists.fixture.ts';
import { saveAction } from './save-action.ts';

const item = buildItemCard();
/** The article's empty marks: one as an icon, one as a button. */
const emptyMarks = () => screen.findAllByRole('button', { name: 'Save GX-050-031 in a list' });
const press = async () => userEvent.click((await emptyMarks())[0]!);

async function open(
  lists = createFakeLists(),
  { answers = {}, signedIn = true, marks = 1 }: { answers?: Answers; signedIn?: boolean; marks?: number } = {},
) {
  const shop = await openShop('/en-gb/', {
    user: signedIn ? buildUser() : null,
    answers: { ...answers, ...lists.answers, ...answers },
    element: (
      <>
        <h1>Articles</h1>
        {Array.from({ length: marks }, (_, index) => (
          <FavouriteMark key={index} item={index === 0 ? item : buildNumberedCard(index)} />
        ))}
        <FavouriteMark item={item} look="button" />
      </>
    ),
  });
  return { ...shop, lists };
}

beforeEach(() => {
  localStorage.clear();
  window.dataLayer = [];
});

test('C12: without lists the mark creates the first one and saves there; all marks of the article fill', async () => {
  const { lists } = await open();
  await press();
  await waitFor(async () => expect(await screen.findAllByRole('button', { name: /^Saved in a list/ })).toHaveLength(2));
  expect(lists.all).toMatchObject([
    { name: 'My list', items: [{ cartItemId: { commercialItemId: 'V1' }, quantity: 1 }] },
  ]);
  await screen.findByText('Saved in My list');
});

test('C12: with one list the mark fills before the answer', async () => {
  let answer: () => void = () => undefined;
  const lists = createFakeLists([buildFavouriteList({ id: 'l1', name: 'Pumps' })]);
  const held: Answers = {
    'POST /user/favouritelists/:id/items': async (...given) => {
      await new Promise<void>((resolve) => (answer = resolve));
      return lists.answers['POST /user/favouritelists/:id/items']!(...given);
    },
  };
  await open(lists, { answers: held });
  await press();
  expect(await screen.findAllByRole('button', { name: /^Saved in a list/ })).toHaveLength(2);
  expect(lists.all[0]!.items).toEqual([]);
  answer();
  await screen.findByText('Saved in Pumps');
  expect(lists.all[0]!.items).toHaveLength(1);
});

test('C12: a failed save empties the mark, with an explanation', async () => {
  const lists = createFakeLists([buildFavouriteList({ id: 'l1', name: 'Pumps' })]);
  let reads = 0;
  await open(lists, {
    answers: {
      'POST /user/favouritelists/:id/items': () => problem(422, { code: 'list_full' }),
      // later reads of the lists fail
      'GET /user/favouritelists': (...given) =>
        ++reads > 1 ? problem(500) : lists.answers['GET /user/favouritelists']!(...given),
    },
  });
  await press();
  await screen.findByText('Pumps is full: a list holds 1,000 lines at most.');
  expect(await emptyMarks()).toHaveLength(2);
});

test('C12: twelve marks request the lists once', async () => {
  const held = buildListItem({ item: buildNumberedCard(5) });
  const { callsOf } = await open(createFakeLists([buildFavouriteList({ id: 'l1', name: 'Pumps', items: [held] })]), {
    marks: 12,
  });
  await screen.findByRole('button', { name: 'Saved in a list: A-5' });
  expect(screen.getAllByRole('button', { name: /^Save / })).toHaveLength(12);
  expect(callsOf('GET /user/favouritelists')).toHaveLength(1);
});

test('C12: an article only in a colleague’s list is not marked', async () => {
  const held = buildListItem({ item });
  const lists = createFakeLists([buildFavouriteList({ id: 'l1', name: 'Shared', owner: 'Grace Osei', items: [held] })]);
  const { app, callsOf } = await open(lists);
  await waitFor(() => expect(callsOf('GET /user/favouritelists')).toHaveLength(1));
  await waitFor(() => expect(app.queryClient.isFetching()).toBe(0));
  expect(await emptyMarks()).toHaveLength(2);
});

test('C12: with several lists the mark opens a choice; a filled mark offers removal', async () => {
  const lists = createFakeLists([
    buildFavouriteList({ id: 'l1', name: 'Pumps' }),
    buildFavouriteList({ id: 'l2', name: 'Boilers', items: [buildListItem({ item: buildNumberedCard(7) })] }),
    buildFavouriteList({ id: 'l3', name: 'Shared', owner: 'Grace Osei' }),
  ]);
  await open(lists);
  await press();
  const dialog = await screen.findByRole('dialog', { name: 'Save in a list' });
  const names = await within(dialog).findAllByRole('listitem');
  expect(names.map((one) => one.textContent)).toEqual(['Boilers1 lineSave', 'Pumps0 linesSave']);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save in Pumps' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(lists.all[0]!.items).toHaveLength(1);

  await userEvent.click((await screen.findAllByRole('button', { name: 'Saved in a list: GX-050-031' }))[0]!);
  await userEvent.click(await screen.findByRole('button', { name: 'Remove from Pumps' }));
  await screen.findByText('Removed from Pumps');
  expect(lists.all[0]!.items).toEqual([]);
  expect(await emptyMarks()).toHaveLength(2);
});

test('C12: a line without commercial id, which stands for its item’s first article, is removed too', async () => {
  const line = buildListItem({ item, cartItemId: { genericItemId: item.genericItemId, commercialItemId: null } });
  const { lists } = await open(createFakeLists([buildFavouriteList({ id: 'l1', name: 'Pumps', items: [line] })]));
  await userEvent.click((await screen.findAllByRole('button', { name: 'Saved in a list: GX-050-031' }))[0]!);
  await userEvent.click(await screen.findByRole('button', { name: 'Remove from Pumps' }));
  await screen.findByText('Removed from Pumps');
  expect(lists.all[0]!.items).toEqual([]);
});

test('E1: the choice can create a list; a taken name is an error of the field', async () => {
  const lists = createFakeLists([
    buildFavouriteList({ id: 'l1', name: 'Pumps' }),
    buildFavouriteList({ id: 'l2', name: 'Boilers' }),
  ]);
  await open(lists);
  await press();
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: /Name of the list/ });
  expect(name.placeholder).toBe('Spring service, pump room 2');
  expect(name.maxLength).toBe(80);
  await userEvent.type(name, 'Pumps{Enter}');
  await screen.findByText('You already have a list named Pumps.', { selector: 'p' });
  await userEvent.clear(name);
  await userEvent.type(name, '  Dairy  {Enter}');
  await screen.findByText('Saved in Dairy');
  expect(lists.all.at(-1)).toMatchObject({ name: 'Dairy', items: [{ cartItemId: { commercialItemId: 'V1' } }] });
});

test('E1, N12: a failure to create a list shows the text of its key', async () => {
  await open(createFakeLists(), { answers: { 'POST /user/favouritelists': () => problem(500) } });
  await press();
  await screen.findByText('The list could not be created. Please try again in a moment.');
  expect(await emptyMarks()).toHaveLength(2);
});

test('C12: a visitor signs in, and the article is saved on return', async () => {
  const visitor = await open(createFakeLists(), { signedIn: false });
  const [link] = await screen.findAllByRole('link', { name: 'Sign in to save GX-050-031' });
  expect(link!.getAttribute('href')).toBe(
    `/auth/login?${new URLSearchParams({ returnTo: '/en-gb/', market: 'en-gb' })}`,
  );
  link!.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link!);
  expect(visitor.callsOf('GET /user/favouritelists')).toEqual([]);
  visitor.unmount();

  const { lists } = await open();
  await screen.findByText('Saved in My list');
  expect(lists.all[0]!.items).toHaveLength(1);
  expect(localStorage.getItem('post-sign-in-action')).toBeNull();
});

test('a pending action for another article is ignored', async () => {
  keepPendingAction(saveAction, { place: 'mark/V9', lines: [] });
  const { callsOf } = await open();
  expect(await emptyMarks()).toHaveLength(2);
  expect(callsOf('POST /user/favouritelists')).toEqual([]);
});

test('M5: saving is reported as add_to_wishlist', async () => {
  await open(createFakeLists([buildFavouriteList({ id: 'l1', name: 'Pumps' })]));
  await press();
  await screen.findByText('Saved in Pumps');
  expect(window.dataLayer).toContainEqual({
    event: 'add_to_wishlist',
    ecommerce: {
      currency: 'GBP',
      value: 2117,
      items: [
        {
          item_id: 'GX-050-031',
          item_name: 'Heat exchanger GX-050, 31 plates',
          item_category: 'c12',
          price: 2117,
          quantity: 1,
          availability: 'webshop',
        },
      ],
    },
  });
});
