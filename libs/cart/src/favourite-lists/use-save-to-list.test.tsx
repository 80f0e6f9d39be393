import { buildFavouriteList, buildListItem, buildNumberedCard, buildUser } from '@shop/api-contracts/testing';
import { Button } from '@shop/design-system';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openShop, problem, type Answers } from '../shop.fixture.tsx';
import { createFakeLists } from './fake-lists.fixture.ts';
import { lineOf } from './line-of.ts';
import { useSaveToList } from './use-save-to-list.tsx';

const linesOf = (length: number) => Array.from({ length }, (_, n) => lineOf(buildNumberedCard(n + 1)));

function Page({ count }: { count: number }) {
  const { saveToList, chooser } = useSaveToList('cart');
  return (
    <>
      <h1>Cart</h1>
      <Button onClick={() => saveToList(linesOf(count))}>Save as list</Button>
      {chooser}
    </>
  );
}

const open = async (
  signedIn: boolean,
  {
    count = 501,
    lists = createFakeLists([buildFavouriteList({ id: 'l1', name: 'Pumps' })]),
    answers = {},
  }: { count?: number; lists?: ReturnType<typeof createFakeLists>; answers?: Answers } = {},
) => ({
  ...(await openShop('/en-gb/', {
    user: signedIn ? buildUser() : null,
    answers: { ...lists.answers, ...answers },
    element: <Page count={count} />,
  })),
  lists,
});
const addItems = 'POST /user/favouritelists/:id/items';
/** Fails at these calls, counted from 1. */
const failingAt = (lists: ReturnType<typeof createFakeLists>, ...calls: number[]): Answers => {
  let count = 0;
  return {
    [addItems]: (...given) => (calls.includes((count += 1)) ? problem(503) : lists.answers[addItems]!(...given)),
  };
};

beforeEach(() => localStorage.clear());

test('E1: lines of a page are added to a new list, in calls of at most 500', async () => {
  const { lists, callsOf } = await open(true);
  await userEvent.click(await screen.findByRole('button', { name: 'Save as list' }));
  await userEvent.type(await screen.findByRole('textbox', { name: /Name of the list/ }), 'Spring stop{Enter}');
  await screen.findByText('501 lines saved in Spring stop');
  expect(lists.all.find(({ name }) => name === 'Spring stop')?.items).toHaveLength(501);
  const sent = callsOf('POST /user/favouritelists/:id/items') as { items: unknown[] }[];
  expect(sent.map(({ items }) => items.length)).toEqual([500, 1]);
});

test('E1: lines beyond the limit of a list go into a second one', async () => {
  const { lists } = await open(true, { count: 1203 });
  await userEvent.click(await screen.findByRole('button', { name: 'Save as list' }));
  await userEvent.type(await screen.findByRole('textbox', { name: /Name of the list/ }), 'Spring stop{Enter}');
  await screen.findByText(/1,203 lines are saved in several lists, .*: Spring stop, Spring stop \(2\)\./);
  const sizes = lists.all.map(({ name, items }) => [name, items.length]);
  expect(sizes).toEqual(
    expect.arrayContaining([
      ['Spring stop', 1000],
      ['Spring stop (2)', 203],
    ]),
  );
});

test('E1: if a later call fails, the new lists are deleted, with a message', async () => {
  const lists = createFakeLists([]);
  await open(true, { count: 1203, lists, answers: failingAt(lists, 3) });
  await userEvent.click(await screen.findByRole('button', { name: 'Save as list' }));
  const name = await screen.findByRole('textbox', { name: /Name of the list/ });
  await userEvent.type(name, 'Spring stop{Enter}');
  await screen.findByText(/list could not be created/i);
  expect(lists.all).toEqual([]);
  expect(name).toHaveProperty('value', 'Spring stop');
});

test('E1: a list without space for all lines gets none', async () => {
  const items = linesOf(600).map((line, n) =>
    buildListItem({ item: buildNumberedCard(n + 5000), id: `i-${n}`, ...line }),
  );
  const { callsOf } = await open(true, {
    lists: createFakeLists([buildFavouriteList({ id: 'l1', name: 'Pumps', items })]),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Save as list' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Save in Pumps' }));
  await screen.findByText(/Pumps has room for 400 more lines; these are 501/);
  expect(callsOf(addItems)).toEqual([]);
});

test('E1: after a partial failure only the rest is sent again', async () => {
  const lists = createFakeLists([buildFavouriteList({ id: 'l1', name: 'Pumps' })]);
  await open(true, { lists, answers: failingAt(lists, 2) });
  await userEvent.click(await screen.findByRole('button', { name: 'Save as list' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Save in Pumps' }));
  await screen.findByText(/500 of 501 lines are saved in Pumps/);
  await userEvent.click(screen.getByRole('button', { name: 'Save in Pumps' }));
  await screen.findByText('Saved in Pumps');
  expect(lists.all[0]!.items).toHaveLength(501);
});

test('E1, H5: a visitor signs in first, and returns to the open choice with the same lines', async () => {
  const visitor = await open(false);
  await userEvent.click(await screen.findByRole('button', { name: 'Save as list' }));
  const dialog = await screen.findByRole('dialog', { name: 'Save in a list' });
  const link = within(dialog).getByRole('link', { name: 'Sign in' });
  expect(link.getAttribute('href')).toBe(
    `/auth/login?${new URLSearchParams({ returnTo: '/en-gb/', market: 'en-gb' })}`,
  );
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  visitor.unmount();

  const { lists } = await open(true);
  await userEvent.click(await screen.findByRole('button', { name: 'Save in Pumps' }));
  await screen.findByText('501 lines saved in Pumps');
  await waitFor(() => expect(lists.all[0]!.items).toHaveLength(501));
});
