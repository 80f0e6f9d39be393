import { buildFavouriteList, buildUser } from '@shop/api-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openShop } from '../shop.fixture.tsx';
import { ListConfigurations } from './list-configurations.tsx';
import { ListOrderBar } from './list-order-bar.tsx';
import { useSelection } from './use-selection.ts';

const priced = {
  ...{ configurationId: 'c1', name: 'Priced unit', lines: [] },
  price: { amount: '900.00', originalAmount: '900.00', currency: 'GBP' },
};
const quoted = { configurationId: 'c2', name: 'Quoted unit', lines: [], price: null };
const list = buildFavouriteList({ id: 'l1', name: 'Units', items: [], configurations: [priced, quoted] });

function Units() {
  return (
    <>
      <ListConfigurations list={list} canChange={false} />
      <ListOrderBar list={list} items={[]} selection={useSelection()} />
    </>
  );
}

test('L3: a quote is asked for a unit of a list', async () => {
  const { callsOf } = await openShop('/en-gb/', { user: buildUser(), element: <Units /> });
  await userEvent.click(await screen.findByRole('button', { name: 'Request a quote: Priced unit' }));
  await waitFor(() =>
    expect(callsOf('POST /cart/:id/addmany')).toEqual([{ items: [], action: 'RequestQuote', configurations: ['c1'] }]),
  );
});

test('L3: units of a list go to the cart where they have a price, and to the quote cart where not', async () => {
  const { callsOf } = await openShop('/en-gb/', { user: buildUser(), element: <Units /> });
  await userEvent.click(await screen.findByRole('button', { name: 'Add all to cart and quote cart' }));
  await waitFor(() =>
    expect(callsOf('POST /cart/:id/addmany')).toEqual([
      { items: [], action: 'Buy', configurations: ['c1'], salesDetails: 'complete' },
      { items: [], action: 'RequestQuote', configurations: ['c2'] },
    ]),
  );
});
