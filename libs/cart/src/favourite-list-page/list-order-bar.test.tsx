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

test('E3: the bar says what the lines cost that its button adds, by quantity, and how many have no price', async () => {
  const packed = buildNumberedCard(4, {
    salesDetails: {
      salesActions: ['Buy'],
      price: { amount: '11.90', originalAmount: '14.00', currency: 'GBP' },
      quantityBreaks: [
        { from: 1, amount: '11.90' },
        { from: 100, amount: '9.90' },
      ],
      availability: { state: 'inStock', stock: 840 },
    },
  });
  const pumps = buildFavouriteList({
    id: 'l2',
    name: 'Pumps',
    items: [
      buildListItem({ item: packed, quantity: 100 }),
      buildListItem({ item: buildNumberedCard(5), quantity: 2 }),
      buildListItem({ item: quoted }),
      // no longer sold: the button leaves it out
      buildListItem({ item: null, id: 'i-old' }),
    ],
  });
  function Pumps() {
    const selection = useSelection();
    return (
      <>
        <button onClick={() => selection.setAll([pumps.items[0]!.id])}>first</button>
        <button onClick={() => selection.setAll([pumps.items[2]!.id])}>quoted</button>
        <ListOrderBar list={pumps} items={pumps.items} selection={selection} />
      </>
    );
  }
  await openShop('/en-gb/', { user: buildUser(), element: <Pumps /> });
  await screen.findByText('Total £5,224.00 excl. VAT, 1 line without a price');
  const said = screen.getByRole('status');
  expect(said.textContent).toMatch(/^4 lines Total/);
  await userEvent.click(screen.getByRole('button', { name: 'first' }));
  expect(said.textContent).toMatch(/^1 line chosen Total £990.00 excl. VAT$/);
  await userEvent.click(screen.getByRole('button', { name: 'quoted' }));
  expect(said.textContent).toMatch(/^1 line chosen $/);
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
  expect(screen.getByRole('status').textContent).toContain('3 lines chosen');
  await userEvent.click(screen.getByRole('button', { name: 'Add chosen to cart and quote cart' }));
  await waitFor(() => expect(shop.carts.all().map(({ lines }) => lines.length)).toEqual([502, 1]));
  expect(shop.carts.all()[0]!.lines.every(({ quantity }) => quantity === 1)).toBe(true);
  await screen.findByText(/^503 lines/);
});
