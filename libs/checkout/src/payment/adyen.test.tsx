import type { CoreConfiguration } from '@adyen/adyen-web';
import type { PaymentSession } from '@shop/api-contracts';
import { buildOrder, buyCartId, orderId } from '@shop/api-contracts/testing';
import { usePerson } from '@shop/platform';
import { clearBrowserData } from '@shop/platform/testing';
import { useQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createFakeOrders, json } from '../fake-orders.fixture.ts';
import type { Answers } from '../fake-orders.fixture.ts';
import { openShop } from '../shop.fixture.tsx';
import { placedOrderQuery } from '../order/order-query.ts';
import { Paying } from './paying.fixture.tsx';

const given: CoreConfiguration[] = [];
const mounted: Element[] = [];
jest.mock('@adyen/adyen-web', () => ({
  AdyenCheckout: (configuration: CoreConfiguration) => {
    given.push(configuration);
    return Promise.resolve({});
  },
  Dropin: class {
    mount(element: Element) {
      mounted.push(element);
      element.textContent = 'Fields of Adyen';
      return this;
    }
    unmount() {
      mounted.pop();
    }
  },
  Card: class {},
  PayPal: class {},
}));
jest.mock('./adyen-styles.ts', () => ({ adoptAdyenStyles: () => undefined }));

beforeEach(() => {
  clearBrowserData();
  sessionStorage.clear();
  given.length = 0;
  mounted.length = 0;
});

function PaymentOfOrder({ onFailure }: { onFailure?: (data: unknown) => void }) {
  const isSignedIn = usePerson().state === 'signedIn';
  const { data } = useQuery({ ...placedOrderQuery(orderId, undefined, 'own'), enabled: isSignedIn });
  return (
    <>
      <h1>Payment</h1>
      {data && <Paying order={data} {...(onFailure ? { onFailure } : {})} />}
    </>
  );
}

async function openDropIn(answers: Answers = {}, onFailure?: (data: unknown) => void) {
  const orders = createFakeOrders({ order: buildOrder({}, { upTo: 'review' }) });
  const shop = await openShop('/en-gb/element', {
    orders,
    answers: {
      'PUT /orders/:id/paymentsession': () => {
        const order = orders.alter({ state: 'paying', payment: { provider: 'adyen', method: null, state: 'started' } });
        return json({
          order,
          provider: 'adyen',
          sessionId: 'CS1',
          sessionData: 'Ab02',
          clientKey: 'test_KEY',
          environment: 'test',
          expiresAt: '2026-11-21T10:30:00.000Z',
        } satisfies PaymentSession);
      },
      ...answers,
    },
    element: <PaymentOfOrder {...(onFailure ? { onFailure } : {})} />,
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Pay £/ }));
  await screen.findByText('Fields of Adyen');
  return { ...shop, orders };
}

test('F6: with Adyen the page embeds its component for the chosen method only, and sends no submit', async () => {
  const { callsOf } = await openDropIn();
  expect(given).toEqual([
    expect.objectContaining({
      session: { id: 'CS1', sessionData: 'Ab02' },
      clientKey: 'test_KEY',
      environment: 'test',
      locale: 'en-GB',
      countryCode: 'GB',
      allowPaymentMethods: ['scheme'],
      analytics: { enabled: false },
    }),
  ]);
  expect(callsOf('POST /orders/:id/payments')).toEqual([]);
});

test('F6: the component’s result is sent to upstream, which queries Adyen', async () => {
  const { bodiesOf, path } = await openDropIn();
  act(() => given[0]!.onPaymentCompleted!({ resultCode: 'Authorised', sessionResult: 'X3XtfGC7' } as never));
  await waitFor(() => expect(path()).toBe(`/en-gb/confirmation?o=${orderId}&c=${buyCartId}`));
  expect(bodiesOf('PUT /orders/:id/checkoutcompleted')).toEqual([
    { cartId: buyCartId, paymentProvider: 'adyen', payload: { resultCode: 'Authorised', sessionResult: 'X3XtfGC7' } },
  ]);
});

test('F7: a refused payment is passed to the caller and shown, and the methods are offered again', async () => {
  const onFailure = jest.fn();
  const { orders } = await openDropIn(
    {
      'PUT /orders/:id/checkoutcompleted': () => {
        const order = orders_.alter({
          state: 'open',
          payment: { provider: 'adyen', method: 'scheme', state: 'refused' },
        });
        return json({ result: 'refused', redirectUrl: null, order });
      },
    },
    onFailure,
  );
  const orders_ = orders;
  act(() => given[0]!.onPaymentFailed!({ resultCode: 'Refused', sessionResult: 'X3' } as never));
  await screen.findByText('The payment was refused.');
  screen.getByRole('radio', { name: /^Card/ });
  expect(onFailure).toHaveBeenCalledWith({ resultCode: 'Refused', sessionResult: 'X3' });
  expect(mounted).toEqual([]);
});

test('choosing another method cancels the session', async () => {
  const { callsOf } = await openDropIn();
  await userEvent.click(screen.getByRole('button', { name: 'Pay another way' }));
  await screen.findByText('The payment was cancelled.');
  expect(callsOf('DELETE /orders/:id/paymentsession')).toHaveLength(1);
  await waitFor(() => expect(mounted).toEqual([]));
});
