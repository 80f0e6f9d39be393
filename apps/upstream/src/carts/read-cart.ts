import type { Cart, CartItemChange } from '@shop/api-contracts';
import { sql } from 'kysely';
import { readMarks } from '../catalogue/items/favourite-marks.ts';
import { waitForSlowSystem } from '../catalogue/items/slow-sales-details.ts';
import { Problem } from '../problem/problem.ts';
import { readArticles, readSoldArticles, type Article } from '../catalogue/items/articles.ts';
import { readTakeBacks } from '../replacements/take-backs.ts';
import { readUnitsOfLines } from '../units/fit/units-of-lines.ts';
import { answerOf, articleIdsOf, sumUp, termsOfLine, unitIdsOf, withReserved, type WholeCart } from './cart-answer.ts';
import { viewOf, type CartCall } from './cart-call.ts';
import { readLines, writeLines } from './cart-lines.ts';
import { CartStore, cartUnknown, eTagOf, scopeOf, type LineRow } from './cart-store.ts';
import { withShownTerms, type LineTerms, type LineView } from './line-terms.ts';
import { ownNumbersIn } from './own-numbers-of-lines.ts';

/** The reader of a cart, and the market. */
export type CartViewer = Pick<CartCall, 'catalogue' | 'context' | 'person' | 'db'>;

export interface CartReading {
  id: string;
  /** The version that the viewer has, if any. */
  knownVersion: number | null;
  /** Waits for the slow system to include prices on request. */
  isComplete: boolean;
  slowSalesDetailsMs: number;
}

/** Loads a cart's sums without its lines, for the badge. Throws a Problem 404 `cart_unknown`. */
export async function readCartSize(viewer: CartViewer, id: string): Promise<Cart> {
  const cart = await loadCart(viewer, id, { withLines: false });
  return sumUp(viewOf(viewer, cart), cart, [], []);
}

/**
 * Loads the cart with the viewer's current prices. Throws a Problem 404 `cart_unknown`, and 412 `cart_changed` with
 * `changes` when articles have changed since the known version.
 */
export async function readCart(
  viewer: CartViewer,
  { id, knownVersion, isComplete, slowSalesDetailsMs }: CartReading,
): Promise<Cart> {
  const { db, context } = viewer;
  let cart = await loadCart(viewer, id);
  const view = viewOf(viewer, cart, isComplete);
  let articles = withReserved(await readArticles(db, articleIdsOf(cart), context.language), cart);
  if (isComplete) await waitForSlowSystem([...articles.values()], slowSalesDetailsMs);
  if (cart.lines.some((line) => isNews(line, termsOfLine(line, articles, view)))) {
    await remember(viewer, cart, view);
    cart = await loadCart(viewer, id);
    articles = withReserved(await readArticles(db, articleIdsOf(cart), context.language), cart);
  }
  const changes = knownVersion === null ? [] : changesSince(knownVersion, cart.lines, articles);
  if (changes.length > 0) {
    throw new Problem(412, 'cart_changed', 'Articles of the cart have changed', {
      members: { changes, eTag: eTagOf(cart.version) },
    });
  }

  const ids = articleIdsOf(cart);
  return answerOf(cart, {
    view,
    articles,
    successors: await successorsOf(viewer, articles),
    ownNumbers: await ownNumbersIn(viewer, cart, ids),
    favourites: await readMarks(db, viewer.person, ids),
    units: await readUnitsOfLines(db, unitIdsOf(cart), context.language),
    takeBacks: await readTakeBacks(viewer, cart.lines),
  });
}

