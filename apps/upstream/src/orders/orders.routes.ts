import { orders, type AnswerOf } from '@shop/api-contracts';
import { cancelPlaced } from './order-history/cancel-placed.ts';
import { localInstant, settingsOf, toAmount } from '@shop/commerce-model';
import type { Deps } from '../http/deps.ts';
import { signedInRoute, signedInRouteAfter, type Route, type SignedInCall } from '../http/route.ts';
import { checkVatNumber } from '../people/vat-numbers/check-vat-number.ts';
import {
  attachOrderFile,
  cancelOrder,
  removeInvoiceAddress,
  removeOrderFile,
  setContact,
  setInvoiceAddress,
  setShippingAddress,
} from './order-steps.ts';
import { isOwn, scopeOf } from './order-store.ts';
import {
  settleAndAnswer,
  cancelPayment,
  settleCancellation,
  fetchCompletionOutcome,
  fetchRedirectOutcome,
  submitPayment,
} from './payments/payment-results.ts';
import { answerSession, beginPayment } from './payments/payment-session.ts';
import { placeOnAccount } from './payments/place-on-account.ts';
import { confirmFit } from './fit-confirmations.ts';
import { readOrder } from './read-order.ts';
import type { StockOptions } from './stock.ts';
import { readOrderFile } from './order-file.ts';
import { takeCart, waitForPrices } from './take-cart.ts';
import { setFreight } from './freight/order-freight.ts';

/** Routes of the checkout. A test proves with `options` that the stock lock is needed. */
export function orderRoutes(deps: Deps, options: StockOptions = {}): Route[] {
  return [
    signedInRouteAfter(
      orders.create,
      (call) => waitForPrices(call, deps.settings.slowSalesDetailsMs),
      (call) => takeCart(call, deps),
    ),
    signedInRoute(orders.list, listOrders),
    signedInRoute(orders.get, (call) => readOrder(call, deps, call.params.id, call.query.cartId)),
    signedInRouteAfter(
      orders.setContact,
      (call) => vatIdCheckOf(call, deps.settings.vatCheckUrl),
      (call, vatIdCheck) => setContact(call, deps, vatIdCheck),
    ),
    signedInRoute(orders.setShippingAddress, (call) => setShippingAddress(call, deps)),
    signedInRoute(orders.setInvoiceAddress, (call) => setInvoiceAddress(call, deps)),
    signedInRoute(orders.removeInvoiceAddress, (call) => removeInvoiceAddress(call, deps)),
    signedInRoute(orders.setFreight, (call) => setFreight(call, deps)),
    signedInRoute(orders.confirmFit, (call) => confirmFit(call, deps)),
    signedInRoute(orders.attachOrderFile, (call) => attachOrderFile(call, deps)),
    signedInRoute(orders.orderFile, readOrderFile),
    signedInRoute(orders.removeOrderFile, (call) => removeOrderFile(call, deps)),
    signedInRouteAfter(
      orders.createPaymentSession,
      (call) => beginPayment(call, deps, options),
      (call, payment) => answerSession(call, deps, payment),
    ),
    signedInRoute(orders.submitPayment, (call) => submitPayment(call, deps)),
    signedInRouteAfter(
      orders.completeCheckout,
      (call) => fetchCompletionOutcome(call, deps),
      (call, heard) =>
        call.body.paymentProvider === 'account'
          ? placeOnAccount(call, deps, options)
          : settleAndAnswer(call, deps, heard),
    ),
    signedInRouteAfter(
      orders.setPaymentDetails,
      (call) => fetchRedirectOutcome(call, deps),
      (call, heard) => settleAndAnswer(call, deps, heard),
    ),
    signedInRouteAfter(
      orders.cancelPayment,
      (call) => settleCancellation(call, deps),
      (call, heard) => cancelPayment(call, deps, heard),
    ),
    signedInRoute(orders.cancel, cancelOrder),
    signedInRoute(orders.cancelPlaced, cancelPlaced),
  ];
}

const maxOrders = 100;

async function listOrders(call: SignedInCall<typeof orders.list>): Promise<AnswerOf<typeof orders.list>> {
  const rows = await call.db
    .selectFrom('shop_order')
    .select(['id', 'order_number', 'placed_at', 'totals', 'currency'])
    .where('state', '=', 'placed')
    .where(isOwn(scopeOf(call)))
    .orderBy('placed_at', 'desc')
    .orderBy('id')
    .limit(maxOrders)
    .execute();
  return rows.map((row) => ({
    orderId: row.id,
    orderNumber: row.order_number!,
    placedAt: localInstant(row.placed_at!, call.context.market.timeZone),
    total: toAmount(row.totals!.total),
    currency: row.currency,
  }));
}

/** Skips the register in markets that do not use VAT numbers. */
function vatIdCheckOf({ body, context, catalogue }: SignedInCall<typeof orders.setContact>, url: string | null) {
  const site = context.companyId === null ? undefined : catalogue.reference.companies.get(context.companyId);
  const isOff = settingsOf(context.market, site).vatIdEnabled === 'Off';
  return isOff ? Promise.resolve(null) : checkVatNumber(body.vatId, { url });
}
