import { clearBrowserData } from '@shop/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  buildGroup,
  buildOwnGroup,
  cartId,
  createFakeQuoteCheckout,
  groupKeys,
} from '../fake-quote-checkout.fixture.ts';
import { openShop, problem } from '../shop.fixture.tsx';

// jsdom does not implement scrolling
Element.prototype.scrollIntoView = () => undefined;

beforeEach(() => {
  clearBrowserData();
  window.dataLayer = [];
});

const address = '/en-gb/partners';
const open = (groups = [buildGroup(), buildOwnGroup()], more: Parameters<typeof openShop>[1] = {}) =>
  openShop(address, { quoteCheckout: createFakeQuoteCheckout({ groups }), ...more });

const group = (number: number) => screen.findByRole('region', { name: new RegExp(`^Group ${number}`) });

test('G1, G2: all groups stand on one page with their lines and suppliers, and are saved one after the other', async () => {
  const user = userEvent.setup();
  const third = buildGroup({ quoteGroupKey: groupKeys[2] });
  const { bodiesOf, callsOf, path } = await open([buildGroup(), buildOwnGroup(), third]);
  const [first, second] = [await group(1), await group(2)];
  expect(bodiesOf('POST /quote/begin-checkout')).toEqual([{ cartId }]);
  expect(first.textContent).toContain('Channel gasket GX-050, NBR');
  expect(first.textContent).toContain('60 pcs');
  expect(second.textContent).toMatch(/1 pc(?!s)/);
  expect(second.textContent).toContain('Only one supplier');
  expect(within(second).queryByRole('checkbox')).toBeNull();
  await user.click(within(first).getByRole('checkbox', { name: /Pennine/ }));
  await user.click(within(first).getByRole('checkbox', { name: /Vadholm UK/ }));
  const goOn = screen.getByRole('button', { name: 'Continue to your request' });
  await user.click(goOn);
  const link = await screen.findByRole('link', { name: 'Choose a supplier for group 3.' });
  expect(within(screen.getByRole('alert')).getAllByRole('link')).toEqual([link]);
  await waitFor(async () => expect((await group(3)).contains(document.activeElement)).toBe(true));
  expect(callsOf('PUT /quote/groups/:key')).toEqual([]);
  await user.click(within(await group(3)).getByRole('checkbox', { name: /Avon/ }));
  await user.click(goOn);
  await waitFor(() => expect(path()).toBe('/en-gb/details'));
  expect(bodiesOf('PUT /quote/groups/:key')).toEqual([
    { cartId, selectedPartnerLocationId: 'own-gb', otherPartnerLocationIds: ['leeds'] },
    { cartId, selectedPartnerLocationId: 'bristol', otherPartnerLocationIds: [] },
  ]);
});

test('G2: suppliers can be chosen although the addresses for the distances never arrive', async () => {
  await open(undefined, { answers: { 'GET /user/addresses': () => new Promise<Response>(() => undefined) } });
  const checkbox = await screen.findByRole('checkbox', { name: /Pennine/ }, { timeout: 4_000 });
  await userEvent.setup().click(checkbox);
  expect((checkbox as HTMLInputElement).checked).toBe(true);
});

test('G2: what was saved before a failure stays saved; the rest is sent with the next attempt', async () => {
  const user = userEvent.setup();
  const quoteCheckout = createFakeQuoteCheckout({
    groups: [buildGroup(), buildGroup({ quoteGroupKey: groupKeys[2] })],
  });
  const save = quoteCheckout.answers['PUT /quote/groups/:key']!;
  let isDown = true;
  const { callsOf, path } = await openShop(address, {
    quoteCheckout,
    answers: {
      'PUT /quote/groups/:key': (...given) =>
        isDown && given[1]['key'] === groupKeys[2] ? problem(503) : save(...given),
    },
  });
  for (const number of [1, 2]) await user.click(within(await group(number)).getByRole('checkbox', { name: /Pennine/ }));
  await user.click(screen.getByRole('button', { name: 'Continue to your request' }));
  await screen.findByText('This was not saved.');
  expect(within(await group(2)).getByRole<HTMLInputElement>('checkbox', { name: /Pennine/ }).checked).toBe(true);
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Continue to your request' }));
  await waitFor(() => expect(path()).toBe('/en-gb/details'));
  expect(callsOf('PUT /quote/groups/:key').map(({ call }) => call.split('/').at(-1))).toEqual([
    groupKeys[0],
    groupKeys[2],
    groupKeys[2],
  ]);
});

test('G1: a group that nobody supplies says so and leads to support', async () => {
  await open([buildGroup(), buildOwnGroup({ locations: [], selectedPartnerLocationId: null })]);
  const nobody = await group(2);
  expect(nobody.textContent).toContain('Nobody supplies this here yet');
  expect(within(nobody).getByRole('link', { name: 'Contact support' })).toBeTruthy();
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
  await group(1);
  await router.navigate(`/en-gb/partner/${groupKeys[0]}`);
  await group(1);
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
  expect(screen.getAllByRole('link', { name: 'Back to cart' })[0]!.getAttribute('href')).toBe('/en-gb/cart?view=quote');
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
  await group(1);
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Choose suppliers' }));
});