/** Loads a cart in one query; without lines only its size. Throws a Problem 404 `cart_unknown`. */
export async function loadCart(
  { db, ...viewer }: Pick<CartViewer, 'db' | 'person' | 'context'>,
  id: string,
  { withLines = true } = {},
): Promise<WholeCart> {
  const { oid, customerNumber, country, companySite } = scopeOf(viewer);
  const lines = sql`coalesce((select json_agg(to_json(line) order by position, line_id)
    from cart_line as line where cart_id = cart.id), '[]')`;
  const configurations = sql`coalesce((select json_agg(to_jsonb(one) || jsonb_build_object(
      'custom_article_numbers', inside.custom_article_numbers, 'design', null,
      'isEditable', one.design is not null and one.oid = ${oid}) order by inside.position)
    from cart_configuration as inside join configuration as one on one.id = inside.configuration_id
    where inside.cart_id = cart.id), '[]')`;
  const payment = sql`(
    select json_build_object('orderId', ordered.id, 'state', payment.state,
      'expiresAt', to_char(payment.expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
    from shop_order as ordered join payment on payment.order_id = ordered.id
    where ordered.cart_id = cart.id and ordered.state = 'paying' and payment.state in ('started', 'pending'))`;
  const none = sql`'[]'::json`;
  const reserved = sql`coalesce((select json_object_agg(commercial_item_id, quantity)
    from stock_reservation join shop_order on shop_order.id = order_id
    where shop_order.cart_id = cart.id and shop_order.state = 'paying' and not is_sold), '{}')`;
  const { rows } = await sql<WholeCart>`
    select id, action, oid, version, ${withLines ? lines : none} as lines, ${withLines ? configurations : none} as configurations,
      ${withLines ? reserved : sql`'{}'::json`} as reserved,
      ((select count(*) from cart_line where cart_id = cart.id)
        + (select count(*) from cart_configuration where cart_id = cart.id))::int as size,
      ${withLines ? payment : sql`null`} as payment
    from cart where id = ${id} and state = 'open' and offer_id is null and generated_quote_id is null and country = ${country}
      and coalesce(company_site, '') = ${companySite ?? ''}
      and (oid is null or (oid = ${oid} and coalesce(customer_number, '') = ${customerNumber ?? ''}))`.execute(db);
  const [cart] = rows;
  if (!cart) throw cartUnknown();
  return cart;
}

/** True when the terms of the line differ from its snapshot. */
function isNews(line: LineRow, terms: LineTerms): boolean {
  const { seen } = withShownTerms(line, terms, 0);
  return seen.issue !== line.seen.issue || seen.price?.amount !== line.seen.price?.amount;
}

/** Stores the terms of the lines as snapshots; a change makes a new version. */
async function remember({ db, context, person }: CartViewer, shown: WholeCart, view: LineView): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const store = new CartStore(transaction, scopeOf({ person, context }));
    const cart = await store.openToRead(shown.id);
    const lines = await readLines(transaction, cart.id);
    const ids = lines.map((line) => line.commercial_item_id);
    const articles = withReserved(await readSoldArticles(transaction, ids, context.language), shown);
    const news = lines.flatMap((line) => {
      const terms = termsOfLine(line, articles, view);
      return isNews(line, terms) ? [withShownTerms(line, terms, cart.version + 1)] : [];
    });
    await writeLines(transaction, news);
    if (news.some((line) => line.changed_in > cart.version)) await store.bumpVersion(cart);
  });
}

function changesSince(version: number, lines: LineRow[], articles: Map<string, Article>): CartItemChange[] {
  return lines.flatMap((line) => {
    const { name, articleNumber } = articles.get(line.commercial_item_id) ?? {
      name: line.name,
      articleNumber: line.article_number,
    };
    return line.change && line.changed_in > version
      ? [{ lineId: line.line_id, name, articleNumber, ...line.change }]
      : [];
  });
}

async function successorsOf(
  { db, context }: CartViewer,
  articles: Map<string, Article>,
): Promise<Map<string, Article>> {
  const ids = [...articles.values()].flatMap(({ sales, successorId }) =>
    sales === 'discontinued' && successorId !== null ? [successorId] : [],
  );
  return readArticles(db, ids, context.language);
}
