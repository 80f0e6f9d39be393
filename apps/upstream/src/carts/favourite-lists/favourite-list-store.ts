import type { CartItemId, FavouriteListSummary } from '@shop/api-contracts';
import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type Selectable } from 'kysely';
import type { ConfigurationTable, Database } from '@shop/commerce-model';
import type { Person } from '../../access/person.ts';
import { notFound, Problem } from '../../problem/problem.ts';

/** More would be an archive. */
const maxLists = 200;

type Caller = Pick<Person, 'oid' | 'customerNumber'>;

const listUnknown = (): Problem => notFound('list_unknown', 'There is no such list of yours');

/** Own is what the person made for the customer number in use. */
const isOwn = ({ oid, customerNumber }: Caller) =>
  sql<boolean>`(list.oid = ${oid} and list.customer_number is not distinct from ${customerNumber})`;

/** Own, or shared by a colleague of the customer number in use. */
const isReadable = (caller: Caller) =>
  sql<boolean>`(${isOwn(caller)} or (list.is_shared and list.customer_number = ${caller.customerNumber}))`;

const inLocale = (locale: string) => {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  return (a: { name: string; id: string }, b: { name: string; id: string }): number =>
    compare(a.name, b.name) || compare(a.id, b.id);
};

/** Favourite lists as one person sees them; what is neither own nor shared does not exist, what is shared is not theirs to change. */
export class FavouriteListStore {
  readonly #db: Kysely<Database>;
  readonly #caller: Caller;

  constructor(db: Kysely<Database>, caller: Caller) {
    this.#db = db;
    this.#caller = caller;
  }

