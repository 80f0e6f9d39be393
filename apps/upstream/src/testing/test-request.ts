import type { AnswerOf, CartItemId, quoteCheckout, QuoteGroup } from '@shop/api-contracts';
import type { Test } from 'supertest';
import { someQuoteContact } from './operations.ts';
import type { CallOptions, TestUpstream } from './start-test-upstream.ts';
import { TestCart, type ArticleName } from './test-cart.ts';

export type QuoteCheckout = AnswerOf<typeof quoteCheckout.begin>;

/** A buyer who requests quotes: each step is one call, as in the browser. */
export class TestRequest {
  readonly #shop: TestUpstream;
  readonly #caller: CallOptions;
  readonly cart: TestCart;
  /** From the last answer. */
  checkout!: QuoteCheckout;

  constructor(shop: TestUpstream, caller: Pick<CallOptions, 'as' | 'locale' | 'query'>) {
    this.#shop = shop;
    this.#caller = caller;
    this.cart = new TestCart(shop, caller, 'RequestQuote');
  }

  call(method: 'get' | 'post' | 'put' | 'delete', path: string, options: CallOptions = {}): Test {
    return this.#shop.call(method, path, { ...this.#caller, ...options });
  }

  tryToBegin(options: CallOptions = {}): Test {
    return this.call('post', '/quote/begin-checkout', { body: { cartId: this.cart.id }, ...options });
  }

  async begin(): Promise<QuoteCheckout> {
    return (this.checkout = (await this.tryToBegin().expect(200)).body as QuoteCheckout);
  }

  /** From an empty cart to its groups. */
  async collect(items: [ArticleName | CartItemId, number][], more: object = {}): Promise<QuoteCheckout> {
    await this.cart.addMany(items, more);
    return this.begin();
  }

  tryToChoose(group: Pick<QuoteGroup, 'quoteGroupKey'>, [selected, ...others]: string[], options: CallOptions = {}) {
    const chosen = {
      selectedPartnerLocationId: selected,
      ...(others.length > 0 ? { otherPartnerLocationIds: others } : {}),
    };
    return this.call('put', `/quote/groups/${group.quoteGroupKey}`, {
      body: { cartId: this.cart.id, ...chosen },
      ...options,
    });
  }

  async choose(group: Pick<QuoteGroup, 'quoteGroupKey'>, ids: string[]): Promise<QuoteCheckout> {
    return (this.checkout = (await this.tryToChoose(group, ids).expect(200)).body as QuoteCheckout);
  }

  /** Chooses the first location of each group. */
  async chooseAll(): Promise<void> {
    for (const group of this.checkout.groups) await this.choose(group, [group.locations[0]!.id]);
  }

  tryToAttach(file: NonNullable<CallOptions['file']>, options: CallOptions = {}): Test {
    return this.call('post', '/quote/files', { query: { cartId: this.cart.id }, file, ...options });
  }

  trySubmit(more: object = {}, options: CallOptions = {}): Test {
    const body = {
      cartId: this.cart.id,
      quoteGroupKeys: this.checkout.groups.map(({ quoteGroupKey }) => quoteGroupKey),
      contact: someQuoteContact,
      text: null,
      wantedDate: null,
      timeZone: 'Europe/Berlin',
      lines: [],
      ...more,
    };
    return this.call('post', '/quote', { body, ...options });
  }

  async submit(more: object = {}): Promise<QuoteCheckout> {
    return (this.checkout = (await this.trySubmit(more).expect(200)).body as QuoteCheckout);
  }

  tryToConfirm(options: CallOptions = {}): Test {
    return this.call('get', `/quote/confirmations/${this.cart.id}`, options);
  }
}

/** Location ids of each group. */
export const placesOf = ({ groups }: QuoteCheckout): string[][] =>
  groups.map(({ locations }) => locations.map(({ id }) => id));

/** Article numbers of each group. */
export const articlesOf = ({ groups }: QuoteCheckout): string[][] =>
  groups.map(({ lines }) => lines.map(({ articleNumber }) => articleNumber));

export const numbersOf = ({ groups }: QuoteCheckout): (string | null)[] => groups.map((group) => group.confirmation);
