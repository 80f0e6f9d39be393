import type { Order, Problem } from '@shop/api-contracts';
import fc from 'fast-check';
import type { Response } from 'supertest';
import type { FakePaymentProvider } from './payments/fake-payment-provider.ts';
import { manyItems, someContact, someDelivery, type TestCheckout } from './test-checkout.ts';

type Answer = 'contact' | 'delivery' | 'invoice' | 'quote' | 'freight';

/** Minimal model of a checkout. */
export interface Model {
  cart: 'open' | 'ordered';
  /** Pieces in the cart. */
  quantity: number;
  order: null | {
    state: Order['state'];
    has: Set<Answer>;
    street: string;
    /** Pieces taken from the cart. */
    quantity: number;
    payments: number;
    isOnAccount: boolean;
  };
  placed: number;
  stock: number;
}

/** The real checkout, and external events. */
export interface Real {
  checkout: TestCheckout;
  provider: FakePaymentProvider;
  /** Last result of a redirect. */
  redirectResult: string | null;
  /** Lets the running payment expire and runs the reconciler. */
  expire(): Promise<void>;
  look(): Promise<Seen>;
}

/** Observable state: stock, placed orders, and the order if there is one. */
export interface Seen {
  stock: number;
  placed: number;
  order: Pick<Order, 'state' | 'step'> | null;
}

type OrderModel = NonNullable<Model['order']>;
type Code =
  'ok' | 'step_not_reached' | 'cart_frozen' | 'order_placed' | 'order_cancelled' | 'cart_changed' | 'cart_unknown';

/** Expected answer to a step that needs an open order with these answers. */
function openStep({ order, quantity }: Model, needs: Answer[]): Code {
  const { state, has } = order!;
  if (state === 'placed') return 'order_placed';
  if (state === 'cancelled') return 'order_cancelled';
  if (state === 'paying') return 'cart_frozen';
  if (needs.some((need) => !has.has(need))) return 'step_not_reached';
  return order!.quantity === quantity ? 'ok' : 'cart_changed';
}

function stepOf({ state, has }: OrderModel): Order['step'] {
  if (state === 'placed') return 'done';
  if (state === 'paying') return 'payment';
  return (['contact', 'delivery', 'invoice', 'freight'] as const).find((step) => !has.has(step)) ?? 'review';
}

const reviewed: Answer[] = ['contact', 'delivery', 'freight'];

function place(model: Model): void {
  model.order!.state = 'placed';
  model.cart = 'ordered';
  model.placed += 1;
}
function reopen(model: Model): void {
  model.order!.state = 'open';
  model.stock += model.order!.quantity;
}

/** A step: its expected answer, how to take it, and its effect. */
interface Step {
  name: string;
  needsOrder?: false;
  expected: (model: Model) => Code;
  take: (real: Real, model: Model) => Promise<Response>;
  effect: (model: Model) => void;
}

const deliver = (street: string): Step => ({
  name: `deliver to ${street}`,
  expected: (model) => openStep(model, ['contact']),
  take: ({ checkout }) => checkout.try('put', '/shippingaddress', { ...someDelivery, streetAddress: street }),
  effect: ({ order }) => {
    const { has } = order!;
    if (order!.street !== street) for (const gone of ['quote', 'freight'] as const) has.delete(gone);
    has.add('delivery');
    order!.street = street;
  },
});

const bringBack = (state: 'authorised' | 'refused' | 'pending'): Step => ({
  name: `bring back ${state}`,
  expected: ({ order }) => (order!.payments > 0 ? 'ok' : 'step_not_reached'),
  take: (real, { order }) => {
    const { provider, checkout } = real;
    // an ended payment only returns its result again
    if (order!.state === 'paying') {
      const { paymentId } = [...provider.ledger.values()].at(-1)!.outcome;
      real.redirectResult = provider.finish(paymentId, { state });
    }
    return checkout.tryToBringBack(real.redirectResult);
  },
  effect: (model) => {
    if (model.order!.state !== 'paying') return;
    if (state === 'authorised') place(model);
    if (state === 'refused') reopen(model);
  },
});

