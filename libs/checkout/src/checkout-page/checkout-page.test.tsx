import { buildOrder, buildUser, buyCartId, orderId } from '@shop/api-contracts/testing';
import { clearBrowserData } from '@shop/platform/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createFakeOrders, json, problem } from '../fake-orders.fixture.ts';
import { findClosedSheet, findOpenSection, openShop } from '../shop.fixture.tsx';

const at = (step: string) => `/en-gb/checkout/${step}`;
const upTo = (step: Parameters<typeof buildOrder>[1]) => createFakeOrders({ order: buildOrder({}, step) });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const summary = () => screen.findByRole('complementary', { name: 'Your order' });
const opened = findOpenSection;

beforeEach(() => {
  clearBrowserData();
  window.dataLayer = [];
});

describe('F1: access to the checkout', () => {
  test('F1: where buying is off, every checkout address redirects home', async () => {
    const { path, calls } = await openShop(at('freight'), { settings: { buyEnabled: false } });
    expect(path()).toBe('/en-gb/');
    expect(calls.some(({ call }) => call.includes('/orders'))).toBe(false);
  });

  test('F1: if upstream reports that buying is off, it redirects home too', async () => {
    const answers = { 'POST /orders': () => problem(403, { code: 'buying_disabled' }) };
    const { path } = await openShop(at('contact'), { answers });
    await waitFor(() => expect(path()).toBe('/en-gb/'));
  });

  test('F1: a visitor is told why to sign in, and returns to this step', async () => {
    const { calls } = await openShop(at('freight'), { user: null });
    await heading('Checkout');
    const link = screen.getByRole('link', { name: 'Sign in and continue' });
    expect(link.getAttribute('href')).toContain(encodeURIComponent('/en-gb/checkout/freight'));
    expect(calls.some(({ call }) => call.includes('/orders'))).toBe(false);
  });

  test('an unknown step has no page', async () => {
    await openShop(at('gift-wrapping'));
    await heading('notFound');
  });
});

