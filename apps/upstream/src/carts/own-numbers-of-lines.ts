import {
  hasOwnNumbers,
  ownerOf,
  readOwnNumbers,
  setOwnNumber,
  setOwnNumbers,
} from '../catalogue/own-numbers/own-numbers.ts';
import { Problem } from '../problem/problem.ts';
import type { CartCall } from './cart-call.ts';
import type { LineRow, OpenCart } from './cart-store.ts';

/**
 * Stores an own article number of a person; an empty one deletes it. A visitor's number is stored in the line. Throws a
 * Problem 422 `own_numbers_off` when the market has none.
 */
export async function nameOwn(
  call: CartCall,
  cart: OpenCart,
  commercialItemId: string,
  customArticleNumber: string,
): Promise<void> {
  if (customArticleNumber !== '') return nameOwnOfMany(call, cart, new Map([[commercialItemId, customArticleNumber]]));
  if (cart.oid !== null && call.person) await setOwnNumber(call.db, ownerOf(call.person), commercialItemId, '');
}

/** The same of several articles by commercial id, none of them empty. */
export async function nameOwnOfMany(
  { catalogue, context, person, db }: CartCall,
  cart: OpenCart,
  numbers: ReadonlyMap<string, string>,
): Promise<void> {
  if (numbers.size > 0 && !hasOwnNumbers(catalogue.reference, context)) {
    throw new Problem(422, 'own_numbers_off', 'Own article numbers are not available in this market');
  }
  if (cart.oid !== null && person) await setOwnNumbers(db, ownerOf(person), numbers);
}

/** Own numbers of the cart's owner for its articles; none for a visitor's cart, which has them in its lines. */
export async function ownNumbersIn(
  { catalogue, context, person, db }: Pick<CartCall, 'catalogue' | 'context' | 'person' | 'db'>,
  cart: Pick<OpenCart, 'oid'>,
  commercialItemIds: string[],
): Promise<Map<string, string>> {
  if (cart.oid === null || !person || !hasOwnNumbers(catalogue.reference, context)) return new Map();
  return readOwnNumbers(db, ownerOf(person), commercialItemIds);
}

/** Moves a visitor's numbers from the lines to the person, unless the person has one for the article. */
export async function adoptOwnNumbers(call: CartCall, lines: LineRow[]): Promise<LineRow[]> {
  const named = lines.filter((line) => line.custom_article_number !== null);
  if (named.length > 0 && call.person) {
    const ids = named.map((line) => line.commercial_item_id);
    const known = await readOwnNumbers(call.db, ownerOf(call.person), ids);
    const numbers = new Map<string, string>();
    for (const { commercial_item_id: id, custom_article_number: number } of named) {
      if (!known.has(id) && !numbers.has(id)) numbers.set(id, number!);
    }
    await setOwnNumbers(call.db, ownerOf(call.person), numbers);
  }
  return lines.map((line) => ({ ...line, custom_article_number: null }));
}
