import type {
  CartChange,
  CartItemId,
  Order,
  OrderAddress,
  OrderContact,
  OrderFreightChoice,
  OrderFreightQuote,
  PaymentResult,
  PaymentSession,
} from '@shop/api-contracts';
import type { Test } from 'supertest';
import { newCartId, someContact, someDelivery } from './operations.ts';
import type { CallOptions, TestUpstream } from './start-test-upstream.ts';

/** Address of the shop in tests. */
export const shopUrl = 'http://localhost:3000';

export { someContact, someDelivery };

type Line = [CartItemId, number];

/** Articles with nearly unlimited stock. */
export const manyItems: Line[] = [[{ genericItemId: 'SKTT', commercialItemId: 'SKTT20' }, 2]];

/** The checkout of one buyer: each step is one call, as in the browser. */
export class TestCheckout {
  readonly #shop: TestUpstream;
  readonly #caller: CallOptions;
  cartId = newCartId();
  /** From the last answer. */
  order!: Order;

  constructor(shop: TestUpstream, caller: CallOptions & { as: string }) {
    this.#shop = shop;
    this.#caller = caller;
  }

  call(method: 'get' | 'post' | 'put' | 'delete', path: string, options: CallOptions = {}): Test {
    return this.#shop.call(method, path, { ...this.#caller, ...options });
  }

  /** Calls a step of the order. */
  try(method: 'get' | 'post' | 'put' | 'delete', step: string, body?: object, options: CallOptions = {}): Test {
    return this.call(method, `/orders/${this.order.orderId}${step}`, { ...(body ? { body } : {}), ...options });
  }

  async #step(method: 'post' | 'put' | 'delete', step: string, body?: object): Promise<Order> {
    return (this.order = (await this.try(method, step, body).expect(200)).body as Order);
  }

  tryToAdd([cartItemId, quantity]: Line): Test {
    return this.call('post', `/cart/${this.cartId}/add`, { body: { cartItemId, quantity, action: 'Buy' } });
  }

  async fill(lines: Line[] = manyItems): Promise<void> {
    for (const line of lines) this.cartId = ((await this.tryToAdd(line).expect(200)).body as CartChange).id;
  }

  /** Fills a new cart after the previous one was ordered. */
  async fillAnother(lines?: Line[]): Promise<void> {
    this.cartId = newCartId();
    await this.fill(lines);
  }

  tryToBegin(more: object = {}, options: CallOptions = {}): Test {
    return this.call('post', '/orders', { body: { cartId: this.cartId, ...more }, ...options });
  }

  async begin(): Promise<Order> {
    return (this.order = (await this.tryToBegin().expect(200)).body as Order);
  }

  setContact(more: Partial<OrderContact> = {}): Promise<Order> {
    return this.#step('put', '/contact', { ...someContact, ...more });
  }

  setDelivery(more: Partial<OrderAddress> = {}): Promise<Order> {
    return this.#step('put', '/shippingaddress', { ...someDelivery, ...more });
  }

  setInvoice(more: Partial<OrderAddress> = {}): Promise<Order> {
    return this.#step('put', '/invoiceaddress', { ...someDelivery, ...more });
  }

  invoiceToDelivery(): Promise<Order> {
    return this.#step('delete', '/invoiceaddress');
  }

  tryFreight(more: object = {}): Test {
    const { orderId, cartId, lines, shippingAddress } = this.order;
    const items = lines.map(({ lineId, quantity, requestedDate }) => ({ lineId, quantity, requestedDate }));
    const body = {
      orderId,
      cartId,
      items,
      deliveryAddress: shippingAddress ?? someDelivery,
      requestedDeliveryDate: null,
    };
    return this.call('post', '/freight', { body: { ...body, ...more } });
  }

  async freight(more: object = {}): Promise<OrderFreightQuote> {
    return (await this.tryFreight(more).expect(200)).body as OrderFreightQuote;
  }

  trySetFreight(choice: Pick<OrderFreightChoice, 'id' | 'amount' | 'currency'>, partialDelivery = false): Test {
    const { id: choiceId, amount, currency } = choice;
    return this.try('put', '/freight', { cartId: this.cartId, choiceId, amount, currency, partialDelivery });
  }

  async setFreight(
    id: OrderFreightChoice['id'] = 'economy',
    more: object = {},
    partialDelivery = false,
  ): Promise<Order> {
    const { choices } = await this.freight(more);
    const choice = choices.find((one) => one.id === id)!;
    return (this.order = (await this.trySetFreight(choice, partialDelivery).expect(200)).body as Order);
  }

  /** From an empty cart to the review. */
  async toReview(lines?: Line[]): Promise<Order> {
    await this.fill(lines);
    await this.begin();
    await this.setContact();
    await this.setDelivery();
    return this.setFreight();
  }

  tryToPay(options: CallOptions = {}, returnUrl = `${shopUrl}/en-gb/checkout/verifypayment/x/y`): Test {
    return this.try('put', '/paymentsession', { cartId: this.cartId, returnUrl }, options);
  }

  async pay(options: CallOptions = {}): Promise<PaymentSession> {
    const session = (await this.tryToPay(options).expect(200)).body as PaymentSession;
    this.order = session.order;
    return session;
  }

  tryToBringBack(redirectResult: string | null, options: CallOptions = {}): Test {
    return this.try('put', '/paymentdetails', { redirectResult, data: null, cartId: this.cartId }, options);
  }

  async bringBack(redirectResult: string | null): Promise<PaymentResult> {
    const result = (await this.tryToBringBack(redirectResult).expect(200)).body as PaymentResult;
    this.order = result.order;
    return result;
  }

  tryOnAccount(options: CallOptions = {}): Test {
    const body = { cartId: this.cartId, paymentProvider: 'account', payload: {} };
    return this.try('put', '/checkoutcompleted', body, options);
  }

  tryToGiveUpPayment(): Test {
    return this.try('delete', '/paymentsession');
  }

  async read(): Promise<Order> {
    return (this.order = (await this.try('get', '').expect(200)).body as Order);
  }
}