const steps: Step[] = [
  {
    name: 'add to the cart',
    needsOrder: false,
    expected: ({ cart, order }) => {
      if (cart === 'ordered') return 'cart_unknown';
      return order?.state === 'paying' ? 'cart_frozen' : 'ok';
    },
    take: ({ checkout }) => checkout.tryToAdd([manyItems[0]![0], 1]),
    effect: (model) => void (model.quantity += 1),
  },
  {
    name: 'begin',
    needsOrder: false,
    expected: ({ cart }) => (cart === 'ordered' ? 'cart_unknown' : 'ok'),
    take: async ({ checkout }) => {
      const response = await checkout.tryToBegin();
      if (response.status === 200) checkout.order = response.body as Order;
      return response;
    },
    effect: (model) => {
      const { order, quantity } = model;
      if (order?.state === 'paying') return;
      if (order?.state !== 'open') {
        model.order = { state: 'open', has: new Set(), street: '', quantity, payments: 0, isOnAccount: false };
      } else if (order.quantity !== quantity) {
        for (const gone of ['quote', 'freight'] as const) order.has.delete(gone);
        order.quantity = quantity;
      }
    },
  },
  {
    name: 'say whom to ask',
    expected: (model) => openStep(model, []),
    take: ({ checkout }) => checkout.try('put', '/contact', someContact),
    effect: ({ order }) => void order!.has.add('contact'),
  },
  deliver('1 Some Street'),
  deliver('2 Some Street'),
  {
    name: 'invoice elsewhere',
    expected: (model) => openStep(model, ['contact', 'delivery']),
    take: ({ checkout }) => checkout.try('put', '/invoiceaddress', someDelivery),
    effect: ({ order }) => void order!.has.add('invoice'),
  },
  {
    name: 'ask what freight costs',
    expected: (model) => openStep(model, ['contact', 'delivery']),
    take: ({ checkout }) => checkout.tryFreight(),
    effect: ({ order }) => void order!.has.add('quote'),
  },
  {
    name: 'fetch it',
    expected: (model) => openStep(model, ['contact', 'delivery', 'quote']),
    take: ({ checkout }) => checkout.trySetFreight({ id: 'collect', amount: '0.00', currency: 'GBP' }),
    effect: ({ order }) => void order!.has.add('freight').add('invoice'),
  },
  {
    name: 'pay',
    expected: (model) => (model.order!.state === 'paying' ? 'ok' : openStep(model, reviewed)),
    take: ({ checkout }) => checkout.tryToPay(),
    effect: (model) => {
      const order = model.order!;
      if (order.state === 'paying') return;
      order.state = 'paying';
      order.payments += 1;
      model.stock -= order.quantity;
    },
  },
  {
    name: 'order on account',
    expected: (model) => (model.order!.isOnAccount ? 'ok' : openStep(model, reviewed)),
    take: ({ checkout }) => checkout.tryOnAccount(),
    effect: (model) => {
      const order = model.order!;
      if (order.isOnAccount) return;
      order.isOnAccount = true;
      order.payments += 1;
      model.stock -= order.quantity;
      place(model);
    },
  },
  bringBack('authorised'),
  bringBack('refused'),
  bringBack('pending'),
  {
    name: 'give the payment up',
    expected: ({ order }) => (order!.payments > 0 ? 'ok' : 'step_not_reached'),
    take: ({ checkout }) => checkout.tryToGiveUpPayment(),
    effect: (model) => {
      if (model.order!.state === 'paying') reopen(model);
    },
  },
  {
    name: 'wait until the payment is over',
    expected: () => 'ok',
    take: async (real) => {
      await real.expire();
      return real.checkout.try('get', '');
    },
    effect: (model) => {
      if (model.order!.state === 'paying') reopen(model);
    },
  },
  {
    name: 'give the order up',
    expected: (model) => {
      const { state } = model.order!;
      if (state === 'paying') return 'cart_frozen';
      return state === 'placed' ? 'order_placed' : 'ok';
    },
    take: ({ checkout }) => checkout.try('delete', ''),
    effect: ({ order }) => void (order!.state = 'cancelled'),
  },
];

class TakenStep implements fc.AsyncCommand<Model, Real> {
  readonly #step: Step;

  constructor(step: Step) {
    this.#step = step;
  }

  check({ order }: Readonly<Model>): boolean {
    return order !== null || this.#step.needsOrder === false;
  }

  async run(model: Model, real: Real): Promise<void> {
    const { name, expected, take, effect } = this.#step;
    const code = expected(model);
    const response = await take(real, model);
    const answered = response.status === 200 ? 'ok' : (response.body as Problem).code;
    agree(`${name} is answered`, answered, code);
    if (code === 'ok') effect(model);
    const { stock, placed, order } = model;
    const expectedNow: Seen = { stock, placed, order: order && { state: order.state, step: stepOf(order) } };
    agree(`after ${name} there is`, await real.look(), expectedNow);
  }

  toString(): string {
    return this.#step.name;
  }
}

function agree<What>(about: string, seen: What, expected: What): void {
  const [one, other] = [JSON.stringify(seen), JSON.stringify(expected)];
  if (one !== other) throw new Error(`${about} ${one}, but the model says ${other}`);
}

/** After an order the next cart is filled. */
class NextCart implements fc.AsyncCommand<Model, Real> {
  check({ cart }: Readonly<Model>): boolean {
    return cart === 'ordered';
  }

  async run(model: Model, { checkout }: Real): Promise<void> {
    await checkout.fillAnother();
    Object.assign(model, { cart: 'open', quantity: 2, order: null });
  }

  toString(): string {
    return 'fill another cart';
  }
}

const commands = new Map(steps.map((step) => [step.name, new TakenStep(step)]));

/** The shortest path, which ends with an order. */
export const straightWay = [
  'begin',
  'say whom to ask',
  'deliver to 1 Some Street',
  'ask what freight costs',
  'fetch it',
  'pay',
  'bring back authorised',
].map((name) => commands.get(name)!);

/** The shortest path is included often, so that its end is reached. */
export const orderCommands = [...commands.values(), ...straightWay, ...straightWay, new NextCart()].map((command) =>
  fc.constant(command),
);
