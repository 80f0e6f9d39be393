import type { AnswerOf, CartItemChange, documents } from '@shop/api-contracts';
import { randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Database } from '@shop/commerce-model';
import { readSoldArticles } from '../catalogue/items/articles.ts';
import type { SignedInCall } from '../http/route.ts';
import { errorsAsChanges, quotedLineErrors } from '../orders/order-lines.ts';
import { isQuoteValid, quoteExpired } from '../orders/quoted-cart.ts';
import { notFound, Problem } from '../problem/problem.ts';
import { isBuyingEnabled, isOwnQuote } from './generated-quotes.ts';

type Call = SignedInCall<typeof documents.order>;

/**
 * Makes the cart that orders a generated quote at its prices, once; later calls answer the same cart, also for a
 * colleague who continues. Throws a Problem: 403 `buying_disabled`, 404 `document_unknown`, 409 `quote_expired`,
 * `quote_ordered`, `quote_being_paid` and `quote_not_orderable`.
 */
export async function orderGeneratedQuote(call: Call): Promise<AnswerOf<typeof documents.order>> {
  const { db, person, params } = call;
  const quote = await lockQuote(call, params.id);
  const cart = await findCart(db, quote.id);
  if (cart?.state === 'ordered') {
    throw new Problem(409, 'quote_ordered', 'The quote is already ordered', {
      members: { orderNumber: cart.orderNumber },
    });
  }
  if (!quote.isValid) throw quoteExpired();
  if (quote.lines === null) throw notOrderable([]);
  const place = { country: quote.country!, companyId: quote.company_site };
  // the cart belongs to the market of the quote, wherever it is ordered from
  if (!isBuyingEnabled(place, call.catalogue.reference))
    throw new Problem(403, 'buying_disabled', 'Buying is not available in this market');
  const articles = await readSoldArticles(
    db,
    quote.lines.map(({ commercialItemId }) => commercialItemId),
    call.context.language,
  );
  // while it is being paid, its own order has taken the stock
  const errors = cart?.orderState === 'paying' ? [] : quotedLineErrors(quote.lines, articles);
  if (errors.length > 0) throw notOrderable(errorsAsChanges(errors));
  if (!cart) return { cartId: await makeCart(call, quote), ...place };
  if (cart.oid !== person.oid) await takeOver(call, cart);
  return { cartId: cart.id, ...place };
}

const notOrderable = (changes: CartItemChange[]): Problem =>
  new Problem(409, 'quote_not_orderable', 'The quote cannot be ordered as it is; ask for an offer instead', {
    members: { changes },
  });

/** Locks it, so that two people who order it at once get one cart. */
async function lockQuote({ db, person }: Call, id: string) {
  const quote = await db
    .selectFrom('generated_quote')
    .select(['id', 'lines', 'country', 'company_site', isQuoteValid.as('isValid')])
    .where('generated_quote.id', '=', id)
    .where(isOwnQuote(person))
    .forUpdate()
    .executeTakeFirst();
  if (!quote) throw notFound('document_unknown', 'Document not found');
  return quote;
}

type LockedQuote = Awaited<ReturnType<typeof lockQuote>>;

/** The quote's cart with its order that is not cancelled, if there is one. */
async function findCart(db: Kysely<Database>, quoteId: string) {
  return db
    .selectFrom('cart')
    .leftJoin('shop_order', (join) =>
      join.onRef('shop_order.cart_id', '=', 'cart.id').on('shop_order.state', '<>', 'cancelled'),
    )
    .select(['cart.id', 'cart.oid', 'cart.state', 'shop_order.state as orderState', 'order_number as orderNumber'])
    .where('generated_quote_id', '=', quoteId)
    .executeTakeFirst();
}

async function makeCart({ db, person }: Call, quote: LockedQuote): Promise<string> {
  const id = randomBytes(16).toString('hex');
  await db
    .insertInto('cart')
    .values({
      id,
      action: 'Buy',
      country: quote.country!,
      company_site: quote.company_site,
      oid: person.oid,
      customer_number: person.customerNumber,
      generated_quote_id: quote.id,
    })
    .execute();
  return id;
}

/** A colleague goes on with what somebody else has begun: with an order of their own. */
async function takeOver({ db, person }: Call, cart: { id: string }): Promise<void> {
  // the cart is locked before its order, as everywhere
  await db.selectFrom('cart').select('id').where('id', '=', cart.id).forUpdate().execute();
  const paying = await db
    .selectFrom('shop_order')
    .select('id')
    .where('cart_id', '=', cart.id)
    .where('state', '=', 'paying')
    .executeTakeFirst();
  if (paying) throw new Problem(409, 'quote_being_paid', 'A colleague is paying for this quote');
  await db
    .updateTable('shop_order')
    .set({ state: 'cancelled', version: sql`version + 1`, changed_at: sql`now()` })
    .where('cart_id', '=', cart.id)
    .where('state', '=', 'open')
    .execute();
  await db
    .updateTable('cart')
    .set({ oid: person.oid, version: sql`version + 1`, changed_at: sql`now()` })
    .where('id', '=', cart.id)
    .execute();
}
