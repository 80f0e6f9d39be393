import type { Order } from '@shop/api-contracts';
import { buildOrder, buildOrderLine, buyCartId, orderId } from '@shop/api-contracts/testing';
import { usePerson } from '@shop/platform';
import { clearBrowserData } from '@shop/platform/testing';
import { useQuery } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createFakeOrders, json, problem } from '../fake-orders.fixture.ts';
import type { Answers } from '../fake-orders.fixture.ts';
import { openShop } from '../shop.fixture.tsx';
import { leaveFor } from './leave-for.ts';
import { placedOrderQuery } from '../order/order-query.ts';
import { Paying } from './paying.fixture.tsx';

jest.mock('./leave-for.ts', () => ({ leaveFor: jest.fn() }));
const left = leaveFor as jest.Mock;

beforeEach(() => {
  clearBrowserData();
  sessionStorage.clear();
  window.dataLayer = [];
  left.mockClear();
});

const SESSION = 'PUT /orders/:id/paymentsession';
const SUBMIT = 'POST /orders/:id/payments';
const COMPLETE = 'PUT /orders/:id/checkoutcompleted';
const CANCEL = 'DELETE /orders/:id/paymentsession';
const events = (name: string) => window.dataLayer!.filter(({ event }) => event === name);
const payButton = () => screen.getByRole('button', { name: /^Pay £/ });
const alert = () => screen.findByRole('alert');
const onFailure = jest.fn();

/** The step as the checkout shows it, with upstream's order. */
function PaymentOfOrder() {
  const isSignedIn = usePerson().state === 'signedIn';
  const { data } = useQuery({ ...placedOrderQuery(orderId, undefined, 'own'), enabled: isSignedIn });
  return (
    <>
      <h1>Payment</h1>
      {data && <Paying order={data} onFailure={onFailure} />}
    </>
  );
}

async function openPayment(order: Partial<Order> = {}, answers: Answers = {}) {
  const orders = createFakeOrders({ order: buildOrder(order, { upTo: 'review' }) });
  const shop = await openShop('/en-gb/element', { orders, answers, element: <PaymentOfOrder /> });
  await screen.findByRole('region', { name: 'Payment' });
  return shop;
}

describe('F6: payment methods', () => {
  test('F6: scheme is Card and paypal is PayPal; each explains what comes next, and the button names the amount', async () => {
    await openPayment({ paymentMethods: ['scheme', 'paypal', 'account'] });
    const options = screen.getAllByRole<HTMLInputElement>('radio');
    expect(options.map(({ value }) => value)).toEqual(['scheme', 'paypal', 'account']);
    expect(options.map((option) => option.closest('label')!.textContent)).toEqual([
      expect.stringMatching(/^Card/),
      expect.stringMatching(/^PayPal/),
      expect.stringMatching(/^Invoice/),
    ]);
    expect(payButton().textContent).toBe('Pay £2,598.00');
    await userEvent.click(screen.getByRole('radio', { name: /^Invoice/ }));
    screen.getByRole('button', { name: 'Order for £2,598.00 on account' });
  });

  test('F6: a card payment starts with the reviewed version and opens the provider’s page', async () => {
    const { callsOf } = await openPayment();
    await userEvent.click(payButton());
    await waitFor(() => expect(left).toHaveBeenCalledWith('https://pay.example/session-1'));
    expect(callsOf(SESSION)).toEqual([
      expect.objectContaining({
        ifMatch: '"1"',
        body: {
          cartId: buyCartId,
          returnUrl: `https://shop.example/en-gb/checkout/verifypayment/${orderId}/${buyCartId}`,
        },
      }),
    ]);
    expect(callsOf(SUBMIT).map(({ body }) => body)).toEqual([
      { orderId, cartId: buyCartId, paymentProvider: 'sandbox', payload: { paymentMethod: { type: 'scheme' } } },
    ]);
  });

  test('M2: the payment method is reported once, with the articles', async () => {
    await openPayment({ lines: [buildOrderLine({ quantity: 2, lineTotal: '4234.00' })] });
    await userEvent.click(screen.getByRole('radio', { name: /^PayPal/ }));
    await userEvent.click(payButton());
    await waitFor(() => expect(left).toHaveBeenCalled());
    expect(events('add_payment_info')).toEqual([
      {
        event: 'add_payment_info',
        ecommerce: {
          currency: 'GBP',
          value: 4234,
          payment_type: 'PayPal',
          items: [
            {
              item_id: 'GX-050-031',
              item_name: 'Heat exchanger GX-050, 31 plates',
              price: 2117,
              quantity: 2,
              availability: 'quote only',
            },
          ],
        },
      },
    ]);
  });

  test('F2: an order on account is placed with the reviewed version, and its confirmation replaces the step', async () => {
    const { callsOf, path } = await openPayment({ paymentMethods: ['account'] });
    await userEvent.click(screen.getByRole('button', { name: /^Order for/ }));
    await waitFor(() => expect(path()).toBe(`/en-gb/confirmation?o=${orderId}&c=${buyCartId}`));
    expect(callsOf(COMPLETE)).toEqual([
      expect.objectContaining({ ifMatch: '"1"', body: { cartId: buyCartId, paymentProvider: 'account', payload: {} } }),
    ]);
    expect(callsOf(SESSION)).toEqual([]);
  });

  test('three presses make one payment', async () => {
    const { callsOf } = await openPayment();
    const button = payButton();
    const press = () => button.click();
    // the first two before the page has rendered again
    act(() => {
      press();
      press();
    });
    act(press);
    await waitFor(() => expect(left).toHaveBeenCalledTimes(1));
    act(press);
    expect(callsOf(SESSION)).toHaveLength(1);
    expect(callsOf(SUBMIT)).toHaveLength(1);
  });
});