describe('F2: where the checkout continues', () => {
  test('F2: /checkout opens the first incomplete step of the adopted cart’s order', async () => {
    const { path, bodiesOf } = await openShop('/en-gb/checkout', { orders: upTo({ upTo: 'freight' }) });
    await waitFor(() => expect(path()).toBe(at('freight')));
    await opened('Freight');
    expect(bodiesOf('POST /orders')).toEqual([{ cartId: buyCartId }]);
  });

  test('F2: the affiliate that led to the visit goes with the order', async () => {
    sessionStorage.setItem('affiliate', 'Partner-7');
    const { bodiesOf } = await openShop(at('contact'));
    await opened('Contact');
    expect(bodiesOf('POST /orders')).toEqual([{ cartId: buyCartId, affiliateId: 'Partner-7' }]);
    sessionStorage.clear();
  });

  test('F2: a step opened too early redirects to the first incomplete one', async () => {
    const { path } = await openShop(at('review'), { orders: upTo({ upTo: 'delivery' }) });
    await waitFor(() => expect(path()).toBe(at('delivery')));
  });

  test('F2: what is filled in can be changed, what comes later waits, and the open section is marked', async () => {
    await openShop(at('delivery'), { orders: upTo({ upTo: 'freight' }) });
    await opened('Delivery address');
    const linked = screen
      .getAllByRole('link', { name: /^Change (?!the)/ })
      .map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]);
    expect(linked).toEqual([
      ['Change Contact', at('contact')],
      ['Change Invoice address', at('invoice')],
      ['Change Freight', at('freight')],
    ]);
    expect(screen.getAllByText('Not filled in yet')).toHaveLength(2);
    expect(screen.queryByRole('link', { name: /^Close/ })).toBeNull();
  });

  test('F2: a complete order is one sheet of closed sections, with number and button', async () => {
    const { path, callsOf } = await openShop('/en-gb/checkout', { orders: upTo({ upTo: 'review' }) });
    await findClosedSheet();
    expect(path()).toBe('/en-gb/checkout');
    expect(screen.getAllByRole('link', { name: /^Change (?!the)/ })).toHaveLength(5);
    expect(screen.getByLabelText(/^Your purchase order number/)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Pay £2,598.00' }).disabled).toBe(false);
    // nothing but the order is asked for
    expect(callsOf('GET /user/addresses')).toEqual([]);
    expect(callsOf('POST /freight')).toEqual([]);
  });

  test('31: a section is edited in place: it gets the focus, holds the order, and gives the focus back', async () => {
    const { router, path } = await openShop('/en-gb/checkout', { orders: upTo({ upTo: 'review' }) });
    await findClosedSheet();
    await userEvent.click(screen.getByRole('link', { name: 'Change Contact' }));
    const contact = await opened('Contact');
    expect(document.activeElement).toBe(contact);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Pay £/ }).disabled).toBe(true);
    expect(screen.getByText('Save or close “Contact” before you order.')).toBeTruthy();
    await userEvent.type(screen.getByLabelText(/^Remark/), '!');
    // another section opens in its place; what was typed is there again
    await userEvent.click(screen.getByRole('link', { name: 'Change Freight' }));
    await opened('Freight');
    await userEvent.click(screen.getByRole('link', { name: 'Close Freight' }));
    await findClosedSheet();
    expect(document.activeElement?.textContent).toBe('Freight');
    expect(screen.getByRole('region', { name: 'Contact' }).textContent).toContain('Changes not saved');
    expect(screen.getByText(/^“Contact” has changes that are not saved/)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Pay £/ }).disabled).toBe(true);
    const leave = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leave);
    expect(leave.defaultPrevented).toBe(true);
    await act(() => router.navigate(at('contact')));
    await opened('Contact');
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Remark/).value).toMatch(/!$/);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await findClosedSheet();
    expect(path()).toBe(at('review'));
    expect(screen.getByRole('region', { name: 'Contact' }).textContent).toContain('!');
    expect(screen.queryByText('Changes not saved')).toBeNull();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Pay £/ }).disabled).toBe(false);
  });

  test('F4, F5: another address removes the freight, which is chosen again and says so', async () => {
    const { path } = await openShop(at('delivery'), { orders: upTo({ upTo: 'review' }) });
    await opened('Delivery address');
    await userEvent.clear(await screen.findByLabelText(/^City/));
    await userEvent.type(screen.getByLabelText(/^City/), 'Hull');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await opened('Freight');
    expect(path()).toBe(at('freight'));
    expect(screen.getByText('Freight was calculated again for the new address.')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Pay £/ }).disabled).toBe(true);
    await screen.findByRole('radio', { name: /^Economy/ });
    await userEvent.click(screen.getByRole('button', { name: /^Save/ }));
    await findClosedSheet();
  });

  test('31: the Back button opens the previous step with its input', async () => {
    const { router, path } = await openShop(at('contact'));
    await opened('Contact');
    const remark = await screen.findByLabelText<HTMLTextAreaElement>(/^Remark/);
    await userEvent.type(remark, 'Gate 4');
    await userEvent.click(screen.getByRole('button', { name: /^Save/ }));
    await opened('Delivery address');
    await act(() => router.navigate(-1));
    await waitFor(() => expect(path()).toBe(at('contact')));
    expect((await screen.findByLabelText<HTMLTextAreaElement>(/^Remark/)).value).toBe('Gate 4');
  });

  test('F2: returning to the tab shows changes by another tab, without creating an order', async () => {
    const { orders, bodiesOf, callsOf } = await openShop(at('contact'));
    await opened('Contact');
    orders.alter({ state: 'paying' });
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    await screen.findByRole('button', { name: 'Continue the payment' });
    expect(bodiesOf('POST /orders')).toHaveLength(1);
    expect(callsOf('GET /orders/:id')[0]?.query.get('cartId')).toBe(buyCartId);
  });

  test('an order being paid cannot be changed, a placed one links to its confirmation', async () => {
    const paying = await openShop(at('contact'), { orders: upTo({ upTo: 'payment' }) });
    await screen.findByRole('button', { name: 'Continue the payment' });
    expect(screen.queryByRole('link', { name: /^Change / })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Pay £/ })).toBeNull();
    paying.unmount();
    await openShop(at('contact'), { orders: upTo({ upTo: 'done' }) });
    const link = await screen.findByRole('link', { name: 'To the confirmation' });
    expect(link.getAttribute('href')).toBe(`/en-gb/confirmation?o=${orderId}&c=${buyCartId}`);
    expect(screen.getByText('Order W-100001 has been placed.')).toBeTruthy();
  });

  test('a section closes for a payment that has started meanwhile', async () => {
    const { orders } = await openShop(at('contact'));
    await opened('Contact');
    await screen.findByLabelText(/^E-mail address/);
    orders.alter({ state: 'paying' });
    await userEvent.click(screen.getByRole('button', { name: /^Save/ }));
    await screen.findByRole('button', { name: 'Continue the payment' });
    expect(screen.queryByLabelText(/^E-mail address/)).toBeNull();
  });
});

