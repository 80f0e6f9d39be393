import type { OfferRevision, QuoteOffer } from '@shop/api-contracts';
import { lastRevision } from './picks.ts';

/** Selected revisions other than the last: offer ids to revision numbers. */
export type ShownRevisions = ReadonlyMap<string, number>;

/** The shown revision of an offer, and the one before it. */
export function shownRevision(
  offer: Pick<QuoteOffer, 'offerId' | 'revisions'>,
  shown: ShownRevisions,
): { revision: OfferRevision | undefined; before: OfferRevision | undefined; isLast: boolean } {
  const last = lastRevision(offer);
  const revision = offer.revisions.find((one) => one.revision === shown.get(offer.offerId)) ?? last;
  const before = offer.revisions[revision ? offer.revisions.indexOf(revision) - 1 : -1];
  return { revision, before, isLast: revision === last };
}
