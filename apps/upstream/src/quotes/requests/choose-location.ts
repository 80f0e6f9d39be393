import type { quoteCheckout } from '@shop/api-contracts';
import { sql } from 'kysely';
import type { SignedInCall } from '../../http/route.ts';
import { notFound, Problem } from '../../problem/problem.ts';
import { openQuoteCart } from './open-quote-cart.ts';
import { answerGroups, readGroups, type QuoteCheckout } from './quote-cart.ts';

/**
 * Chooses the locations to ask for a group. Throws a Problem 404 `cart_unknown`, `quote_group_unknown`; 422
 * `location_does_not_supply` with the unsuitable `locationIds`.
 */
export async function chooseLocation(call: SignedInCall<typeof quoteCheckout.chooseLocation>): Promise<QuoteCheckout> {
  const { db, params, body } = call;
  const cart = await openQuoteCart(call, body.cartId);
  const groups = await readGroups(call, cart.id);
  const group = groups.find(({ quoteGroupKey }) => quoteGroupKey === params.quoteGroupKey);
  if (!group) throw notFound('quote_group_unknown', 'Group not found; the cart is grouped differently now');

  const chosen = [...new Set([body.selectedPartnerLocationId, ...(body.otherPartnerLocationIds ?? [])])];
  const unable = chosen.filter((id) => !group.locationIds.includes(id));
  if (unable.length > 0) {
    throw new Problem(422, 'location_does_not_supply', 'Some of these locations do not supply the lines', {
      members: { locationIds: unable },
    });
  }
  const locations = JSON.stringify({ [group.quoteGroupKey]: chosen });
  await db
    .insertInto('quote_draft')
    .values({ cart_id: cart.id, locations })
    .onConflict((conflict) =>
      conflict.column('cart_id').doUpdateSet({ locations: sql`quote_draft.locations || excluded.locations` }),
    )
    .execute();
  const changed = groups.map((one) => (one === group ? { ...one, chosen } : one));
  return answerGroups(call, cart, changed);
}
