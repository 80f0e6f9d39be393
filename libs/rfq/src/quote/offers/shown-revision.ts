import type { OfferRevision, QuoteOffer } from '@shop/api-contracts';
import { lastRevision } from './picks.ts';

/** What is looked at of each offer where it is not the last: offer ids to numbers of revisions. */
export type ShownRevisions = ReadonlyMap<string, number>;

/** The revision of an offer that is looked at, and the one before it. */
export function shownRevision(
  offer: Pick<QuoteOffer, 'offerId' | 'revisions'>,
  shown: ShownRevisions,
): { revision: OfferRevision | undefined; before: OfferRevision | undefined; isLast: boolean } {
  const last = lastRevision(offer);
  const revision = offer.revisions.find((one) => one.revision === shown.get(offer.offerId)) ?? last;
  const before = offer.revisions[revision ? offer.revisions.indexOf(revision) - 1 : -1];
  return { revision, before, isLast: revision === last };
}
