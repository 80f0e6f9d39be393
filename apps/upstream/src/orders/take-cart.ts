import type { Order, orders } from '@shop/api-contracts';
import { sql } from 'kysely';
import { randomBytes } from 'node:crypto';
import type { StoredLine } from '@shop/commerce-model';
import { readSoldArticles } from '../catalogue/items/articles.ts';
import { articleIdsOf } from '../carts/cart-answer.ts';
import { CartStore, cartUnknown } from '../carts/cart-store.ts';
import { loadCart } from '../carts/read-cart.ts';
import type { Deps } from '../http/deps.ts';
import { isFreightStill } from './freight/order-freight.ts';
import { waitForSlowSystem } from '../catalogue/items/slow-sales-details.ts';
import type { SignedInCall } from '../http/route.ts';
import { Problem } from '../problem/problem.ts';
import { readAcceptedOffer } from './accepted-offer.ts';
import { withConfirmation } from './fit-confirmations.ts';
import { errorsAsChanges, readCartContent, type CartContent } from './order-lines.ts';
import { taxOfOrder } from './order-steps.ts';
import { changeOrder, scopeOf, type OrderRow } from './order-store.ts';
import { sumUp } from './order-totals.ts';
import { readQuotedCart } from './quoted-cart.ts';
import { readOrder } from './read-order.ts';

type Call = SignedInCall<typeof orders.create>;

/** Same limit as POST freight. */
const maxOrderLines = 1_000;

/** Waits for prices on request before anything is locked. Prices of quotes are fixed. */
export async function waitForPrices(call: Call, slowSalesDetailsMs: number): Promise<void> {
  const { cartId } = call.body;
  if ((await readAcceptedOffer(call.db, cartId)) ?? (await readQuotedCart(call.db, cartId))) return;
  const cart = await loadCart(call, cartId);
  const articles = await readSoldArticles(call.db, articleIdsOf(cart), call.context.language);
  await waitForSlowSystem([...articles.values()], slowSalesDetailsMs);
}

/**
 * Creates the open order of a cart, or updates it from the cart. An order being paid is returned unchanged. Throws a
 * Problem: 403 `buying_disabled`, 404 `cart_unknown`, 409 `quote_expired`, 422 `cart_empty`, `cart_not_orderable`, `order_too_large`.
 */
export async function takeCart(call: Call, deps: Pick<Deps, 'payments'>): Promise<Order> {
  const { body, db, context, person } = call;
  if (!context.buyEnabled) throw new Problem(403, 'buying_disabled', 'Buying is not available in this market');
  const cart = await new CartStore(db, scopeOf(call)).openToOrder(body.cartId);
  if (cart.oid !== person.oid) throw cartUnknown();
  const there = await findOpenOrder(call, cart.id);
  if (there?.state === 'paying') return readOrder(call, deps, there.id);

  const content = await readCartContent(call, cart.id);
  assertOrderable(content);
  const order = there ?? (await makeOrder(call, cart.id));
  await takeContent(call, order, content);
  return readOrder(call, deps, order.id);
}

async function findOpenOrder({ db }: Call, cartId: string): Promise<OrderRow | undefined> {
  const order = await db
    .selectFrom('shop_order')
    .selectAll()
    .where('cart_id', '=', cartId)
    .where('state', 'in', ['open', 'paying'])
    .forUpdate()
    .executeTakeFirst();
  return order as OrderRow | undefined;
}

function assertOrderable({ lines, errors }: CartContent): void {
  if (lines.length === 0) throw new Problem(422, 'cart_empty', 'The cart is empty');
  if (lines.length > maxOrderLines) {
    throw new Problem(422, 'order_too_large', `An order has at most ${maxOrderLines} lines; request a quote instead`);
  }
  if (errors.length === 0) return;
  throw new Problem(422, 'cart_not_orderable', 'Some lines of the cart cannot be ordered', {
    members: { changes: errorsAsChanges(errors), items: errors },
  });
}

async function makeOrder({ db, context, person }: Call, cartId: string): Promise<OrderRow> {
  const row = await db
    .insertInto('shop_order')
    .values({
      id: randomBytes(16).toString('hex'),
      cart_id: cartId,
      oid: person.oid,
      customer_number: person.customerNumber,
      country: context.market.country,
      company_site: context.companyId,
      locale: context.locale,
      currency: context.market.currency,
      version: sql`0`,
      lines: '[]',
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return row as OrderRow;
}

/** Other lines or another day remove the chosen freight; requested days are kept. */
async function takeContent(call: Call, order: OrderRow, content: CartContent): Promise<void> {
  const { db, context, body } = call;
  const { market } = context;
  const known = new Map(order.lines.map((line) => [line.lineId, line]));
  const lines = content.lines.map((line) => {
    const before = known.get(line.lineId);
    const { requestedDate, promisedDate } = before ?? line;
    return withConfirmation({ ...line, requestedDate, promisedDate }, before);
  });
  const includesTax = content.includesTax ?? (context.buyer === null && market.priceDisplay === 'gross');
  const isSame = isSameGoods(lines, order.lines) && order.totals?.includesTax === includesTax;
  const isKept = isSame && (await isFreightStill(call, order));
  const freight = isKept ? order.freight : null;
  const tax = await taxOfOrder(call, order, includesTax);
  await changeOrder(db, order, {
    cart_version: content.version,
    locale: context.locale,
    ...(body.affiliateId === undefined ? {} : { affiliate_id: body.affiliateId }),
    lines: freight ? lines : lines.map((line) => ({ ...line, promisedDate: null })),
    freight,
    freight_quote: isKept ? order.freight_quote : null,
    totals: sumUp({ lines, freight: freight && (order.totals?.freight ?? null), tax, includesTax }),
  });
}

const isSameGoods = (lines: StoredLine[], before: StoredLine[]): boolean => essence(lines) === essence(before);

/** The part of the lines that determines freight. */
const essence = (lines: StoredLine[]): string =>
  JSON.stringify(
    lines.map(({ lineId, commercialItemId, quantity, unitPrice, configuration }) => [
      lineId,
      commercialItemId,
      quantity,
      unitPrice,
      configuration?.price ?? null,
    ]),
  );
