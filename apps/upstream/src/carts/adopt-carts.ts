import {
  quantityBounds,
  type AnswerOf,
  type CartAction,
  type CartChange,
  type carts,
  type ParsedInput,
} from '@shop/api-contracts';
import { sql } from 'kysely';
import { Problem } from '../problem/problem.ts';
import { maxLines } from './add-items.ts';
import { readSoldArticles, type SoldArticle } from '../catalogue/items/articles.ts';
import { viewOf, type CartCall } from './cart-call.ts';
import { newLineId, readLines, writeLines } from './cart-lines.ts';
import type { LineRow, OpenCart } from './cart-store.ts';
import { priceSnapshotOf, termsOf } from './line-terms.ts';
import { areLast } from '../memory/sales-details.ts';
import { adoptOwnNumbers } from './own-numbers-of-lines.ts';

type Call = CartCall & ParsedInput<typeof carts.claim>;
type Adopted = AnswerOf<typeof carts.claim>;

/**
 * Returns the caller's open carts, each merged with the given visitor's cart. Idempotent: safe to retry. Ids of other
 * persons' carts and of ended carts are ignored.
 */
export async function adoptCarts(call: Call): Promise<Adopted> {
  const { body, store } = call;
  const ids = [body.buyCartId, body.quoteCartId].flatMap((id) => id ?? []);
  const found = await store.openToAdopt(ids);
  const merged: Adopted['merged'] = [];
  const adopt = async (action: CartAction, givenId: string | undefined): Promise<CartChange | null> => {
    const own = found.find((cart) => cart.oid !== null && cart.action === action);
    const given = found.find((cart) => cart.oid === null && cart.action === action && cart.id === givenId);
    if (!given) return own ? orNone(await store.unchanged(own)) : null;
    return orNone(await (own ? mergeInto(call, own, given, merged) : takeOver(call, given)));
  };
  return {
    buyCart: await adopt('Buy', body.buyCartId),
    quoteCart: await adopt('RequestQuote', body.quoteCartId),
    merged,
  };
}

/** Null for an empty cart, whose cookie is then deleted. */
const orNone = (change: CartChange): CartChange | null => (change.totalCartSize === 0 ? null : change);

/** Assigns the visitor's cart to the person; its id stays. */
async function takeOver(call: Call, given: OpenCart): Promise<CartChange> {
  const lines = await readLines(call.db, given.id);
  const articles = await articlesOf(call, lines);
  await writeLines(call.db, await adoptedLines(call, given, lines, articles));
  return call.store.bumpVersion(given, { isAdopted: true });
}

/**
 * Equal lines become one, others are appended. The result may exceed the limit once, so that no line is lost; beyond
 * that throws a Problem 422 `cart_full` and changes neither cart.
 */
async function mergeInto(call: Call, own: OpenCart, given: OpenCart, merged: Adopted['merged']): Promise<CartChange> {
  const { db, store } = call;
  const [there, coming] = [await readLines(db, own.id), await readLines(db, given.id)];
  if (there.length > maxLines) throw new Problem(422, 'cart_full', `The cart has more than ${maxLines} lines`);
  const articles = await articlesOf(call, coming);
  const present = new Map(there.map((line) => [line.item_key, line]));
  let position = Math.max(-1, ...there.map((line) => line.position));
  const lines = (await adoptedLines(call, own, coming, articles)).map((line): LineRow => {
    const same = present.get(line.item_key);
    if (!same) {
      // A tab that knows the line from the other cart compares versions of that cart, so the line gets a new id here.
      const added = { cart_id: own.id, line_id: newLineId(), position: ++position };
      return { ...line, ...added, change: null, changed_in: 0 };
    }
    const sum = same.quantity + line.quantity;
    const article = articles.get(line.commercial_item_id);
    const quantity = Math.min(sum, Math.max(maxQuantityOf(article, own), same.quantity));
    merged.push({ name: article?.name ?? same.name, quantity, isCapped: quantity < sum });
    const seen = priceSnapshotOf(termsOf(article, quantity, viewOf(call, own)));
    return { ...same, quantity, seen, note: same.note || line.note };
  });
  await db.deleteFrom('cart_line').where('cart_id', '=', given.id).execute();
  await writeLines(db, lines);
  await sql`
    insert into cart_configuration (cart_id, configuration_id, position, custom_article_numbers)
    select ${own.id}, configuration_id, position + (
        select coalesce(max(position) + 1, 0) from cart_configuration where cart_id = ${own.id}), custom_article_numbers
    from cart_configuration where cart_id = ${given.id}
    on conflict do nothing`.execute(db);
  await db.deleteFrom('cart_configuration').where('cart_id', '=', given.id).execute();
  await store.bumpVersion(given, { state: 'merged' });
  return store.bumpVersion(own);
}

/** Highest quantity of a line in whole packs, so that a capped quantity can be ordered. */
function maxQuantityOf(article: SoldArticle | undefined, { action }: OpenCart): number {
  const pack = article?.packQuantity ?? 1;
  const isBounded = article && action === 'Buy' && areLast(article) && article.stock >= pack;
  const most = isBounded ? Math.min(article.stock, quantityBounds.max) : quantityBounds.max;
  return most - (most % pack);
}

function articlesOf(call: Call, lines: LineRow[]): Promise<Map<string, SoldArticle>> {
  const ids = lines.map((line) => line.commercial_item_id);
  return readSoldArticles(call.db, ids, call.context.language);
}

/** Lines with the person's terms, without a change notice for own prices. */
async function adoptedLines(
  call: Call,
  { action }: OpenCart,
  lines: LineRow[],
  articles: Map<string, SoldArticle>,
): Promise<LineRow[]> {
  const view = viewOf(call, { action, oid: call.person?.oid ?? null });
  return (await adoptOwnNumbers(call, lines)).map((line) => ({
    ...line,
    seen: priceSnapshotOf(termsOf(articles.get(line.commercial_item_id), line.quantity, view)),
  }));
}
