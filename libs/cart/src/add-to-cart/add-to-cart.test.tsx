import '@testing-library/jest-dom';
import type { ItemCard, SalesDetails } from '@shop/api-contracts';
import { buildItemCard } from '@shop/api-contracts/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { showAppliedFilters } from '../cart/applied-filters.ts';
import { openShop } from '../shop.fixture.tsx';
import { AddToCartSlot } from './add-to-cart-slot.tsx';
import type { AddToCartLayout } from './add-to-cart.tsx';

const sold = (details: Partial<SalesDetails>): ItemCard =>
  buildItemCard({ salesDetails: { ...buildItemCard().salesDetails!, ...details } });
const open = (item: ItemCard, layout: AddToCartLayout = 'card') =>
  openShop('/en-gb/', { element: <AddToCartSlot item={item} layout={layout} /> });
const button = (name: RegExp) => screen.findByRole('button', { name });

afterEach(() => {
  cleanup();
  for (const name of ['cart-buy-gb', 'cart-quote-gb']) document.cookie = `${name}=; Max-Age=0; Path=/`;
  delete window.dataLayer;
});

test('C8: an article that can be bought is added to the cart in the entered quantity', async () => {
  const { carts } = await open(buildItemCard({ parentItemKey: 'G9_c12_V9', itemTags: [{ id: 'remade' }] }));
  const add = await button(/^Add to cart GX-050-031$/);
  await userEvent.clear(screen.getByRole('spinbutton'));
  await userEvent.type(screen.getByRole('spinbutton'), '12');
  await userEvent.click(add);
  await waitFor(() => expect(carts.all()).toHaveLength(1));
  expect(carts.all()[0]).toMatchObject({
    action: 'Buy',
    lines: [
      {
        quantity: 12,
        cartItemId: {
          genericItemId: 'G1',
          commercialItemId: 'V1',
          categoryId: 'c12',
          parentGenericItemId: 'G9',
          parentCategoryId: 'c12',
          parentCommercialItemId: 'V9',
          itemTagIds: ['remade'],
        },
      },
    ],
  });
  expect(window.dataLayer!.at(-1)).toMatchObject({
    event: 'add_to_cart',
    ecommerce: {
      currency: 'GBP',
      value: 25_404,
      items: [{ item_id: 'GX-050-031', quantity: 12, availability: 'webshop' }],
    },
  });
});

test('C8: an article that can only be quoted is added to the quote cart by a button in the same place', async () => {
  const { carts } = await open(sold({ salesActions: ['RequestQuote'], price: null }));
  const ask = await button(/^Request a quote/);
  expect(screen.getAllByRole('button')).toEqual([ask]);
  await userEvent.click(ask);
  await waitFor(() => expect(carts.all()).toMatchObject([{ action: 'RequestQuote' }]));
});

test('until the slow system answers, a quote can be requested', async () => {
  await open(buildItemCard({ salesDetails: null, salesDetailsOnRequest: true }));
  expect(await button(/^Request a quote/)).toBeVisible();
});

test('C8: a discontinued article has no button', async () => {
  const { container } = await open(sold({ salesActions: [], price: null, availability: { state: 'discontinued' } }));
  await waitFor(() => expect(container.querySelector('[data-chrome]')).toBeEmptyDOMElement());
  expect(screen.queryByRole('button')).toBeNull();
});

test('the item page has a second button for a quote, cards do not', async () => {
  const { carts } = await open(buildItemCard(), 'page');
  expect((await button(/^Add to cart/)).getAttribute('type')).toBe('submit');
  await userEvent.click(await button(/^Request a quote/));
  await waitFor(() => expect(carts.all()).toMatchObject([{ action: 'RequestQuote' }]));
  cleanup();
  await open(buildItemCard(), 'card');
  await button(/^Add to cart/);
  expect(screen.queryByRole('button', { name: /quote/ })).toBeNull();
});

test('it starts with the minimum quantity, and an invalid one must be corrected before sending', async () => {
  const { calls } = await open(sold({ minimumQuantity: 8, packQuantity: 5 }));
  const add = await button(/^Add to cart/);
  expect(screen.getByRole('spinbutton')).toHaveValue('10');
  await userEvent.clear(screen.getByRole('spinbutton'));
  await userEvent.type(screen.getByRole('spinbutton'), '12');
  await userEvent.click(add);
  expect(screen.getByRole('spinbutton')).toHaveAccessibleDescription('Sold in packs of 5: 10 or 15.');
  expect(screen.getByRole('spinbutton')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(calls).toEqual([]);
});

test('D7: a line carries the filters of the list that it is added from, and none afterwards', async () => {
  const { carts } = await open(buildItemCard());
  const add = await button(/^Add to cart/);
  const filters = [{ id: 'material', name: 'Material', value: ['NBR'], unit: null }];
  const hide = showAppliedFilters(filters);
  await userEvent.click(add);
  await waitFor(() => expect(carts.all()[0]?.lines[0]?.cartItemId).toMatchObject({ appliedFilters: filters }));
  hide();
  await userEvent.click(add);
  await waitFor(() => expect(carts.all()[0]?.lines).toHaveLength(2));
  expect(carts.all()[0]?.lines[1]?.cartItemId).not.toHaveProperty('appliedFilters');
});

test('I8: a line added from a list of what fits a unit is for that unit, as long as the list is shown', async () => {
  const { carts } = await open(buildItemCard());
  const add = await button(/^Add to cart/);
  const hide = showAppliedFilters([], '9JYNHRUSVE');
  await userEvent.click(add);
  await waitFor(() => expect(carts.all()[0]?.lines[0]?.cartItemId).toMatchObject({ equipmentId: '9JYNHRUSVE' }));
  hide();
  await userEvent.click(add);
  await waitFor(() => expect(carts.all()[0]?.lines).toHaveLength(2));
  expect(carts.all()[0]?.lines[1]?.cartItemId).not.toHaveProperty('equipmentId');
});

test('D7: more filters than a line may have are left out, and the line is added', async () => {
  const { carts } = await open(buildItemCard());
  const value = ['x'.repeat(80)];
  const hide = showAppliedFilters(
    Array.from({ length: 21 }, (_, n) => ({ id: `f${n}`, name: 'Filter', value, unit: null })),
  );
  await userEvent.click(await button(/^Add to cart/));
  await waitFor(() => expect(carts.all()[0]?.lines).toHaveLength(1));
  expect(carts.all()[0]?.lines[0]?.cartItemId).not.toHaveProperty('appliedFilters');
  hide();
});

test('every press counts while the first is pending', async () => {
  const { carts, callsOf } = await open(buildItemCard());
  const add = await button(/^Add to cart/);
  for (let n = 0; n < 10; n += 1) void userEvent.click(add);
  await waitFor(() => expect(carts.all()[0]?.lines[0]?.quantity).toBe(10));
  expect(callsOf('POST /cart/:id/add')).toHaveLength(10);
});

test('without a script there is no control', () => {
  const html = renderToString(<AddToCartSlot item={buildItemCard()} layout="card" />);
  expect(html).not.toMatch(/button|input/);
});
