import type { CartAction, CartChange } from '@shop/api-contracts';
import { sql, type Kysely, type Selectable } from 'kysely';
import type { CartLineTable, Database } from '@shop/commerce-model';
import type { Person } from '../access/person.ts';
import { notFound, Problem } from '../problem/problem.ts';
import type { MarketContext } from '../memory/market-context.ts';

/**
 * Owner and place of carts: a person with customer number, or a visitor (oid null), in one country and company site.
 */
export interface CartScope {
  oid: string | null;
  customerNumber: string | null;
  country: string;
  companySite: string | null;
}

export const scopeOf = ({ person, context }: { person: Person | null; context: MarketContext }): CartScope => ({
  oid: person?.oid ?? null,
  customerNumber: person?.customerNumber ?? null,
  country: context.market.country,
  companySite: context.companyId,
});

/** A cart that is locked until the transaction ends. */
export interface OpenCart {
  id: string;
  action: CartAction;
  /** Null for a visitor's cart. */
  oid: string | null;
  version: number;
  /** Created by this call, so it is empty. */
  isNew?: true;
}

export type LineRow = Selectable<CartLineTable>;

export interface StoreOptions {
  /** False only in the test that proves the lock is needed. */
  lock?: boolean;
}

export const cartUnknown = (): Problem => notFound('cart_unknown', 'Cart not found');

export const cartFrozen = (): Problem =>
  new Problem(409, 'cart_frozen', 'The cart is being paid; finish or cancel the payment first');

/** ETag of a version. */
export const eTagOf = (version: number): string => `"${version}"`;

const cartSize = sql<number>`((select count(*) from cart_line where cart_id = cart.id)
  + (select count(*) from cart_configuration where cart_id = cart.id))::int`;

/** True for the cart of an accepted offer or a generated quote, whose lines are fixed. */
const fixedLines = sql<boolean>`(offer_id is not null or generated_quote_id is not null)`;

/**
 * Carts of a scope, inside a transaction; those of others are not found. A visitor's cart belongs to whoever knows its
 * id. Carts of accepted offers and generated quotes can only be ordered.
 */
export class CartStore {
  readonly #db: Kysely<Database>;
  readonly #scope: CartScope;
  readonly #lock: boolean;

  constructor(db: Kysely<Database>, scope: CartScope, { lock = true }: StoreOptions = {}) {
    this.#db = db;
    this.#scope = scope;
    this.#lock = lock;
  }

  /**
   * Locks the open cart with this id (and kind, if given) for a change. Throws a Problem 404 `cart_unknown`, 409
   * `cart_frozen` while it is being paid.
   */
  async open(id: string, action?: CartAction): Promise<OpenCart> {
    const cart = await this.openToRead(id, action);
    await this.#refuseFrozen([cart]);
    return cart;
  }

