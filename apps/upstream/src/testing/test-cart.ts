import type { Cart, CartAction, CartChange, CartItemId, CartLine } from '@shop/api-contracts';
import type { Test } from 'supertest';
import { newCartId } from './operations.ts';
import type { CallOptions, TestUpstream } from './start-test-upstream.ts';

/** Articles by a special property. */
export const articles = {
  /** 6 % less from 50 pieces, 12 % from 200. */
  gasket: { genericItemId: 'GGX050', commercialItemId: 'GX050GCHNBR', categoryId: 'gaskets' },
  valve: { genericItemId: 'BV', commercialItemId: 'BV050', categoryId: 'valves' },
  unit: { genericItemId: 'GX032', commercialItemId: 'GX032H16021', categoryId: 'gasketed' },
  /** Sold in packs of four. */
  nut: { genericItemId: 'NUT', commercialItemId: 'GX050NU20', categoryId: 'boltsandnuts' },
  onRequest: { genericItemId: 'GX150', commercialItemId: 'GX150H16301', categoryId: 'gasketed' },
  quoted: { genericItemId: 'GX300', commercialItemId: 'GX300H16501', categoryId: 'gasketed' },
  discontinued: { genericItemId: 'ST114', commercialItemId: 'ST114C16600', categoryId: 'shellandtube' },
  unknown: { genericItemId: 'NOTHING', commercialItemId: 'NOTHING1' },
} satisfies Record<string, CartItemId>;
export type ArticleName = keyof typeof articles;

type Item = ArticleName | CartItemId;
const idOf = (item: Item): CartItemId => (typeof item === 'string' ? articles[item] : item);
/** Caller and market. */
export type CartCaller = Pick<CallOptions, 'as' | 'locale' | 'query'>;

/** The cart of one browser: calls go to the id in the last answer. */
export class TestCart {
  readonly #shop: TestUpstream;
  readonly #caller: CartCaller;
  readonly action: CartAction;
  id = newCartId();

  constructor(shop: TestUpstream, caller: CartCaller = {}, action: CartAction = 'Buy') {
    this.#shop = shop;
    this.#caller = caller;
    this.action = action;
  }

  post(call: string, body: object, options: CallOptions = {}): Test {
    return this.#shop.call('post', `/cart/${this.id}/${call}`, { ...this.#caller, ...options, body });
  }

  tryToAdd(item: Item, quantity: unknown = 1, more: object = {}, options: CallOptions = {}): Test {
    return this.post('add', { cartItemId: idOf(item), quantity, action: this.action, ...more }, options);
  }

  tryToAddMany(items: [Item, number][], more: object = {}): Test {
    const lines = items.map(([item, quantity]) => ({ cartItemId: idOf(item), quantity }));
    return this.post('addmany', { items: lines, action: this.action, ...more });
  }

  tryToUpdate(item: Item, fields: object): Test {
    return this.post('update', { cartItemId: idOf(item), action: this.action, ...fields });
  }

  async add(item: Item, quantity = 1, more: object = {}): Promise<CartChange> {
    return this.#changed(await this.tryToAdd(item, quantity, more).expect(200));
  }

  async addMany(items: [Item, number][], more: object = {}): Promise<CartChange> {
    return this.#changed(await this.tryToAddMany(items, more).expect(200));
  }

  async update(item: Item, fields: object): Promise<CartChange> {
    return this.#changed(await this.tryToUpdate(item, fields).expect(200));
  }

  async remove(item: Item): Promise<CartChange> {
    return this.#changed(await this.post('remove', { cartItemId: idOf(item) }).expect(200));
  }

  async prune(): Promise<CartChange> {
    return this.#changed(await this.#shop.call('post', `/cart/${this.id}/prune`, this.#caller).expect(200));
  }

  tryToDelete(): Test {
    return this.#shop.call('delete', `/cart/${this.id}`, this.#caller);
  }

  tryToRead(query: Record<string, string> = {}, ifMatch?: string): Test {
    const test = this.#shop.call('get', `/cart/${this.id}`, {
      ...this.#caller,
      query: { ...this.#caller.query, ...query },
    });
    return ifMatch === undefined ? test : test.set('if-match', ifMatch);
  }

  async read(query: Record<string, string> = {}): Promise<Cart> {
    return (await this.tryToRead(query).expect(200)).body as Cart;
  }

  async line(item: Item, query: Record<string, string> = {}): Promise<CartLine> {
    const { commercialItemId } = idOf(item);
    return (await this.read(query)).lines.find((line) => line.cartItemId.commercialItemId === commercialItemId)!;
  }

  #changed({ body }: { body: unknown }): CartChange {
    const change = body as CartChange;
    this.id = change.id;
    return change;
  }
}

/** Article numbers and quantities, in line order. */
export const linesOf = ({ lines }: Cart): [string, number][] =>
  lines.map(({ cartItemId, quantity }) => [cartItemId.commercialItemId ?? cartItemId.genericItemId, quantity]);

export const minorUnits = (amount: string): number => Math.round(Number(amount) * 100);
