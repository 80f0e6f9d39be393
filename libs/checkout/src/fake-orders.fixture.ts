import type {
  ApiRequest,
  Order,
  OrderAddress,
  OrderContact,
  OrderFreightQuote,
  PaymentResult,
  QuotedFreightChoice,
} from '@shop/api-contracts';
import { buildOrder, freightChoices, settledOrder } from '@shop/api-contracts/testing';
import { json, problem, type Answers } from '@shop/platform/testing';

export { json, problem, type Answers };

interface FakeOrdersInput {
  /** The order that POST orders finds or creates. */
  order?: Order;
  choices?: QuotedFreightChoice[];
  /** Holidays where any way ends, unless a choice has its own. */
  closedDays?: string[];
}

/** A fake of upstream's orders as a browser sees them: one open order of one cart, its steps and payment. */
export function createFakeOrders({
  order: first = buildOrder(),
  choices = freightChoices,
  closedDays = [],
}: FakeOrdersInput = {}) {
  let order = first;
  let changes: unknown[] | null = null;

  const bodyOf = <Body>(body: ApiRequest['body']): Body => JSON.parse(typeof body === 'string' ? body : '{}') as Body;
  const write = (more: Partial<Order>): Order => {
    order = settledOrder({ ...order, ...more, eTag: `"${Number(order.eTag.replaceAll('"', '')) + 1}"` });
    return order;
  };
  const refusal = (): Response | null => {
    if (order.state === 'placed') return problem(409, { code: 'order_placed' });
    if (order.state === 'paying') return problem(409, { code: 'cart_frozen' });
    if (changes) return problem(412, { code: 'cart_changed', changes });
    return null;
  };
  const step = (work: (request: ApiRequest) => Partial<Order>) => (request: ApiRequest) =>
    refusal() ?? json(write(work(request)));
  const paymentOf = (state: 'pending' | 'authorised', provider: 'sandbox' | 'account'): Order['payment'] => ({
    provider,
    method: provider === 'account' ? 'account' : 'scheme',
    state,
  });
  const place = (provider: 'sandbox' | 'account' = 'sandbox') =>
    write({
      state: 'placed',
      payment: paymentOf('authorised', provider),
      orderNumber: 'W-100001',
      placedAt: '2026-11-21T10:00:00.000Z',
    });
  const resultOf = (result: PaymentResult['result'], redirectUrl: string | null = null): Response =>
    json({ result, redirectUrl, order } satisfies PaymentResult);

  const answers: Answers = {
    'POST /orders': () => {
      if (order.state !== 'open') return json(order);
      if (!changes) return json(order);
      changes = null;
      return json(write({}));
    },
    'GET /orders/:id': (_request, { id }) =>
      id === order.orderId ? json(order) : problem(404, { code: 'order_unknown' }),
    'PUT /orders/:id/contact': step(({ body }) => ({ contact: bodyOf<OrderContact>(body) })),
    'PUT /orders/:id/shippingaddress': step(({ body }) => ({
      shippingAddress: bodyOf<OrderAddress>(body),
      freight: null,
    })),
    'PUT /orders/:id/invoiceaddress': step(({ body }) => ({
      invoiceAddress: bodyOf<OrderAddress>(body),
      step: 'freight',
    })),
    'DELETE /orders/:id/invoiceaddress': step(() => ({ invoiceAddress: null, step: 'freight' })),
    'POST /freight': () =>
      refusal() ??
      json({
        weight: 86,
        choices: choices.map((choice) => ({ closedDays, ...choice })),
        freeFrom: null,
      } satisfies OrderFreightQuote),
    'PUT /orders/:id/freight': step(({ body }) => {
      const { choiceId, partialDelivery } = bodyOf<{ choiceId: string; partialDelivery: boolean }>(body);
      const choice = choices.find(({ id }) => id === choiceId)!;
      return {
        freight: { ...choice, requestedDeliveryDate: null, partialDelivery },
        lines: order.lines.map((line) => ({ ...line, promisedDate: choice.deliveryDate })),
      };
    }),
    'PUT /orders/:id/fit': step(({ body }) => {
      const { lineIds } = bodyOf<{ lineIds: string[] }>(body);
      const fitConfirmation = { confirmedBy: 'Anna Lindqvist', confirmedAt: '2026-11-21T09:58:00.000Z' };
      return {
        lines: order.lines.map(({ fitConfirmation: _, ...line }) =>
          lineIds.includes(line.lineId) ? { ...line, fitConfirmation } : line,
        ),
      };
    }),
    'POST /orders/:id/orderfile': step(({ body }) => {
      const file = (body as FormData).get('formFile') as File;
      return { orderFile: { id: 'file-1', name: file.name, bytes: file.size } };
    }),
    'DELETE /orders/:id/orderfile': step(() => ({ orderFile: null })),
    'PUT /orders/:id/paymentsession': () => {
      if (order.state === 'placed') return problem(409, { code: 'order_placed' });
      write({ state: 'paying', payment: { provider: 'sandbox', method: null, state: 'started' } });
      return json({
        order,
        provider: 'sandbox',
        sessionId: 'session-1',
        sessionData: null,
        clientKey: null,
        environment: null,
        expiresAt: '2026-11-21T10:30:00.000Z',
      });
    },
    'POST /orders/:id/payments': () => resultOf('redirect', 'https://pay.example/session-1'),
    'PUT /orders/:id/paymentdetails': () => {
      if (order.state === 'paying') place();
      return resultOf('authorised');
    },
    'PUT /orders/:id/checkoutcompleted': ({ body }) => {
      place(bodyOf<{ paymentProvider: string }>(body).paymentProvider === 'account' ? 'account' : 'sandbox');
      return resultOf('authorised');
    },
    'DELETE /orders/:id/paymentsession': () => {
      if (order.state === 'paying') write({ state: 'open', payment: null });
      return resultOf('cancelled');
    },
  };

  return {
    answers,
    get: () => order,
    /** Changes the order as another person, another tab or time would. */
    alter: (more: Partial<Order>) => write(more),
    /** Changes the cart after the order was created: the next step is answered 412 with these changes, until POST orders. */
    changeCart(told: unknown[]) {
      changes = told;
    },
  };
}
