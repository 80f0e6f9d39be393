import { quoteCheckout } from '@shop/api-contracts';
import type { StoreOptions } from '../../carts/cart-store.ts';
import type { Deps } from '../../http/deps.ts';
import type { DocumentQueue } from '../../paper/document-queue.ts';
import { signedInRoute, signedInRouteAfter, type Route } from '../../http/route.ts';
import { chooseLocation } from './choose-location.ts';
import { openQuoteCart } from './open-quote-cart.ts';
import { answerGroups, readGroups, waitForQuotePrices } from './quote-cart.ts';
import { partnerOptionsOf } from '../quote-jobs.ts';
import { writeLineProofs } from '../../replacements/proof/line-proofs.ts';
import { attachFile, removeFile } from './quote-files.ts';
import { readSent } from './sent-requests.ts';
import { submitRequest } from './submit-request.ts';

/**
 * Routes for requesting quotes, from the cart to the request numbers. A test proves with `options` that the lock of a
 * cart is needed.
 */
export function quoteCheckoutRoutes(
  { settings, writeDocument }: Pick<Deps, 'settings' | 'writeDocument'>,
  queue: DocumentQueue,
  options: StoreOptions = {},
): Route[] {
  const { slowSalesDetailsMs, shopUrl } = settings;
  return [
    signedInRouteAfter(
      quoteCheckout.begin,
      (call) => waitForQuotePrices(call, slowSalesDetailsMs),
      async (call) => {
        const cart = await openQuoteCart(call, call.body.cartId, { lock: false });
        return answerGroups(call, cart, await readGroups(call, cart.id));
      },
    ),
    signedInRouteAfter(
      quoteCheckout.chooseLocation,
      (call) => waitForQuotePrices(call, slowSalesDetailsMs),
      chooseLocation,
    ),
    signedInRoute(quoteCheckout.attachFile, attachFile),
    signedInRoute(quoteCheckout.removeFile, removeFile),
    signedInRouteAfter(
      quoteCheckout.submit,
      async (call) => {
        await waitForQuotePrices(call, slowSalesDetailsMs);
        return writeLineProofs(call, call.body.cartId, { writeDocument, shopUrl, queue });
      },
      (call, proofs) => submitRequest(call, proofs, { ...options, ...partnerOptionsOf(settings) }),
    ),
    signedInRoute(quoteCheckout.confirmation, (call) => readSent(call, call.params.cartId)),
  ];
}