describe('blocked payments', () => {
  test('an order changed by another tab is not paid: changes are listed, and it can be paid once they were seen', async () => {
    const { orders, callsOf } = await openPayment(
      { lines: [buildOrderLine(), buildOrderLine({ lineId: 'line-2', articleNumber: 'A-2', lineTotal: '10.00' })] },
      { [SESSION]: () => problem(412, { code: 'order_changed' }) },
    );
    orders.alter({ lines: [buildOrderLine({ quantity: 3, lineTotal: '6351.00' })] });
    await userEvent.click(payButton());
    const notice = await alert();
    await within(notice).findByText('GX-050-031 has another quantity, price or date.');
    within(notice).getByText('A-2 is not in the order any more.');
    within(notice).getByText('The sum was £2,610.00 and is £7,678.80 now.');
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Pay £7,678.80' });
    expect(button.disabled).toBe(true);
    expect(callsOf(SUBMIT)).toEqual([]);
    await userEvent.click(within(notice).getByRole('button', { name: 'Check the order again' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(button.disabled).toBe(false);
  });

  test('sold-out stock is named with the rest, with a link to the cart', async () => {
    await openPayment(
      {},
      {
        [SESSION]: () =>
          problem(409, {
            code: 'out_of_stock',
            items: [{ articleNumber: 'GX-050-031', name: 'Heat exchanger', available: 0 }],
          }),
      },
    );
    await userEvent.click(payButton());
    const notice = await alert();
    expect(within(notice).getByRole('listitem').textContent).toBe('GX-050-031 Heat exchanger: none left');
    expect(within(notice).getByRole('link', { name: 'Back to cart' }).getAttribute('href')).toBe('/en-gb/cart');
  });

  test('a failing provider is reported, nothing is lost, and the next press retries', async () => {
    let isDown = true;
    const orders = createFakeOrders({ order: buildOrder({}, { upTo: 'review' }) });
    const { callsOf } = await openShop('/en-gb/element', {
      orders,
      answers: {
        [SESSION]: (...call) =>
          isDown ? problem(503, { code: 'payment_provider_down' }) : orders.answers[SESSION]!(...call),
      },
      element: <PaymentOfOrder />,
    });
    await userEvent.click(await screen.findByRole('button', { name: /^Pay £/ }));
    expect((await alert()).textContent).toContain('Our payment provider does not answer. Nothing was charged');
    isDown = false;
    await userEvent.click(payButton());
    await waitFor(() => expect(left).toHaveBeenCalledTimes(1));
    expect(callsOf(SESSION)).toHaveLength(2);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('F7: the caller receives the answer of a failed submit', async () => {
    onFailure.mockClear();
    await openPayment({}, { [SUBMIT]: () => problem(422, { code: 'payment_type_unknown', detail: 'no' }) });
    await userEvent.click(payButton());
    await alert();
    expect(onFailure.mock.calls).toEqual([
      [{ title: 'Failed', status: 422, requestId: 'r-1', code: 'payment_type_unknown', detail: 'no' }],
    ]);
  });

  test('offline nothing is sent, which is not called unknown, and the next press pays', async () => {
    const { callsOf } = await openPayment();
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await userEvent.click(payButton());
    const text = (await alert()).textContent;
    expect(text).toContain('Nothing was ordered or paid.');
    expect(text).toContain('You are offline, so nothing was sent.');
    expect(callsOf(SESSION)).toEqual([]);
    onLine.mockRestore();
    await userEvent.click(payButton());
    await waitFor(() => expect(left).toHaveBeenCalledTimes(1));
  });

  test('an order on account with a lost answer is sent again under the same key', async () => {
    let isLost = true;
    const orders = createFakeOrders({ order: buildOrder({ paymentMethods: ['account'] }, { upTo: 'review' }) });
    const { callsOf, path } = await openShop('/en-gb/element', {
      orders,
      answers: {
        [COMPLETE]: (...call) => {
          if (!isLost) return orders.answers[COMPLETE]!(...call);
          isLost = false;
          throw new TypeError('Failed to fetch');
        },
      },
      element: <PaymentOfOrder />,
    });
    await userEvent.click(await screen.findByRole('button', { name: /^Order for/ }));
    expect((await alert()).textContent).toContain('nothing is ordered or paid twice');
    await userEvent.click(screen.getByRole('button', { name: /^Order for/ }));
    await waitFor(() => expect(path()).toContain('/confirmation?o='));
    const keys = callsOf(COMPLETE).map(({ key }) => key);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  test('an order that was placed despite a lost answer is confirmed', async () => {
    const orders = createFakeOrders({ order: buildOrder({ paymentMethods: ['account'] }, { upTo: 'review' }) });
    const { callsOf, path } = await openShop('/en-gb/element', {
      orders,
      answers: {
        [COMPLETE]: async (...call) => {
          await orders.answers[COMPLETE]!(...call);
          throw new TypeError('Failed to fetch');
        },
      },
      element: <PaymentOfOrder />,
    });
    await userEvent.click(await screen.findByRole('button', { name: /^Order for/ }));
    await waitFor(() => expect(path()).toContain('/confirmation?o='));
    expect(callsOf(COMPLETE)).toHaveLength(1);
  });

  test('H6: after the end of a session the page asks to sign in, and returns here', async () => {
    await openPayment({}, { [SESSION]: () => json(null, 401) });
    await userEvent.click(payButton());
    const link = within(await alert()).getByRole('link', { name: 'Sign in' });
    expect(link.getAttribute('href')).toContain(encodeURIComponent('/en-gb/element'));
  });
});

describe('returning from the provider’s page without paying', () => {
  const paying: Partial<Order> = {
    state: 'paying',
    payment: { provider: 'sandbox', method: 'paypal', state: 'started' },
  };

  test('the payment can be continued', async () => {
    const { callsOf } = await openPayment(paying);
    screen.getByText('A payment for this order has been started.');
    await userEvent.click(screen.getByRole('button', { name: 'Continue the payment' }));
    await waitFor(() => expect(left).toHaveBeenCalledWith('https://pay.example/session-1'));
    expect(callsOf(SUBMIT)[0]!.body).toMatchObject({ payload: { paymentMethod: { type: 'paypal' } } });
  });

  test('it can be cancelled, and another method chosen', async () => {
    const { callsOf } = await openPayment(paying);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel the payment' }));
    await screen.findByText('The payment was cancelled.');
    payButton();
    expect(callsOf(CANCEL)).toHaveLength(1);
  });

  test('a payment authorised meanwhile is confirmed instead of cancelled', async () => {
    const { orders, path } = await openPayment(paying, {
      [CANCEL]: () => json({ result: 'authorised', redirectUrl: null, order: orders.get() }),
    });
    orders.alter({ state: 'placed', orderNumber: 'W-100001' });
    await userEvent.click(screen.getByRole('button', { name: 'Cancel the payment' }));
    await waitFor(() => expect(path()).toContain('/confirmation?o='));
  });

  test('a page whose navigation was stopped becomes usable again after a while', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await openPayment();
    await user.click(payButton());
    await act(() => jest.advanceTimersByTimeAsync(16_000));
    screen.getByRole('button', { name: 'Continue the payment' });
    jest.useRealTimers();
  });

  test('Back from the confirmation does not return to the payment', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const { path, router } = await openPayment({ paymentMethods: ['account'] });
    await user.click(screen.getByRole('button', { name: /^Order for/ }));
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(path()).toContain('/confirmation');
    await act(() => router.navigate('/en-gb/'));
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    expect(path()).toBe('/en-gb/');
    jest.useRealTimers();
  });

  test('a page restored from the back/forward cache checks the order again', async () => {
    const { orders } = await openPayment();
    await userEvent.click(payButton());
    await waitFor(() => expect(left).toHaveBeenCalled());
    expect(orders.get().state).toBe('paying');
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    await screen.findByRole('button', { name: 'Continue the payment' });
  });
});
