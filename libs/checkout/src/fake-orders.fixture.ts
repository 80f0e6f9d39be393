import type {
  ApiRequest,
  Order,
  OrderAddress,
  OrderContact,
  OrderFreightChoice,
  OrderFreightQuote,
  OrderLine,
  PaymentResult,
} from '@shop/api-contracts';
import { json, problem, type Answers } from '@shop/platform/testing';

export { json, problem, type Answers };

export const orderId = 'a'.repeat(32);
export const cartId = 'b'.repeat(32);

export const buildContact = (contact: Partial<OrderContact> = {}): OrderContact => ({
  email: 'anna@hamnverket.example',
  phoneNumber: '+44 114 496 0182',
  yourReference: '',
  customerOrderReference: '',
  remark: '',
  companyNumber: '',
  electronicInvoiceNumber: '',
  vatId: '',
  ...contact,
});

export const buildOrderAddress = (address: Partial<OrderAddress> = {}): OrderAddress => ({
  companyOrName: 'Elmbridge Dairies Ltd',
  streetAddress: '1 Mill Lane',
  addressLineTwo: '',
  zipCode: 'S3 8AB',
  city: 'Sheffield',
  countryCode: 'GB',
  stateCode: '',
  ...address,
});

export const buildOrderLine = (line: Partial<OrderLine> = {}): OrderLine => ({
  lineId: 'line-1',
  articleNumber: 'GX-050-031',
  customArticleNumber: null,
  name: 'Heat exchanger GX-050, 31 plates',
  note: '',
  quantity: 1,
  price: { amount: '2117.00', originalAmount: '2117.00', currency: 'GBP' },
  lineTotal: '2117.00',
  requestedDate: null,
  promisedDate: null,
  configuration: null,
  item: null,
  ...line,
});

export const freightChoices: OrderFreightChoice[] = [
  { id: 'economy', incoterm: 'DAP', amount: '48.00', currency: 'GBP', deliveryDate: '2026-12-04' },
  { id: 'express', incoterm: 'DAP', amount: '115.00', currency: 'GBP', deliveryDate: '2026-12-01' },
  { id: 'collect', incoterm: 'EXW', amount: '0.00', currency: 'GBP', deliveryDate: '2026-11-30' },
];

/** An order on which nothing has been entered yet; with `upTo` everything before that step has. */
export function buildOrder(order: Partial<Order> = {}, { upTo = 'contact' }: { upTo?: Order['step'] } = {}): Order {
  const steps = ['contact', 'delivery', 'invoice', 'freight', 'review', 'payment', 'done'];
  const isDone = (step: string) => steps.indexOf(step) < steps.indexOf(upTo);
  const [choice] = freightChoices;
  return summed({
    orderId,
    cartId,
    contact: isDone('contact') ? buildContact() : null,
    shippingAddress: isDone('delivery') ? buildOrderAddress() : null,
    invoiceAddress: null,
    freight: isDone('freight') ? { ...choice!, requestedDeliveryDate: null, partialDelivery: false } : null,
    eTag: '"1"',
    state: upTo === 'done' ? 'placed' : upTo === 'payment' ? 'paying' : 'open',
    step: upTo,
    lines: [buildOrderLine()],
    totals: {
      goods: '0.00',
      freight: null,
      taxRate: 20,
      tax: '0.00',
      includesTax: false,
      taxExemptState: null,
      total: '0.00',
      currency: 'GBP',
    },
    requiresOrderReference: false,
    orderFile: null,
    vatIdCheck: null,
    paymentMethods: ['scheme', 'paypal'],
    payment: null,
    orderNumber: upTo === 'done' ? 'W-100001' : null,
    placedAt: upTo === 'done' ? '2026-11-21T10:00:00.000Z' : null,
    ...order,
  });
}

/** With sums that add up and the step that follows from what is there. */
function summed(order: Order): Order {
  const goods = order.lines.reduce((sum, { lineTotal }) => sum + Number(lineTotal ?? 0), 0);
  const freight = order.freight ? Number(order.freight.amount) : 0;
  const tax = ((goods + freight) * order.totals.taxRate) / 100;
  return {
    ...order,
    step: stepOf(order),
    totals: {
      ...order.totals,
      goods: goods.toFixed(2),
      freight: order.freight?.amount ?? null,
      tax: tax.toFixed(2),
      total: (goods + freight + tax).toFixed(2),
    },
  };
}

function stepOf({ state, contact, shippingAddress, freight, step }: Order): Order['step'] {
  if (state === 'placed') return 'done';
  if (state === 'paying') return 'payment';
  if (!contact) return 'contact';
  if (!shippingAddress) return 'delivery';
  if (freight) return 'review';
  // that invoices go to the delivery address is an answer too, and not to be seen
  return step === 'contact' || step === 'delivery' || step === 'invoice' ? 'invoice' : 'freight';
}

interface FakeOrdersInput {
  /** What POST orders finds or makes. */
  order?: Order;
  choices?: OrderFreightChoice[];
}

/** Orders as upstream keeps them, as far as a browser notices: one open order of one cart, its steps, its payment. */
export function createFakeOrders({ order: first = buildOrder(), choices = freightChoices }: FakeOrdersInput = {}) {
  let order = first;
  let changes: unknown[] | null = null;

  const bodyOf = <Body>(body: ApiRequest['body']): Body => JSON.parse(typeof body === 'string' ? body : '{}') as Body;
  const write = (more: Partial<Order>): Order => {
    order = summed({ ...order, ...more, eTag: `"${Number(order.eTag.replaceAll('"', '')) + 1}"` });
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
    'POST /freight': () => refusal() ?? json({ weight: 86, choices, freeFrom: null } satisfies OrderFreightQuote),
    'PUT /orders/:id/freight': step(({ body }) => {
      const { choiceId, partialDelivery } = bodyOf<{ choiceId: string; partialDelivery: boolean }>(body);
      const choice = choices.find(({ id }) => id === choiceId)!;
      return {
        freight: { ...choice, requestedDeliveryDate: null, partialDelivery },
        lines: order.lines.map((line) => ({ ...line, promisedDate: choice.deliveryDate })),
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
    /** What somebody else, another tab or time did to the order. */
    alter: (more: Partial<Order>) => write(more),
    /** The cart has changed since the order took it: the next step is a 412 with these, until POST orders. */
    changeCart(told: unknown[]) {
      changes = told;
    },
  };
}
