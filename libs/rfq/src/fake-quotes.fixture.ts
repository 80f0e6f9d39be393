import type { Quote, QuoteOffer, QuoteState } from '@shop/api-contracts';
import { buildOfferRevision, buildQuoteOffer, buildQuoteRequest, threeOffers } from '@shop/api-contracts/testing';

/** Sent requests without an answer. */
export const requestedOffers = threeOffers.map((offer) => ({
  ...offer,
  state: 'requested' as const,
  revisions: [],
  expiresAt: null,
  messages: [],
}));

/** A request to one location in each state. */
export const quoteIn: Record<QuoteState, () => Quote> = {
  requested: () => oneOf(requestedOffers[0]!),
  inPreparation: () => oneOf({ ...requestedOffers[0]!, state: 'inPreparation' }),
  offered: () => oneOf(threeOffers[0]!),
  accepted: () =>
    oneOf(
      buildQuoteOffer({
        state: 'accepted',
        accepted: {
          revision: 1,
          lineIds: ['1', '2'],
          cartId: 'e'.repeat(32),
          orderId: null,
          orderNumber: null,
        },
      }),
    ),
  declined: () =>
    oneOf(buildQuoteOffer({ state: 'declined', declined: { by: 'customer', reason: 'Too late for us.' } })),
  expired: () =>
    oneOf(
      buildQuoteOffer({
        state: 'expired',
        revisions: [buildOfferRevision({ offeredAt: '2026-10-01T09:00:00.000Z', validUntil: '2026-10-30' })],
        expiresAt: '2026-10-31T00:00:00.000Z',
      }),
    ),
};

const oneOf = (offer: QuoteOffer): Quote =>
  buildQuoteRequest({
    state: offer.state,
    partners: [offer.location.partner],
    offerCount: offer.revisions.length > 0 ? 1 : 0,
    expiresAt: offer.state === 'offered' ? offer.expiresAt : null,
    offers: [offer],
  });

/** As seen by the partner of the second offer, who sees only that offer. */
export const receivedQuote = (offer: Partial<QuoteOffer> = {}, quote: Partial<Quote> = {}): Quote => {
  const own = { ...requestedOffers[1]!, ...offer };
  const { lines } = buildQuoteRequest();
  return buildQuoteRequest({
    // two with a list price, one on request; never the prices of the customer
    lines: lines.map((line) => ({ ...line, price: null, listPrice: line.price && '32.00' })),
    role: 'partner',
    state: own.state,
    partners: [own.location.partner],
    offerCount: own.revisions.length > 0 ? 1 : 0,
    expiresAt: own.state === 'offered' ? own.expiresAt : null,
    offers: [own],
    ...quote,
  });
};
