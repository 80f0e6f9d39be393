import { maxProofsOfCart, quantityBounds, type CartAction, type CartChange, type LineToAdd } from '@shop/api-contracts';
import { lineKeyOf } from '@shop/commerce-model';
import { Problem } from '../problem/problem.ts';
import { itemsWithoutProof } from '../replacements/proof/line-proofs.ts';
import { findArticles, type SoldArticle } from '../catalogue/items/articles.ts';
import { viewOf, type CartCall } from './cart-call.ts';
import { makeRoom, newLineId, readPresentLines, writeLines, type PresentLines } from './cart-lines.ts';
import type { LineRow, OpenCart } from './cart-store.ts';
import { addConfigurations, type KnownConfiguration } from './configurations.ts';
import {
  isShort,
  isSoldIn,
  withShownTerms,
  saleIssueOf,
  priceSnapshotOf,
  termsOf,
  type LineView,
} from './line-terms.ts';
import { nameOwnOfMany } from './own-numbers-of-lines.ts';
import { refuse, type RefusedItem } from './refused-items.ts';
import { itemsForUnknownUnits } from './unknown-units.ts';

/** More than any list that people paste; a cart is always read as a whole. */
export const maxLines = 5_000;

export interface ItemToAdd extends LineToAdd {
  position?: number | undefined;
  note?: string | undefined;
  customArticleNumber?: string | undefined;
}

interface WantedItem extends ItemToAdd {
  itemKey: string;
  article: SoldArticle;
}

/**
 * Loads the articles of all items, merging equal items. Throws a Problem 422 that names the items: `item_unknown`,
 * `unit_unknown`, `not_for_sale`, `proof_not_computable`, `too_many_proofs`, and `sales_details_on_request` when several are bought at once by somebody who has not been shown their prices.
 */
export async function findWanted(
  call: CartCall,
  items: ItemToAdd[],
  view: LineView,
  { areSeveral }: { areSeveral: boolean },
): Promise<WantedItem[]> {
  const wanted = [...mergeSameItems(items.map((item) => withProofFor(view.action, item))).values()];
  assertFewProofs(wanted);
  const ids = wanted.map(({ cartItemId }) => cartItemId);
  const articleOf = await findArticles(call.db, ids, call.context.language);
  const found = wanted.map((one) => ({ ...one, article: articleOf(one.cartItemId) }));
  refuseThose(
    'item_unknown',
    found.filter(({ article }) => !article),
  );
  refuseThose('unit_unknown', await itemsForUnknownUnits(call.db, found));
  refuseThose(
    'not_for_sale',
    found.filter(({ article }) => saleIssueOf(article, view) !== null),
  );
  refuseThose('proof_not_computable', await itemsWithoutProof(call, found));
  if (areSeveral && view.action === 'Buy') {
    refuseThose(
      'sales_details_on_request',
      found.filter(({ article }) => article?.sales === 'onRequest'),
    );
  }
  return found as WantedItem[];
}

function refuseThose(code: Parameters<typeof refuse>[0], items: RefusedItem[]): void {
  if (items.length > 0) throw refuse(code, items);
}

/** A proof goes with a request: a cart to buy has none. */
const withProofFor = (action: CartAction, item: ItemToAdd): ItemToAdd =>
  action === 'RequestQuote' ? item : { ...item, cartItemId: { ...item.cartItemId, proof: undefined } };

function assertFewProofs(items: ItemToAdd[], present = 0): void {
  if (present + items.filter(({ cartItemId }) => cartItemId.proof).length <= maxProofsOfCart) return;
  throw new Problem(422, 'too_many_proofs', `A quote cart has at most ${maxProofsOfCart} proofs`, {
    members: { most: maxProofsOfCart },
  });
}

function mergeSameItems(items: ItemToAdd[]): Map<string, ItemToAdd & { itemKey: string }> {
  const byKey = new Map<string, ItemToAdd & { itemKey: string }>();
  for (const item of items) {
    const itemKey = lineKeyOf(item.cartItemId);
    const known = byKey.get(itemKey);
    byKey.set(itemKey, known ? withSame(known, item) : { ...item, itemKey });
  }
  return byKey;
}

