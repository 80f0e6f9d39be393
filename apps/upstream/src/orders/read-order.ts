import type { Order, OrderLine, OrderTotals, PaymentMethod } from '@shop/api-contracts';
import { sql, type Kysely, type Selectable } from 'kysely';
import {
  localInstant,
  type Database,
  type PaymentTable,
  type StoredFileTable,
  type StoredLine,
  type StoredTotals,
  toAmount,
} from '@shop/commerce-model';
import { readArticles, type Article } from '../catalogue/items/articles.ts';
import { eTagOf, type CartScope } from '../carts/cart-store.ts';
import type { Deps } from '../http/deps.ts';
import { cardOf } from '../catalogue/items/item-cards.ts';
import { namedIn } from '../catalogue/items/shown-name.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import { lineTotalOf } from './order-lines.ts';
import { takeBackOfLine } from '../replacements/take-backs.ts';
import { fitOfLine } from '../units/fit/fit-of-line.ts';
import { readQuestions } from './order-questions.ts';
import { cancellableUntil } from './cancellable-until.ts';
import { readOrderedOffer } from './ordered-offer.ts';
import type { OrderCall } from './order-call.ts';
import { stepOf } from './order-moves.ts';
import { suggestOrder } from './suggest-order.ts';
import { isOwn, orderUnknown, scopeOf, type OrderRow } from './order-store.ts';

/** An order with joined columns for the answer. */
interface FullOrder extends OrderRow {
  hasCredit: boolean;
  requiresOrderReference: boolean;
  file: (Pick<StoredFileTable, 'id' | 'name'> & { bytes: number }) | null;
  payment: Pick<Selectable<PaymentTable>, 'provider' | 'method' | 'state'> | null;
  /** How the person paid last in this market. */
  lastMethod: PaymentMethod | null;
  quoteNumber: string | null;
  quoteReference: string | null;
  generatedQuoteNumber: string | null;
}

/**
 * Loads an own order in the form of the contract. Throws a Problem 404 `order_unknown`, also when its cart is another
 * one.
 */
export async function readOrder(
  call: OrderCall,
  { payments }: Pick<Deps, 'payments'>,
  orderId: string,
  cartId?: string,
): Promise<Order> {
  const order = await findOrder(call.db, scopeOf(call), orderId);
  if (!order || (cartId !== undefined && order.cart_id !== cartId)) throw orderUnknown();
  const ids = order.lines.map(({ commercialItemId }) => commercialItemId);
  const articles = await readArticles(call.db, ids, call.context.language);
  return {
    orderId: order.id,
    cartId: order.cart_id,
    contact: order.contact,
    shippingAddress: order.shipping_address,
    invoiceAddress: order.invoice_address,
    freight: order.freight,
    eTag: eTagOf(order.version),
    state: order.state,
    step: stepOf(order),
    lines: linesOf(order.lines, order.currency, articles, call),
    totals: totalsOf(order.totals!, order),
    requiresOrderReference: order.requiresOrderReference,
    orderFile: order.file,
    vatIdCheck: order.vat_id_check,
    paymentMethods: methodsOf(payments, order),
    payment: order.payment,
    orderNumber: order.order_number,
    placedAt: order.placed_at && localInstant(order.placed_at, call.context.market.timeZone),
    quoteNumber: order.quoteNumber,
    quoteReference: order.quoteReference,
    generatedQuoteNumber: order.generatedQuoteNumber,
    cancellableUntil: cancellableUntil(order),
    suggestion: order.state === 'open' && order.contact === null ? await suggestOrder(call) : null,
    questions: order.state === 'placed' ? await readQuestions(call.db, order.id) : [],
    offer: order.quoteNumber === null ? null : await readOrderedOffer(call.db, order.id),
  };
}