  /** The same, but also returns a cart that is being paid. */
  async openToRead(id: string, action?: CartAction): Promise<OpenCart> {
    const found = (await this.#read(sql`id = ${id}`)).find((one) => this.#isReachable(one));
    if (!found || (action && found.action !== action)) throw cartUnknown();
    return found;
  }

  /** Locks a cart to buy, also of a quote or while it is being paid. Throws a Problem 404 `cart_unknown`. */
  async openToOrder(id: string): Promise<OpenCart> {
    const found = (await this.#read(sql`id = ${id}`)).find((one) => one.isOpenHere && one.isOwnOrNobodys);
    if (found?.action !== 'Buy') throw cartUnknown();
    return found;
  }

  /**
   * Locks the cart for an add: the one with this id, else the existing open cart, else a new one. Throws a Problem 404
   * `cart_unknown` for the id of another person's, deleted, merged or ordered cart, and 409 `cart_frozen`.
   */
  async openToAdd(id: string, action: CartAction): Promise<OpenCart> {
    const find = async (): Promise<OpenCart | undefined> => {
      const found = await this.#read(sql`
        id = ${id} or (state = 'open' and action = ${action} and not ${fixedLines} and ${this.#isOwn})`);
      const named = found.find((one) => one.id === id);
      if (named && (!this.#isReachable(named) || named.action !== action)) throw cartUnknown();
      return named ?? found[0];
    };
    const there = await find();
    if (there) {
      await this.#refuseFrozen([there]);
      return there;
    }
    await this.lockScope();
    const { oid, customerNumber, country, companySite } = this.#scope;
    const made = await this.#db
      .insertInto('cart')
      .values({ id, action, country, company_site: companySite, oid, customer_number: customerNumber })
      .onConflict((conflict) => conflict.doNothing())
      .returning(['id', 'action', 'oid', 'version'])
      .executeTakeFirst();
    return made ? { ...made, isNew: true } : (await find())!;
  }

  /**
   * Locks the person's open carts and those of `ids` that belong to visitors, always in the same order to avoid
   * deadlocks. Throws a Problem 409 `cart_frozen` when one that is being paid would have to be merged; both stay
   * unchanged.
   */
  async openToAdopt(ids: string[]): Promise<OpenCart[]> {
    await this.lockScope();
    const given = sql`id = any (${ids}) and oid is null and ${this.#isHere}`;
    const found = await this.#read(sql`state = 'open' and not ${fixedLines} and (${this.#isOwn} or (${given}))`);
    const coming = found.filter((cart) => cart.oid === null).map(({ action }) => action);
    await this.#refuseFrozen(found.filter(({ oid, action }) => oid !== null && coming.includes(action)));
    return found;
  }

  /** Runs after the carts are locked, since freezing one needs its lock too. */
  async #refuseFrozen(carts: OpenCart[]): Promise<void> {
    const ids = carts.filter(({ action, oid }) => action === 'Buy' && oid !== null).map(({ id }) => id);
    if (ids.length === 0) return;
    const paying = await this.#db
      .selectFrom('shop_order')
      .select('id')
      .where('cart_id', 'in', ids)
      .where('state', '=', 'paying')
      .executeTakeFirst();
    if (paying) throw cartFrozen();
  }

  /** Serialises the creation of carts for a person. */
  async lockScope(): Promise<void> {
    const { oid, customerNumber, country, companySite } = this.#scope;
    if (oid === null || !this.#lock) return;
    const name = JSON.stringify(['cart', oid, customerNumber, country, companySite]);
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(this.#db);
  }

  /** Publishes a change by a new version. */
  async bumpVersion(
    { id }: OpenCart,
    change: { state?: 'merged' | 'deleted' | 'ordered'; isAdopted?: true } = {},
  ): Promise<CartChange> {
    const { state, isAdopted } = change;
    const row = await this.#db
      .updateTable('cart')
      .set({
        version: sql`version + 1`,
        changed_at: sql`now()`,
        ...(state ? { state } : {}),
        ...(isAdopted ? { oid: this.#scope.oid, customer_number: this.#scope.customerNumber } : {}),
      })
      .where('id', '=', id)
      .returning(['id', 'version', cartSize.as('totalCartSize')])
      .executeTakeFirstOrThrow();
    return { id: row.id, eTag: eTagOf(row.version), totalCartSize: row.totalCartSize };
  }

  /** The answer to a change that changed nothing. */
  async unchanged({ id, version }: OpenCart): Promise<CartChange> {
    const { size } = await this.#db
      .selectFrom('cart')
      .select(cartSize.as('size'))
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return { id, eTag: eTagOf(version), totalCartSize: size };
  }

  /** Also finds ended carts, since an id is used only once. */
  async #read(where: ReturnType<typeof sql>): Promise<(OpenCart & Reach)[]> {
    const { rows } = await sql<OpenCart & Reach>`
      select id, action, oid, version, state = 'open' and ${this.#isHere} as "isOpenHere",
        oid is null or ${this.#isOwn} as "isOwnOrNobodys", ${fixedLines} as "hasFixedLines"
      from cart where ${where} order by id ${this.#lock ? sql`for update` : sql``}`.execute(this.#db);
    return rows;
  }

  #isReachable({ isOpenHere, isOwnOrNobodys, hasFixedLines }: Reach): boolean {
    return isOpenHere && isOwnOrNobodys && !hasFixedLines;
  }

  get #isHere() {
    const { country, companySite } = this.#scope;
    return sql<boolean>`(country = ${country} and coalesce(company_site, '') = ${companySite ?? ''})`;
  }

  get #isOwn() {
    const { oid, customerNumber } = this.#scope;
    if (oid === null) return sql<boolean>`false`;
    return sql<boolean>`(oid = ${oid} and coalesce(customer_number, '') = ${customerNumber ?? ''} and ${this.#isHere})`;
  }
}

interface Reach {
  isOpenHere: boolean;
  isOwnOrNobodys: boolean;
  hasFixedLines: boolean;
}
