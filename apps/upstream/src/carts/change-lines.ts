import { quantityBounds, type AnswerOf, type CartChange, type carts, type ParsedInput } from '@shop/api-contracts';
import { lineKeyOf } from '@shop/commerce-model';
import { notFound, type Problem } from '../problem/problem.ts';
import { readSoldArticles } from '../catalogue/items/articles.ts';
import { viewOf, type CartCall } from './cart-call.ts';
import { readLine, readLines, removeLines, writeLines } from './cart-lines.ts';
import { isShort, isSoldIn, withShownTerms, saleIssueOf, priceSnapshotOf, termsOf } from './line-terms.ts';
import type { LineRow } from './cart-store.ts';
import { nameOwn } from './own-numbers-of-lines.ts';
import { refuse } from './refused-items.ts';

type Input<Name extends keyof typeof carts> = CartCall & ParsedInput<(typeof carts)[Name]>;

const lineUnknown = (): Problem => notFound('line_unknown', 'Line not found in the cart');

/** Throws a Problem: 404 `cart_unknown`, `line_unknown`, 422 `not_for_sale`, `quantity_not_sold`, `not_enough_stock`. */
export async function updateLine(call: Input<'update'>): Promise<CartChange> {
  const { params, body, db, store, context } = call;
  const cart = await store.open(params.id, body.action);
  let line = await readLine(db, cart.id, body.cartItemId);
  if (!line) throw lineUnknown();
  if (body.quantity !== undefined) {
    const view = viewOf(call, cart);
    const article = (await readSoldArticles(db, [line.commercial_item_id], context.language)).get(
      line.commercial_item_id,
    );
    const refused = [{ cartItemId: body.cartItemId, article }];
    if (!article || saleIssueOf(article, view) !== null) throw refuse('not_for_sale', refused);
    if (!isSoldIn(body.quantity, article)) throw refuse('quantity_not_sold', refused);
    if (cart.action === 'Buy' && isShort(body.quantity, article)) throw refuse('not_enough_stock', refused);
    const looked = withShownTerms(line, termsOf(article, line.quantity, view), cart.version + 1);
    line = { ...looked, quantity: body.quantity, seen: priceSnapshotOf(termsOf(article, body.quantity, view)) };
  }
  if (body.note !== undefined) line = { ...line, note: body.note };
  if (body.customArticleNumber !== undefined) {
    await nameOwn(call, cart, line.commercial_item_id, body.customArticleNumber);
    if (cart.oid === null) line = { ...line, custom_article_number: body.customArticleNumber || null };
  }
  await writeLines(db, [line]);
  if (body.takeBack === null) await endTakeBack(db, line);
  return store.bumpVersion(cart);
}

/** The line without its take-back; one with an equal line that has none. */
async function endTakeBack(db: CartCall['db'], line: LineRow): Promise<void> {
  const { takeBack: _ended, ...cartItemId } = line.cart_item_id;
  const same = await readLine(db, line.cart_id, cartItemId);
  if (same && same.line_id !== line.line_id) {
    await removeLines(db, line.cart_id, [line.line_id]);
    const quantity = Math.min(quantityBounds.max, same.quantity + line.quantity);
    return writeLines(db, [{ ...same, quantity }]);
  }
  await db
    .updateTable('cart_line')
    .set({ cart_item_id: JSON.stringify(cartItemId), item_key: lineKeyOf(cartItemId) })
    .where('cart_id', '=', line.cart_id)
    .where('line_id', '=', line.line_id)
    .execute();
}

/** Removing a line that does not exist is no error and no change. */
export async function removeLine({ params, body, db, store }: Input<'remove'>): Promise<CartChange> {
  const cart = await store.open(params.id);
  const line = await readLine(db, cart.id, body.cartItemId);
  if (!line) return store.unchanged(cart);
  await removeLines(db, cart.id, [line.line_id]);
  return store.bumpVersion(cart);
}

/** Removes what cannot be ordered in any quantity; a wrong quantity can be corrected. */
export async function pruneCart(call: Input<'prune'>): Promise<CartChange> {
  const { params, db, store, context } = call;
  const cart = await store.open(params.id);
  const lines = await readLines(db, cart.id);
  const ids = lines.map((line) => line.commercial_item_id);
  const articles = await readSoldArticles(db, ids, context.language);
  const view = viewOf(call, cart);
  const dead = lines.filter((line) => saleIssueOf(articles.get(line.commercial_item_id), view) !== null);
  if (dead.length === 0) return store.unchanged(cart);
  const lineIds = dead.map((line) => line.line_id);
  await removeLines(db, cart.id, lineIds);
  return store.bumpVersion(cart);
}

/** The id is never used again. */
export async function deleteCart({ params, db, store }: Input<'delete'>): Promise<CartChange> {
  const cart = await store.open(params.id);
  await db.deleteFrom('cart_line').where('cart_id', '=', cart.id).execute();
  await db.deleteFrom('cart_configuration').where('cart_id', '=', cart.id).execute();
  return store.bumpVersion(cart, { state: 'deleted' });
}

/** Sets the own article number of a configuration's line. Throws a Problem 404 `cart_unknown`, `line_unknown`. */
export async function nameConfigurationLine(call: Input<'details'>): Promise<AnswerOf<typeof carts.details>> {
  const { params, body, db, store } = call;
  const cart = await store.open(params.id);
  const inCart = await db
    .selectFrom('cart_configuration')
    .innerJoin('configuration', 'configuration.id', 'configuration_id')
    .select(['configuration.lines', 'custom_article_numbers as numbers'])
    .where('cart_id', '=', cart.id)
    .where('configuration_id', '=', body.configurationId)
    .executeTakeFirst();
  const line = inCart?.lines.find(
    ({ lineId, commercialItemId }) => lineId === body.lineId && commercialItemId === body.configurationItemId,
  );
  if (!inCart || !line) throw lineUnknown();
  await nameOwn(call, cart, line.commercialItemId, body.customArticleNumber);
  const { [line.lineId]: _before, ...others } = inCart.numbers;
  const isKeptHere = cart.oid === null && body.customArticleNumber !== '';
  const numbers = isKeptHere ? { ...others, [line.lineId]: body.customArticleNumber } : others;
  await db
    .updateTable('cart_configuration')
    .set({ custom_article_numbers: JSON.stringify(numbers) })
    .where('cart_id', '=', cart.id)
    .where('configuration_id', '=', body.configurationId)
    .execute();
  return store.bumpVersion(cart);
}