/** Runs one query. Of several payments takes the one that placed the order, else the latest. */
async function findOrder(db: Kysely<Database>, scope: CartScope, id: string): Promise<FullOrder | undefined> {
  const { rows } = await sql<FullOrder>`
    select own.*, coalesce(customer.has_credit, false) as "hasCredit",
      coalesce(customer.needs_order_reference, false) as "requiresOrderReference",
      (select json_build_object('id', id, 'name', name, 'bytes', length(bytes))
        from stored_file where id = own.order_file) as file,
      (select json_build_object('provider', provider, 'method', method, 'state', state)
        from payment where order_id = own.id
        order by own.state = 'placed' and state = 'authorised' desc, created_at desc, id limit 1) as payment,
      (select payment.method from shop_order as last join payment on payment.order_id = last.id
        where last.oid = own.oid and last.state = 'placed' and last.country = own.country
          and coalesce(last.customer_number, '') = coalesce(own.customer_number, '')
          and own.state = 'open' and payment.state = 'authorised'
        order by last.placed_at desc limit 1) as "lastMethod",
      request_number as "quoteNumber", accepted_reference as "quoteReference",
      generated_quote.number as "generatedQuoteNumber"
    from (select * from shop_order where id = ${id} and ${isOwn(scope)}) as own
    left join customer on customer.number = own.customer_number
    left join cart on cart.id = own.cart_id
    left join quote_offer on quote_offer.id = cart.offer_id
    left join generated_quote on generated_quote.id = cart.generated_quote_id`.execute(db);
  return rows[0];
}

/** Converts lines to the contract, with item cards at current prices. */
export function linesOf(
  lines: StoredLine[],
  currency: string,
  articles: Map<string, Article>,
  { catalogue, context }: Pick<OrderCall, 'catalogue' | 'context'>,
): OrderLine[] {
  return namedIn(lines, articles, context.language).map((line) => {
    const { unitPrice, listPrice } = line;
    const article = articles.get(line.commercialItemId);
    const total = lineTotalOf(line);
    return {
      lineId: line.lineId,
      articleNumber: line.articleNumber,
      customArticleNumber: line.customArticleNumber,
      name: line.name,
      note: line.note,
      quantity: line.quantity,
      price:
        unitPrice === null
          ? null
          : { amount: toAmount(unitPrice), originalAmount: toAmount(listPrice ?? unitPrice), currency },
      lineTotal: total === null ? null : toAmount(total),
      requestedDate: line.requestedDate,
      promisedDate: line.promisedDate,
      configuration: line.configuration?.name ?? null,
      ...(line.enclosures ? { enclosures: line.enclosures } : {}),
      item: article ? cardOf(article, catalogue.reference, context, { detail: 'card' }) : null,
      ...fitOfLine(line),
      ...takeBackOfLine(line, currency),
    };
  });
}

/** Converts sums of an order to the contract. */
export const totalsOf = (
  totals: StoredTotals,
  { currency, country }: { currency: string; country: string },
): OrderTotals => ({
  goods: toAmount(totals.goods),
  freight: totals.freight === null ? null : toAmount(totals.freight),
  taxRate: totals.taxRate,
  tax: toAmount(totals.tax),
  includesTax: totals.includesTax,
  taxKind: totals.taxKind ?? (totals.taxExemptState === null ? 'ordinary' : 'exempt'),
  isSalesTax: country === 'US',
  taxExemptState: totals.taxExemptState,
  net: toAmount(totals.total - totals.tax),
  total: toAmount(totals.total),
  currency,
});

/** The method of the last order comes first, since it is preselected. */
function methodsOf(
  payments: PaymentProvider | null,
  { hasCredit, lastMethod }: Pick<FullOrder, 'hasCredit' | 'lastMethod'>,
): PaymentMethod[] {
  const methods = [...(payments?.methods ?? []), ...(hasCredit ? (['account'] as const) : [])];
  return methods.toSorted((one, other) => Number(other === lastMethod) - Number(one === lastMethod));
}
