import type { CartAction, CartChange } from '@shop/api-contracts';
import { sql, type Kysely, type Selectable } from 'kysely';
import type { CartLineTable, Database } from '@shop/commerce-model';
import type { Person } from '../access/person.ts';
import { notFound, Problem } from '../problem/problem.ts';
import type { MarketContext } from '../memory/market-context.ts';

/** Whose carts, and where: of a person and customer number, or of nobody, in one country and company site. */
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

/** A cart that is locked to the end of the transaction. */
export interface OpenCart {
  id: string;
  action: CartAction;
  /** Null while it is nobody's. */
  oid: string | null;
  version: number;
  /** Made by this very call: nothing is in it. */
  isNew?: true;
}

export type LineRow = Selectable<CartLineTable>;

export interface StoreOptions {
  /** Off in the test that shows what the lock is good for. */
  lock?: boolean;
}

export const cartUnknown = (): Problem => notFound('cart_unknown', 'There is no such cart of yours');

export const cartFrozen = (): Problem =>
  new Problem(409, 'cart_frozen', 'The cart is being paid: finish the payment or cancel it first');

/** The eTag of a version. */
export const eTagOf = (version: number): string => `"${version}"`;

const cartSize = sql<number>`((select count(*) from cart_line where cart_id = cart.id)
  + (select count(*) from cart_configuration where cart_id = cart.id))::int`;

/**
 * Carts of a scope, inside a transaction; those of others do not exist. A visitor's cart is whoever's who knows its id. Carts of accepted
 * offers are there to be ordered alone.
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
   * The open cart of this id, and of this kind where one is named, to be changed. Throws a Problem 404 `cart_unknown`, 409 `cart_frozen`
   * while it is being paid.
   */
  async open(id: string, action?: CartAction): Promise<OpenCart> {
    const cart = await this.openToRead(id, action);
    await this.#refuseFrozen([cart]);
    return cart;
  }

  /** The same, whether it is being paid or not. */
  async openToRead(id: string, action?: CartAction): Promise<OpenCart> {
    const found = (await this.#read(sql`id = ${id}`)).find((one) => this.#isReachable(one));
    if (!found || (action && found.action !== action)) throw cartUnknown();
    return found;
  }

  /** A cart to buy, also that of an accepted offer; whether it is being paid or not. Throws a Problem 404 `cart_unknown`. */
  async openToOrder(id: string): Promise<OpenCart> {
    const found = (await this.#read(sql`id = ${id}`)).find((one) => one.isOpenHere && one.isOwnOrNobodys);
    if (found?.action !== 'Buy') throw cartUnknown();
    return found;
  }

  /**
   * The cart to which an add goes: that of this id; where the id is new, the open one that is there already, else a new one. Throws a
   * Problem 404 `cart_unknown` for an id that is somebody else's, deleted, merged or ordered, and 409 `cart_frozen`.
   */
  async openToAdd(id: string, action: CartAction): Promise<OpenCart> {
    const find = async (): Promise<OpenCart | undefined> => {
      const found = await this.#read(sql`
        id = ${id} or (state = 'open' and action = ${action} and offer_id is null and ${this.#isOwn})`);
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
   * Own open carts and, of the given ids, those that are nobody's; locked in one order, so that nobody waits for each other. Throws a
   * Problem 409 `cart_frozen` where one that is being paid would have to be merged: both stay as they are.
   */
  async openToAdopt(ids: string[]): Promise<OpenCart[]> {
    await this.lockScope();
    const given = sql`id = any (${ids}) and oid is null and ${this.#isHere}`;
    const found = await this.#read(sql`state = 'open' and offer_id is null and (${this.#isOwn} or (${given}))`);
    const coming = found.filter((cart) => cart.oid === null).map(({ action }) => action);
    await this.#refuseFrozen(found.filter(({ oid, action }) => oid !== null && coming.includes(action)));
    return found;
  }

  /** Asked once the carts are locked: freezing one needs its lock too. */
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

  /** One at a time makes carts of a person. */
  async lockScope(): Promise<void> {
    const { oid, customerNumber, country, companySite } = this.#scope;
    if (oid === null || !this.#lock) return;
    const name = JSON.stringify(['cart', oid, customerNumber, country, companySite]);
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(this.#db);
  }

  /** Makes a change visible: a new version. */
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

  /** As it is, where nothing was changed. */
  async unchanged({ id, version }: OpenCart): Promise<CartChange> {
    const { size } = await this.#db
      .selectFrom('cart')
      .select(cartSize.as('size'))
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return { id, eTag: eTagOf(version), totalCartSize: size };
  }

  /** By id alone, also what is open no more: an id is used once. */
  async #read(where: ReturnType<typeof sql>): Promise<(OpenCart & Reach)[]> {
    const { rows } = await sql<OpenCart & Reach>`
      select id, action, oid, version, state = 'open' and ${this.#isHere} as "isOpenHere",
        oid is null or ${this.#isOwn} as "isOwnOrNobodys", offer_id is not null as "isOfOffer"
      from cart where ${where} order by id ${this.#lock ? sql`for update` : sql``}`.execute(this.#db);
    return rows;
  }

  #isReachable({ isOpenHere, isOwnOrNobodys, isOfOffer }: Reach): boolean {
    return isOpenHere && isOwnOrNobodys && !isOfOffer;
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
  isOfOffer: boolean;
}
