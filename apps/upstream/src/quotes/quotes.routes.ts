import { orders, quotes } from '@shop/api-contracts';
import { signedInRoute, type Route } from '../http/route.ts';
import { acceptOffers } from './offers/accept-offers.ts';
import { askAgain } from './ask-again.ts';
import { declineOffer } from './offers/decline-offer.ts';
import { listQuotes } from './list-quotes.ts';
import { askAboutOrder } from './orders-to-deliver/ask-about-order.ts';
import { confirmDelivery, shipOrder } from './orders-to-deliver/deliver-order.ts';
import { offerQuote } from './offers/make-offer.ts';
import { startPreparation } from './offers/prepare-offer.ts';
import { quoteFile } from './quote-file.ts';
import type { QuoteOptions } from './quote-store.ts';
import { readQuoteAndMarkSeen } from './read-quote.ts';
import { releaseOffer } from './offers/release-offer.ts';
import { writeMessage } from './write-message.ts';

/**
 * Routes of quote requests and offers, for customers and partners. Tests use `options` to prove that the lock is
 * needed, and to end days.
 */
export function quoteRoutes(options: QuoteOptions = {}): Route[] {
  return [
    signedInRoute(quotes.list, (call) => listQuotes(call, options)),
    signedInRoute(quotes.get, (call) => readQuoteAndMarkSeen(call, call.params.id, options)),
    signedInRoute(quotes.file, quoteFile),
    signedInRoute(quotes.write, (call) => writeMessage(call, options)),
    signedInRoute(quotes.accept, (call) => acceptOffers(call, options)),
    signedInRoute(quotes.decline, (call) => declineOffer(call, options)),
    signedInRoute(quotes.askAgain, (call) => askAgain(call, options)),
    signedInRoute(quotes.release, (call) => releaseOffer(call, options)),
    signedInRoute(quotes.prepare, (call) => startPreparation(call, options)),
    signedInRoute(quotes.offer, (call) => offerQuote(call, options)),
    signedInRoute(quotes.confirmDelivery, (call) => confirmDelivery(call, options)),
    signedInRoute(orders.ask, askAboutOrder),
    signedInRoute(quotes.ship, (call) => shipOrder(call, options)),
  ];
}