  /** Own and shared ones, sorted by name in the locale. */
  async all(locale: string): Promise<FavouriteListSummary[]> {
    const rows = await this.#summaries().where(isReadable(this.#caller)).execute();
    return rows.map((row) => this.#summaryOf(row)).sort(inLocale(locale));
  }

  /** Names of the own ones, sorted in the locale. */
  async ownNames(locale: string): Promise<{ id: string; name: string }[]> {
    const rows = await this.#db
      .selectFrom('favourite_list as list')
      .select(['id', 'name'])
      .where(isOwn(this.#caller))
      .execute();
    return rows.sort(inLocale(locale));
  }

  async summary(id: string): Promise<FavouriteListSummary> {
    const row = await this.#summaries().where(isReadable(this.#caller)).where('list.id', '=', id).executeTakeFirst();
    if (!row) throw listUnknown();
    return this.#summaryOf(row);
  }

  /** The list with what it holds, in one query. Throws a Problem 404 list_unknown. */
  async read(id: string) {
    const row = await this.#summaries()
      .where(isReadable(this.#caller))
      .where('list.id', '=', id)
      .select([
        sql<ListedItem[]>`(
          select coalesce(jsonb_agg(jsonb_build_object('id', id, 'cartItemId', cart_item_id, 'quantity', quantity,
              'commercialItemId', commercial_item_id, 'name', name, 'articleNumber', article_number) order by position, id), '[]')
          from favourite_list_item where list_id = list.id)`.as('items'),
        sql<ListedConfiguration[]>`(
          select coalesce(jsonb_agg(jsonb_build_object('id', id, 'names', names, 'lines', lines, 'list_price', list_price)
              order by position, id), '[]')
          from favourite_list_configuration join configuration on configuration.id = configuration_id
          where list_id = list.id)`.as('configurations'),
      ])
      .executeTakeFirst();
    if (!row) throw listUnknown();
    return { ...this.#summaryOf(row), items: row.items, configurations: row.configurations };
  }

  /** An empty list. Throws a Problem 409 list_name_taken or too_many_lists. */
  async create(name: string): Promise<string> {
    await this.#lockNames();
    await this.#checkName(name, null);
    const { total } = await this.#db
      .selectFrom('favourite_list as list')
      .select((from) => from.fn.countAll<string>().as('total'))
      .where(isOwn(this.#caller))
      .executeTakeFirstOrThrow();
    if (Number(total) >= maxLists) {
      throw new Problem(409, 'too_many_lists', `There are ${maxLists} lists already`);
    }
    const id = randomUUID();
    await this.#db
      .insertInto('favourite_list')
      .values({ id, oid: this.#caller.oid, customer_number: this.#caller.customerNumber, name })
      .execute();
    return id;
  }

  /** A list that is locked. Throws a Problem 409 list_name_taken. */
  async rename(id: string, name: string): Promise<void> {
    await this.#lockNames();
    await this.#checkName(name, id);
    await this.#db.updateTable('favourite_list').set({ name }).where('id', '=', id).execute();
  }

  /** An own copy of an own or a shared list. Throws a Problem 404 list_unknown, 409 list_name_taken or too_many_lists. */
  async copy(id: string, name: string): Promise<string> {
    await this.summary(id);
    const copy = await this.create(name);
    await sql`
      insert into favourite_list_item (list_id, id, item_key, position, generic_item_id, commercial_item_id, cart_item_id,
        quantity, name, article_number)
      select ${copy}, gen_random_uuid()::text, item_key, position, generic_item_id, commercial_item_id, cart_item_id,
        quantity, name, article_number
      from favourite_list_item where list_id = ${id}`.execute(this.#db);
    await sql`
      insert into favourite_list_configuration (list_id, configuration_id, position)
      select ${copy}, configuration_id, position from favourite_list_configuration where list_id = ${id}`.execute(
      this.#db,
    );
    return copy;
  }

  async remove(id: string): Promise<void> {
    await this.lockOwn(id);
    await this.#db.deleteFrom('favourite_list').where('id', '=', id).execute();
  }

  /** A list that is locked. Throws a Problem 422 no_customer_number where there is nobody to share with. */
  async share(id: string, isShared: boolean): Promise<void> {
    if (isShared && this.#caller.customerNumber === null) {
      throw new Problem(422, 'no_customer_number', 'A list is shared within a customer number, and there is none');
    }
    await this.#db.updateTable('favourite_list').set({ is_shared: isShared }).where('id', '=', id).execute();
  }

  /** An own list, which nobody else changes from here to the end of the transaction. Throws a Problem 404 list_unknown. */
  async lockOwn(id: string): Promise<void> {
    const row = await this.#db
      .selectFrom('favourite_list as list')
      .select('id')
      .where('id', '=', id)
      .where(isOwn(this.#caller))
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw listUnknown();
  }

  async touch(id: string): Promise<void> {
    await this.#db
      .updateTable('favourite_list')
      .set({ changed_at: sql<Date>`now()` })
      .where('id', '=', id)
      .execute();
  }

  /** Two lists of the same name, made at once by one person, are one too many. */
  async #lockNames(): Promise<void> {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`favourite lists ${this.#caller.oid}`}, 0))`.execute(
      this.#db,
    );
  }

  async #checkName(name: string, except: string | null): Promise<void> {
    const taken = await this.#db
      .selectFrom('favourite_list as list')
      .select('id')
      .where(isOwn(this.#caller))
      .where(sql<boolean>`lower(name) = lower(${name})`)
      .where('id', 'is distinct from', except)
      .executeTakeFirst();
    if (taken) throw new Problem(409, 'list_name_taken', 'There is a list of this name');
  }

  #summaries() {
    return this.#db
      .selectFrom('favourite_list as list')
      .innerJoin('person', 'person.oid', 'list.oid')
      .select([
        'list.id',
        'list.name',
        'list.is_shared as isShared',
        'list.changed_at as changedAt',
        'list.oid as ownerOid',
        'person.first_name as firstName',
        'person.last_name as lastName',
        'person.email',
        sql<number>`(select count(*)::int from favourite_list_item where list_id = list.id)
          + (select count(*)::int from favourite_list_configuration where list_id = list.id)`.as('size'),
        sql<string[]>`(select coalesce(jsonb_agg(distinct commercial_item_id), '[]')
          from favourite_list_item where list_id = list.id and commercial_item_id is not null)`.as('commercialItemIds'),
      ]);
  }

  #summaryOf(row: SummaryRow): FavouriteListSummary {
    const name = `${row.firstName} ${row.lastName}`.trim() || row.email;
    return {
      id: row.id,
      name: row.name,
      size: row.size,
      isShared: row.isShared,
      owner: row.ownerOid === this.#caller.oid ? null : name,
      changedAt: row.changedAt.toISOString(),
      commercialItemIds: row.commercialItemIds,
    };
  }
}

/** A line as the list keeps it. */
export interface ListedItem {
  id: string;
  cartItemId: CartItemId;
  quantity: number;
  commercialItemId: string | null;
  /** As they were when it was added. */
  name: string;
  articleNumber: string;
}

/** A configuration as the configurator left it. */
export type ListedConfiguration = Pick<Selectable<ConfigurationTable>, 'id' | 'names' | 'lines' | 'list_price'>;

interface SummaryRow {
  id: string;
  name: string;
  isShared: boolean;
  changedAt: Date;
  ownerOid: string;
  firstName: string;
  lastName: string;
  email: string;
  size: number;
  commercialItemIds: string[];
}
