import type { CartConfiguration } from '@shop/api-contracts';
import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type Selectable } from 'kysely';
import { type CartConfigurationTable, type ConfigurationTable, type Database, toAmount } from '@shop/commerce-model';
import { pricesOf } from '../memory/prices.ts';
import { notFound, Problem } from '../problem/problem.ts';
import type { SoldArticle } from '../catalogue/items/articles.ts';
import type { CartCall } from './cart-call.ts';
import type { OpenCart } from './cart-store.ts';
import type { LineView } from './line-terms.ts';

export type KnownConfiguration = Pick<Selectable<ConfigurationTable>, 'id' | 'names' | 'list_price'>;

export type ConfigurationInCart = Pick<Selectable<ConfigurationTable>, 'id' | 'names' | 'lines' | 'list_price'> &
  Pick<Selectable<CartConfigurationTable>, 'custom_article_numbers'> & { isEditable?: boolean };

const maxConfigurations = 100;

/**
 * Query for the configurations that the caller may read: public ones, own ones, and those in lists that colleagues
 * share.
 */
export function readableConfigurations({ db, person }: Pick<CartCall, 'db' | 'person'>, ids: string[]) {
  const isShared = sql<boolean>`exists (
    select from favourite_list_configuration join favourite_list on favourite_list.id = list_id
    where configuration_id = configuration.id and is_shared and customer_number = ${person?.customerNumber ?? null})`;
  return db
    .selectFrom('configuration')
    .where((where) =>
      where.and([
        where('id', '=', where.fn.any(where.val(ids))),
        where.or([where('oid', 'is', null), where('oid', '=', person?.oid ?? null), isShared]),
      ]),
    );
}

/**
 * Copies those configurations of other people, which are in a shared list, for a person: what is put into a cart or
 * list does not change with the owner's. Resolves to the ids to put there, the person's own ones as they are; a copy of
 * the same state is made once.
 */
export async function ownIdsOf(db: Kysely<Database>, oid: string, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string; copy: string }>`
    with shared as (
      select configuration.*, left(encode(sha256(convert_to(concat_ws(' ', id, ${oid}::text, saved_at), 'UTF8')), 'hex'), 32) as copy
      from configuration where id = any(${ids}) and oid is not null and oid <> ${oid}
    ), made as (
      insert into configuration (id, oid, names, lines, list_price, design)
      select copy, ${oid}, names, lines, list_price, design from shared on conflict do nothing
    )
    select id, copy from shared`.execute(db);
  const copies = new Map(rows.map(({ id, copy }) => [id, copy]));
  return ids.map((id) => copies.get(id) ?? id);
}

/**
 * Loads configurations that the caller may read. Throws a Problem 422 `configuration_unknown` with the missing ids in
 * `configurations`, and `not_for_sale` for buying one without a price.
 */
export async function findConfigurations(
  { db, person, context }: CartCall,
  ids: string[],
  action: LineView['action'],
): Promise<KnownConfiguration[]> {
  if (ids.length === 0) return [];
  const found = await readableConfigurations({ db, person }, ids).select(['id', 'names', 'list_price']).execute();
  const refuseThose = (code: string, detail: string, configurations: string[]): void => {
    if (configurations.length > 0) throw new Problem(422, code, detail, { members: { configurations } });
  };
  const known = new Set(found.map(({ id }) => id));
  refuseThose(
    'configuration_unknown',
    'Configuration not found',
    ids.filter((id) => !known.has(id)),
  );
  const unsold = found.filter(({ list_price: price }) => price === null || !context.buyEnabled);
  if (action === 'Buy') {
    refuseThose(
      'not_for_sale',
      'There is only a quote for it',
      unsold.map(({ id }) => id),
    );
  }
  return ids.flatMap((id) => found.find((one) => one.id === id) ?? []);
}

/** Appends configurations, of others as copies; those already in the cart keep their position. */
export async function addConfigurations(
  db: Kysely<Database>,
  cart: OpenCart,
  configurations: KnownConfiguration[],
): Promise<void> {
  const known = configurations.map(({ id }) => id);
  const ids = cart.oid === null ? known : await ownIdsOf(db, cart.oid, known);
  const { rows } = await sql<{ count: number; end: number }>`
    select count(*)::int as count, coalesce(max(position) + 1, 0) as "end"
    from cart_configuration where cart_id = ${cart.id}`.execute(db);
  const { count, end } = rows[0]!;
  if (count + configurations.length > maxConfigurations) {
    throw new Problem(422, 'cart_full', `A cart has at most ${maxConfigurations} configurations`);
  }
  await db
    .insertInto('cart_configuration')
    .values(
      ids.map((id, n) => ({
        cart_id: cart.id,
        configuration_id: id,
        position: end + n,
        custom_article_numbers: '{}',
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Copies a configuration that is public, the person's own, or in this cart. Throws a Problem 404
 * `configuration_unknown`.
 */
export async function copyConfiguration(
  { db, person }: CartCall,
  cart: OpenCart,
  configurationId: string,
): Promise<KnownConfiguration> {
  const { rows } = await sql<KnownConfiguration>`
    insert into configuration (id, oid, names, lines, list_price, design)
    select ${randomUUID()}, ${person!.oid}, names, lines, list_price, design from configuration
    where id = ${configurationId} and (oid is null or oid = ${person!.oid} or exists (
      select from cart_configuration where cart_id = ${cart.id} and configuration_id = configuration.id))
    returning id, names, list_price`.execute(db);
  const [copy] = rows;
  if (!copy) throw notFound('configuration_unknown', `Configuration not found: ${configurationId}`);
  return copy;
}

/** Converts a configuration to its contract, and its price to minor units, null when it is only quoted. */
export function configurationOf(
  configuration: ConfigurationInCart,
  articles: Map<string, SoldArticle>,
  ownNumbers: Map<string, string>,
  view: LineView,
): { answer: CartConfiguration; unitPrice: number | null } {
  const { market, language, buyEnabled } = view.context;
  const isPriced = configuration.list_price !== null && (buyEnabled || view.action === 'RequestQuote');
  const prices = isPriced ? pricesOf(configuration.list_price!, undefined, view.context) : null;
  return {
    unitPrice: prices?.own ?? null,
    answer: {
      configurationId: configuration.id,
      name: configuration.names[language],
      lines: configuration.lines.map(({ lineId, commercialItemId, quantity, enclosures }) => {
        const article = articles.get(commercialItemId);
        return {
          lineId,
          configurationItemId: commercialItemId,
          name: article?.name ?? '',
          articleNumber: article?.articleNumber ?? '',
          quantity,
          customArticleNumber: configuration.custom_article_numbers[lineId] ?? ownNumbers.get(commercialItemId) ?? null,
          ...(enclosures
            ? { enclosures: enclosures.map((one) => ({ configurationId: configuration.id, lineId, ...one })) }
            : {}),
        };
      }),
      ...(configuration.isEditable ? { isEditable: true } : {}),
      price: prices && {
        amount: toAmount(prices.own),
        originalAmount: toAmount(prices.list),
        currency: market.currency,
      },
    },
  };
}
