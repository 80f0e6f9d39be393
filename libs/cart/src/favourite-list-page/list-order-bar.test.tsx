import { buildFavouriteList, buildListItem, buildNumberedCard, buildUser } from '@shop/api-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openShop, problem } from '../shop.fixture.tsx';
import { ListOrderBar } from './list-order-bar.tsx';
import { useSelection } from './use-selection.ts';

const quoted = buildNumberedCard(2, {
  salesDetails: { salesActions: ['RequestQuote'], price: null, availability: { state: 'onRequest' } },
});
/** 502 lines to buy and one to quote. */
const list = buildFavouriteList({
  id: 'l1',
  name: 'Pumps',
  items: [
    ...Array.from({ length: 502 }, (_, n) => buildListItem({ item: buildNumberedCard(n + 100) })),
    buildListItem({ item: quoted }),
  ],
});

/** The bar of a long list, without its table of hundreds of rows. */
function Bar() {
  return <ListOrderBar list={list} items={list.items} selection={useSelection()} />;
}

test('E3: if a later call for a long list fails, a retry orders only the rest', async () => {
  let count = 0;
  const shop = await openShop('/en-gb/', {
    user: buildUser(),
    element: <Bar />,
    answers: {
      'POST /cart/:id/addmany': (...given) =>
        (count += 1) === 2 ? problem(503) : shop.carts.answers['POST /cart/:id/addmany']!(...given),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Add all to cart and quote cart' }));
  await screen.findByText(/500 of 502 lines are in your cart/);
  expect(screen.getByText('3 lines chosen')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Add chosen to cart and quote cart' }));
  await waitFor(() => expect(shop.carts.all().map(({ lines }) => lines.length)).toEqual([502, 1]));
  expect(shop.carts.all()[0]!.lines.every(({ quantity }) => quantity === 1)).toBe(true);
  await screen.findByText('503 lines');
});