test('F2: the terms of sale are linked from the payment, and the way back returns to it', async () => {
  const { router, path, callsOf } = await openShop(at('payment'), { orders: upTo({ upTo: 'review' }) });
  await userEvent.click(await screen.findByRole('link', { name: 'terms of sale' }));
  await heading('Terms of sale');
  expect(path()).toBe('/en-gb/terms');
  await act(() => router.navigate(-1));
  await opened('Payment');
  expect(path()).toBe(at('payment'));
  expect(await screen.findByRole('button', { name: 'Pay £2,598.00' })).toBeTruthy();
  expect(callsOf('PUT /orders/:id/:step')).toEqual([]);
});

describe('blocked checkouts', () => {
  test('34: without a cart the page offers one next step', async () => {
    await openShop(at('contact'), { withoutCart: true });
    await screen.findByText('There is nothing to order.');
    expect(screen.getByRole('link', { name: 'See products' }).getAttribute('href')).toBe('/en-gb/');
  });

  test('34: another tab shows the placed order with its link, to the same person only', async () => {
    const placed = { state: 'placed', orderNumber: 'W-100001', placedAt: new Date().toISOString() } as const;
    const orders = createFakeOrders({ order: buildOrder(placed, { upTo: 'review' }) });
    const first = await openShop(`/en-gb/confirmation?o=${orderId}&c=${buyCartId}`, { orders });
    await screen.findByRole('heading', { name: 'Thank you for your order' });
    first.unmount();
    sessionStorage.clear();
    const second = await openShop(at('contact'), { withoutCart: true });
    await screen.findByText('Order W-100001 has been placed.');
    expect(screen.getByRole('link', { name: 'To the confirmation' }).getAttribute('href')).toBe(
      `/en-gb/confirmation?o=${orderId}&c=${buyCartId}`,
    );
    second.unmount();
    // the last placed order is unrelated to an accepted offer that is gone
    const gone = { 'POST /orders': () => problem(404, { code: 'cart_unknown' }) };
    const third = await openShop(`${at('contact')}?c=${'e'.repeat(32)}`, { answers: gone });
    await screen.findByText('There is nothing to order.');
    third.unmount();
    await openShop(at('contact'), { withoutCart: true, user: buildUser({ oid: 'o-2' }) });
    await screen.findByText('There is nothing to order.');
  });

  test('34: an empty or missing cart is treated the same', async () => {
    for (const code of ['cart_empty', 'cart_unknown']) {
      const { unmount } = await openShop(at('contact'), { answers: { 'POST /orders': () => problem(422, { code }) } });
      await screen.findByText('There is nothing to order.');
      unmount();
    }
  });

  test('lines that cannot be ordered are named, with a link to the cart', async () => {
    const changes = [
      { lineId: 'l', name: 'Gasket', articleNumber: 'A-1', kind: 'discontinued', before: null, after: null },
    ];
    await openShop(at('contact'), {
      answers: { 'POST /orders': () => problem(422, { code: 'cart_not_orderable', changes }) },
    });
    await screen.findByText('Some lines of your cart cannot be ordered.');
    expect(screen.getByRole('listitem').textContent).toBe('A-1, Gasket: is no longer made');
    expect(screen.getByRole('link', { name: 'Back to cart' }).getAttribute('href')).toBe('/en-gb/cart');
  });

  test('an order above the limit links to support', async () => {
    await openShop(at('contact'), { answers: { 'POST /orders': () => problem(422, { code: 'order_too_large' }) } });
    await screen.findByText('This order is too large to be placed here.');
    expect(screen.getByRole('link', { name: 'Contact support' }).getAttribute('href')).toBe('/en-gb/support');
  });

  test('an order that fails to load shows its reference and a retry', async () => {
    let isDown = true;
    const orders = createFakeOrders();
    await openShop(at('contact'), {
      orders,
      answers: {
        'POST /orders': (...given) =>
          isDown ? problem(500, { requestId: 'r-7' }) : orders.answers['POST /orders']!(...given),
      },
    });
    await screen.findByText('Your order could not be loaded.');
    expect(screen.getByText('Request r-7')).toBeTruthy();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await opened('Contact');
  });

  test('D6: a changed cart lists its changes, keeps the input, and can be saved after confirming', async () => {
    const { orders, bodiesOf } = await openShop(at('contact'));
    const remark = await screen.findByLabelText<HTMLTextAreaElement>(/^Remark/);
    await userEvent.type(remark, 'Gate 4');
    const price = (amount: string) => ({ amount, originalAmount: amount, currency: 'GBP' });
    orders.changeCart([
      {
        lineId: 'l',
        name: 'Gasket',
        articleNumber: 'A-1',
        kind: 'price',
        before: price('10.00'),
        after: price('12.00'),
      },
    ]);
    await userEvent.click(screen.getByRole('button', { name: /^Save/ }));
    await screen.findByText('Your cart has changed since this order was begun.');
    expect(screen.getByText(/was £10.00, is now £12.00/)).toBeTruthy();
    expect(remark.value).toBe('Gate 4');
    await userEvent.click(screen.getByRole('button', { name: 'Accept and continue' }));
    await waitFor(() => expect(screen.queryByText(/^Your cart has changed/)).toBeNull());
    expect(bodiesOf('POST /orders')).toHaveLength(2);
    expect(remark.value).toBe('Gate 4');
    await userEvent.click(screen.getByRole('button', { name: /^Save/ }));
    await opened('Delivery address');
    expect(orders.get().contact?.remark).toBe('Gate 4');
  });

  test('D6: for a cart changed before payment, the next step takes its present version', async () => {
    const { bodiesOf } = await openShop(at('payment'), {
      orders: upTo({ upTo: 'review' }),
      answers: { 'PUT /orders/:id/paymentsession': () => problem(412, { code: 'cart_changed', changes: [] }) },
    });
    await userEvent.click(await screen.findByRole('button', { name: /^Pay £/ }));
    // the articles are the same: only the freight may have changed
    await screen.findByText('Your cart, the tax or the freight has changed since this order was begun.');
    // one notice with one way on
    expect(screen.queryByRole('link', { name: 'Check the order again' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Accept and continue' }));
    await waitFor(() => expect(bodiesOf('POST /orders')).toHaveLength(2));
    // the reader is asked again with the present sum
    const again = await screen.findByRole('button', { name: 'Pay £2,598.00' });
    await waitFor(() => expect((again as HTMLButtonElement).disabled).toBe(false));
    await waitFor(() => expect(screen.queryByText(/has changed since this order/)).toBeNull());
  });

  test('a changed cart that cannot be ordered links to the cart', async () => {
    const { orders } = await openShop(at('contact'), {});
    await screen.findByLabelText(/^Remark/);
    orders.changeCart([]);
    await userEvent.click(screen.getByRole('button', { name: /^Save/ }));
    const accept = await screen.findByRole('button', { name: 'Accept and continue' });
    orders.answers['POST /orders'] = () => problem(422, { code: 'cart_empty' });
    await userEvent.click(accept);
    await screen.findByText('There is nothing to order.');
  });
});

describe('totals', () => {
  test('goods, freight, tax and total are beside the sections, with each line', async () => {
    await openShop(at('contact'), { orders: upTo({ upTo: 'review' }) });
    const found = await summary();
    const inSummary = within(found);
    const text = found.textContent;
    for (const part of [
      'Goods£2,117.00',
      'Freight£48.00',
      'Total excl. VAT£2,165.00',
      'VAT 20%£433.00',
      'Total£2,598.00',
    ]) {
      expect(text).toContain(part);
    }
    expect(inSummary.getByText('1 line')).toBeTruthy();
    expect(inSummary.getByRole('row', { name: /GX-050-031 .*£2,117.00/ })).toBeTruthy();
  });

  test('before the freight choice the total says that it excludes freight', async () => {
    await openShop(at('contact'));
    await opened('Contact');
    expect(screen.getByText('Total without freight')).toBeTruthy();
  });

  test('where prices include tax, it is below the total that contains it', async () => {
    const order = buildOrder();
    const orders = createFakeOrders({ order: { ...order, totals: { ...order.totals, includesTax: true } } });
    await openShop(at('contact'), { orders });
    await opened('Contact');
    const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
    expect(terms).toEqual(['Goods', 'Freight', 'Total without freight', 'of which VAT 20%', 'Total excl. VAT']);
  });
});

describe('M2: events', () => {
  const events = (name: string) => window.dataLayer!.filter(({ event }) => event === name);

  test('M2: begin_checkout is reported once for an order without input, whichever step is opened later', async () => {
    const { router } = await openShop(at('contact'));
    await opened('Contact');
    await act(() => router.navigate('/en-gb/checkout/contact?again'));
    expect(events('begin_checkout')).toHaveLength(1);
    expect(events('begin_checkout')[0]).toMatchObject({
      ecommerce: { currency: 'GBP', value: 2117, items: [{ item_id: 'GX-050-031', quantity: 1, price: 2117 }] },
    });
  });

  test('M2: an order started earlier reports no second start', async () => {
    await openShop(at('delivery'), { orders: upTo({ upTo: 'delivery' }) });
    await opened('Delivery address');
    expect(events('begin_checkout')).toHaveLength(0);
  });

  test('M2: add_shipping_info is reported when freight is saved, with the tier Included', async () => {
    await openShop(at('freight'), { orders: upTo({ upTo: 'freight' }) });
    await screen.findByRole('radio', { name: /Economy/ });
    await userEvent.click(screen.getByRole('button', { name: /^Save/ }));
    await findClosedSheet();
    expect(events('add_shipping_info')).toHaveLength(1);
    expect(events('add_shipping_info')[0]).toMatchObject({ ecommerce: { shipping_tier: 'Included', value: 2117 } });
  });
});

test('32: a double click saves a step once', async () => {
  let answer: (response: Response) => void = () => undefined;
  const orders = createFakeOrders();
  const { bodiesOf } = await openShop(at('contact'), {
    orders,
    answers: { 'PUT /orders/:id/contact': () => new Promise((resolve) => (answer = resolve)) },
  });
  await screen.findByLabelText(/^E-mail address/);
  await userEvent.dblClick(screen.getByRole('button', { name: /^Save/ }));
  await waitFor(() => expect(bodiesOf('PUT /orders/:id/contact')).toHaveLength(1));
  act(() => answer(json(buildOrder({}, { upTo: 'delivery' }))));
  await opened('Delivery address');
  expect(bodiesOf('PUT /orders/:id/contact')).toHaveLength(1);
});
