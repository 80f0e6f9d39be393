import { Button } from '@shop/design-system';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { buildNumberedCard, buildUser, openShop } from '../shop.fixture.tsx';
import { buildList, createFakeLists } from './fake-lists.fixture.ts';
import { lineOf } from './line-of.ts';
import { useSaveToList } from './use-save-to-list.tsx';

const lines = Array.from({ length: 501 }, (_, n) => lineOf(buildNumberedCard(n + 1)));

function Page() {
  const { saveToList, chooser } = useSaveToList('cart');
  return (
    <>
      <h1>Cart</h1>
      <Button onClick={() => saveToList(lines)}>Save as list</Button>
      {chooser}
    </>
  );
}

const open = async (signedIn: boolean, lists = createFakeLists([buildList({ id: 'l1', name: 'Pumps' })])) => ({
  ...(await openShop('/en-gb/', { user: signedIn ? buildUser() : null, answers: lists.answers, element: <Page /> })),
  lists,
});

beforeEach(() => localStorage.clear());

test('E1: lines of a page go into a new list, in calls of at most 500', async () => {
  const { lists, callsOf } = await open(true);
  await userEvent.click(await screen.findByRole('button', { name: 'Save as list' }));
  await userEvent.type(await screen.findByRole('textbox', { name: /Name of the list/ }), 'Spring stop{Enter}');
  await screen.findByText('501 lines saved in Spring stop');
  expect(lists.all.find(({ name }) => name === 'Spring stop')?.items).toHaveLength(501);
  const sent = callsOf('POST /user/favouritelists/:id/items') as { items: unknown[] }[];
  expect(sent.map(({ items }) => items.length)).toEqual([500, 1]);
});

test('E1, H5: whoever is not signed in does so first, and finds the choice open with the same lines', async () => {
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
