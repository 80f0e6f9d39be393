import type { CartItemId, FavouriteListSummary } from '@shop/api-contracts';
import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type Selectable } from 'kysely';
import type { ConfigurationTable, Database } from '@shop/commerce-model';
import type { Person } from '../../access/person.ts';
import { notFound, Problem } from '../../problem/problem.ts';
import { ownIdsOf } from '../configurations.ts';

/** Maximum number of lists per person. */
const maxLists = 200;

type Caller = Pick<Person, 'oid' | 'customerNumber'>;

const listUnknown = (): Problem => notFound('list_unknown', 'List not found');

/** Lists that the person created for the customer number in use. */
const isOwn = ({ oid, customerNumber }: Caller) =>
  sql<boolean>`(list.oid = ${oid} and list.customer_number is not distinct from ${customerNumber})`;

/** Own lists, and lists shared by colleagues of the customer number in use. */
const isReadable = (caller: Caller) =>
  sql<boolean>`(${isOwn(caller)} or (list.is_shared and list.customer_number = ${caller.customerNumber}))`;

const inLocale = (locale: string) => {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  return (a: { name: string; id: string }, b: { name: string; id: string }): number =>
    compare(a.name, b.name) || compare(a.id, b.id);
};

/** Favourite lists of one person; those neither own nor shared are not found, and shared ones are read-only. */
export class FavouriteListStore {
  readonly #db: Kysely<Database>;
  readonly #caller: Caller;

  constructor(db: Kysely<Database>, caller: Caller) {
    this.#db = db;
    this.#caller = caller;
  }

  /** Own and shared lists, sorted by name in the locale. */
  async all(locale: string): Promise<FavouriteListSummary[]> {
    const rows = await this.#summaries().where(isReadable(this.#caller)).execute();
    return rows.map((row) => this.#summaryOf(row)).sort(inLocale(locale));
  }

  /** Names of own lists, sorted in the locale. */
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

  /** Loads a list with its content in one query. Throws a Problem 404 list_unknown. */
  async read(id: string) {
    const row = await this.#summaries()
      .where(isReadable(this.#caller))
      .where('list.id', '=', id)
      .select([
        sql<ListedItem[]>`(
          select coalesce(json_agg(json_build_object('id', id, 'cartItemId', cart_item_id, 'quantity', quantity,
              'commercialItemId', commercial_item_id, 'name', name, 'articleNumber', article_number) order by position, id), '[]')
          from favourite_list_item where list_id = list.id)`.as('items'),
        sql<ListedConfiguration[]>`(
          select coalesce(json_agg(json_build_object('id', id, 'names', names, 'lines', lines, 'list_price', list_price,
              'isEditable', design is not null and oid = ${this.#caller.oid})
              order by position, id), '[]')
          from favourite_list_configuration join configuration on configuration.id = configuration_id
          where list_id = list.id)`.as('configurations'),
      ])
      .executeTakeFirst();
    if (!row) throw listUnknown();
    return { ...this.#summaryOf(row), items: row.items, configurations: row.configurations };
  }

  /** Creates an empty list. Throws a Problem 409 list_name_taken or too_many_lists. */
  async create(name: string): Promise<string> {
    await this.#lockNames();
    await this.#checkName(name, null);
    const { total } = await this.#db
      .selectFrom('favourite_list as list')
      .select((from) => from.fn.countAll<string>().as('total'))
      .where(isOwn(this.#caller))
      .executeTakeFirstOrThrow();
    if (Number(total) >= maxLists) {
      throw new Problem(409, 'too_many_lists', `No more than ${maxLists} lists are allowed`);
    }
    const id = randomUUID();
    await this.#db
      .insertInto('favourite_list')
      .values({ id, oid: this.#caller.oid, customer_number: this.#caller.customerNumber, name })
      .execute();
    return id;
  }

  /** Renames a locked list. Throws a Problem 409 list_name_taken. */
  async rename(id: string, name: string): Promise<void> {
    await this.#lockNames();
    await this.#checkName(name, id);
    await this.#db.updateTable('favourite_list').set({ name }).where('id', '=', id).execute();
  }

  /** Copies an own or shared list. Throws a Problem 404 list_unknown, 409 list_name_taken or too_many_lists. */
  async copy(id: string, name: string): Promise<string> {
    await this.summary(id);
    const copy = await this.create(name);
    await sql`
      insert into favourite_list_item (list_id, id, item_key, position, generic_item_id, commercial_item_id, cart_item_id,
        quantity, name, article_number)
      select ${copy}, gen_random_uuid()::text, item_key, position, generic_item_id, commercial_item_id, cart_item_id,
        quantity, name, article_number
      from favourite_list_item where list_id = ${id}`.execute(this.#db);
    const configurations = await this.#db
      .selectFrom('favourite_list_configuration')
      .select(['configuration_id as id', 'position'])
      .where('list_id', '=', id)
      .execute();
    if (configurations.length > 0) {
      const ids = await ownIdsOf(
        this.#db,
        this.#caller.oid,
        configurations.map((one) => one.id),
      );
      const rows = configurations.map(({ position }, n) => ({ list_id: copy, configuration_id: ids[n]!, position }));
      await this.#db.insertInto('favourite_list_configuration').values(rows).execute();
    }
    return copy;
  }

  async remove(id: string): Promise<void> {
    await this.lockOwn(id);
    await this.#db.deleteFrom('favourite_list').where('id', '=', id).execute();
  }

  /**
   * Shares a locked list or stops sharing it. Throws a Problem 422 no_customer_number when there is nobody to share
   * with.
   */
  async share(id: string, isShared: boolean): Promise<void> {
    if (isShared && this.#caller.customerNumber === null) {
      throw new Problem(422, 'no_customer_number', 'Sharing a list needs a customer number');
    }
    await this.#db.updateTable('favourite_list').set({ is_shared: isShared }).where('id', '=', id).execute();
  }

  /** Locks an own list until the transaction ends. Throws a Problem 404 list_unknown. */
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

  /** Serialises changes of list names for a person, to keep names unique. */
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
    if (taken) throw new Problem(409, 'list_name_taken', 'A list with this name exists');
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
        sql<string[]>`(select coalesce(json_agg(distinct commercial_item_id), '[]')
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

/** A stored line of a list. */
export interface ListedItem {
  id: string;
  cartItemId: CartItemId;
  quantity: number;
  commercialItemId: string | null;
  /** As of the time it was added. */
  name: string;
  articleNumber: string;
}

/** A stored configuration. */
export type ListedConfiguration = Pick<Selectable<ConfigurationTable>, 'id' | 'names' | 'lines' | 'list_price'> & {
  isEditable: boolean;
};

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
