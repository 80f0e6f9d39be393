import { clearBrowserData } from '@shop/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import {
  buildGroup,
  buildOwnGroup,
  cartId,
  createFakeQuoteCheckout,
  groupKeys,
  places,
} from '../fake-quote-checkout.fixture.ts';
import { openShop, problem } from '../shop.fixture.tsx';

beforeEach(() => {
  clearBrowserData();
  window.dataLayer = [];
});

const address = '/en-gb/partners';
const open = (groups = [buildGroup(), buildOwnGroup()], more: Parameters<typeof openShop>[1] = {}) =>
  openShop(address, { quoteCheckout: createFakeQuoteCheckout({ groups }), ...more });

test('G1: each of several groups shows lines and location, and the request opens once all are chosen', async () => {
  const { bodiesOf, unmount } = await open();
  const [first, second] = await screen.findAllByRole('listitem', { name: /^Group/ });
  expect(bodiesOf('POST /quote/begin-checkout')).toEqual([{ cartId }]);
  expect(first!.textContent).toContain('Channel gasket GX-050, NBR');
  expect(first!.textContent).toContain('60 pcs');
  expect(first!.textContent).toContain('No supplier chosen yet. 4 can offer this.');
  expect(second!.textContent).toMatch(/1 pc(?!s)/);
  expect(second!.textContent).toContain('Only one supplier');
  expect(within(second!).queryByRole('link')).toBeNull();
  const choose = within(first!).getByRole('link', { name: 'Choose suppliers for group 1' });
  expect(choose.getAttribute('href')).toBe(`/en-gb/partner/${groupKeys[0]}`);
  const button = screen.getByRole('button', { name: 'Continue to your request' });
  expect(document.getElementById(button.getAttribute('aria-describedby')!)!.textContent).toBe(
    'Choose suppliers for group 1 first.',
  );
  unmount();
  await open([buildGroup({ selectedPartnerLocationId: places[2]!.id }), buildOwnGroup()]);
  const link = await screen.findByRole('link', { name: 'Continue to your request' });
  expect(link.getAttribute('href')).toBe('/en-gb/details');
  expect(screen.getByText('Pennine Heat Ltd, Leeds works')).toBeTruthy();
});

test('G1: one group with several suppliers opens their choice directly', async () => {
  const { path } = await open([buildGroup()]);
  await waitFor(() => expect(path()).toBe(`/en-gb/partner/${groupKeys[0]}`));
});

test('G1: one group with a single supplier opens the request directly', async () => {
  const { path } = await open([buildOwnGroup()]);
  await waitFor(() => expect(path()).toBe('/en-gb/details'));
});

test('A6: the breadcrumbs include the page of all groups only if there are several', async () => {
  const { unmount } = await openShop('/en-gb/details', {
    quoteCheckout: createFakeQuoteCheckout({
      groups: [buildOwnGroup(), buildOwnGroup({ quoteGroupKey: groupKeys[2] })],
    }),
  });
  await waitFor(() =>
    expect(screen.getByTestId('trail').textContent).toBe(
      'Cart (/cart?view=quote) / Choose suppliers (/partners) / Your request',
    ),
  );
  unmount();
  clearBrowserData();
  await openShop('/en-gb/details', { quoteCheckout: createFakeQuoteCheckout({ groups: [buildOwnGroup()] }) });
  await screen.findByRole('button', { name: 'Send request' });
  expect(screen.getByTestId('trail').textContent).toBe('Cart (/cart?view=quote) / Your request');
});

test('H6: a visitor is asked to sign in, and returns; nothing is requested before', async () => {
  const { calls } = await open(undefined, { user: null });
  const link = await screen.findByRole('link', { name: 'Sign in and continue' });
  expect(new URLSearchParams(link.getAttribute('href')!.split('?')[1]).get('returnTo')).toBe(address);
  expect(calls.filter(({ call }) => call.includes('/quote'))).toEqual([]);
});

test('M2: the start of a request is reported once per cart, with the availability of its articles', async () => {
  const { router } = await open();
  await screen.findAllByRole('listitem', { name: /^Group/ });
  await router.navigate(`/en-gb/partner/${groupKeys[0]}`);
  await screen.findByText('Choose one supplier', { exact: false });
  const events = window.dataLayer!.filter(({ event }) => event === 'begin_checkout');
  expect(events).toHaveLength(1);
  expect(events[0]).toMatchObject({
    cart_type: 'quote',
    ecommerce: {
      currency: 'GBP',
      value: 1830,
      items: [
        { item_id: 'GX-050-GC-NBR', quantity: 60, availability: 'webshop' },
        { item_id: 'GX-110-48', quantity: 1 },
      ],
    },
  });
});

test('without a quote cart the page offers a next step', async () => {
  const { calls } = await open([], { withoutCart: true });
  await screen.findByText('There is nothing to ask quotes for');
  expect(calls.some(({ call }) => call.includes('begin-checkout'))).toBe(false);
});

test('a cart sent in another tab leads to its confirmation', async () => {
  const quoteCheckout = createFakeQuoteCheckout();
  quoteCheckout.send();
  const { path } = await openShop(address, { quoteCheckout });
  await waitFor(() => expect(path()).toBe(`/en-gb/confirmation?c=${cartId}`));
});

test('unknown lines are named, with a link to the cart', async () => {
  const change = {
    lineId: '1',
    name: 'Old gasket',
    articleNumber: 'OLD-1',
    kind: 'discontinued',
    before: null,
    after: null,
  };
  await open(undefined, {
    answers: { 'POST /quote/begin-checkout': () => problem(422, { code: 'cart_not_quotable', changes: [change] }) },
  });
  await screen.findByText('OLD-1');
  expect(screen.getAllByRole('link', { name: 'Back to the cart' })[0]!.getAttribute('href')).toBe(
    '/en-gb/cart?view=quote',
  );
});

test('a failure shows its reference and a retry, and that nothing is lost', async () => {
  let isDown = true;
  const quoteCheckout = createFakeQuoteCheckout();
  const answer = quoteCheckout.answers['POST /quote/begin-checkout']!;
  await openShop(address, {
    quoteCheckout,
    answers: {
      'POST /quote/begin-checkout': (...given) => (isDown ? problem(500) : answer(...given)),
    },
  });
  await screen.findByText('Request r-1');
  isDown = false;
  const again = screen.getByRole('button', { name: 'Try again' });
  again.focus();
  again.click();
  await screen.findAllByRole('listitem', { name: /^Group/ });
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Choose suppliers' }));
});