/** The sum of equal items; the first note and the first own number stay, as of a line that is added to. */
const withSame = <Item extends ItemToAdd>(known: Item, item: ItemToAdd): Item => ({
  ...known,
  quantity: known.quantity + item.quantity,
  note: known.note || item.note,
  customArticleNumber: known.customArticleNumber || item.customArticleNumber,
});

/**
 * Adds items to a locked cart, all or none; existing lines get more. Throws a Problem 422 `quantity_not_sold`,
 * `quantity_too_high`, `not_enough_stock`, `too_many_proofs` or `cart_full`.
 */
export async function addItems(
  call: CartCall,
  cart: OpenCart,
  wanted: WantedItem[],
  configurations: KnownConfiguration[],
): Promise<CartChange> {
  const { db, store } = call;
  const view = viewOf(call, cart);
  const itemKeys = wanted.map(({ itemKey }) => itemKey);
  const there = cart.isNew ? nothing : await readPresentLines(db, cart.id, itemKeys);
  const present = new Map(there.lines.map((line) => [line.item_key, line]));
  const summed = wanted.map((item) => {
    const line = present.get(item.itemKey);
    return { ...item, line, quantity: item.quantity + (line?.quantity ?? 0) };
  });
  refuseThose(
    'quantity_too_high',
    summed.filter(({ quantity }) => quantity > quantityBounds.max),
  );
  refuseThose(
    'quantity_not_sold',
    summed.filter(({ quantity, article }) => !isSoldIn(quantity, article)),
  );
  refuseThose(
    'not_enough_stock',
    summed.filter(({ quantity, article }) => cart.action === 'Buy' && isShort(quantity, article)),
  );

  const added = summed.filter(({ line }) => !line);
  assertFewProofs(added, there.proofs);
  let position = await placeFor(added, cart, there, call);
  await writeLines(
    db,
    summed.map((item) => (item.line ? withMore(item.line, item, cart, view) : newLine(item, cart, position++, view))),
  );
  const ownNumbers = summed.flatMap(({ article, customArticleNumber: own }): [string, string][] =>
    own ? [[article.commercialItemId, own]] : [],
  );
  await nameOwnOfMany(call, cart, new Map(ownNumbers));
  if (configurations.length > 0) await addConfigurations(db, cart, configurations);
  return store.bumpVersion(cart);
}

const nothing: PresentLines = { lines: [], count: 0, end: 0, proofs: 0 };

/** Position of new lines: at the end, or at the former position of the first one when its removal is undone. */
async function placeFor(
  added: WantedItem[],
  cart: OpenCart,
  { count, end }: PresentLines,
  { db }: CartCall,
): Promise<number> {
  if (count + added.length > maxLines) {
    throw new Problem(422, 'cart_full', `A cart has at most ${maxLines} lines`);
  }
  const wished = added[0]?.position;
  if (wished === undefined || wished >= count) return end;
  await makeRoom(db, cart.id, wished);
  return wished;
}

function newLine(item: WantedItem, cart: OpenCart, position: number, view: LineView): LineRow {
  const { article, cartItemId, itemKey, quantity, note } = item;
  return {
    cart_id: cart.id,
    line_id: newLineId(),
    item_key: itemKey,
    position,
    generic_item_id: article.genericItemId,
    commercial_item_id: article.commercialItemId,
    cart_item_id: cartItemId,
    quantity,
    note: note ?? '',
    custom_article_number: ownNumberInLine(item, cart),
    name: article.name,
    article_number: article.articleNumber,
    seen: priceSnapshotOf(termsOf(article, quantity, view)),
    change: null,
    changed_in: 0,
  };
}

function withMore(line: LineRow, item: WantedItem, cart: OpenCart, view: LineView): LineRow {
  const looked = withShownTerms(line, termsOf(item.article, line.quantity, view), cart.version + 1);
  return {
    ...looked,
    quantity: item.quantity,
    note: line.note || (item.note ?? ''),
    custom_article_number: line.custom_article_number ?? ownNumberInLine(item, cart),
    seen: priceSnapshotOf(termsOf(item.article, item.quantity, view)),
  };
}

const ownNumberInLine = ({ customArticleNumber }: WantedItem, cart: OpenCart): string | null =>
  cart.oid === null ? customArticleNumber || null : null;
