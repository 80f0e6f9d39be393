import type { Quote } from '@shop/api-contracts';
import { offerName } from '../../quote/offers/offer-name.ts';
import { takenLines, type PickedLine, type PickedOffer } from '../../quote/offers/picks.ts';
import { lineChanges, type LineChange } from '../../quote/offers/revision-changes.ts';

/** A difference from the reviewed offer. */
export type PickChange = { lineId: string; partner: string } & (
  | { kind: 'revised'; changes: LineChange[] }
  /** No longer available: the offer has ended, a colleague accepted the line, or it was withdrawn. */
  | { kind: 'expired' | 'taken' | 'withdrawn' }
);

/** Compares the picks with the present offers. */
export function pickChanges(
  quote: Pick<Quote, 'offers'>,
  before: readonly PickedOffer[],
  now: readonly PickedOffer[],
): PickChange[] {
  return before.flatMap(({ offer, lines }) =>
    lines.flatMap((line): PickChange[] => {
      const { lineId } = line;
      const partner = offerName(offer);
      const present = now
        .find((one) => one.offer.offerId === offer.offerId)
        ?.lines.find((one) => one.lineId === lineId);
      if (!present) return [{ lineId, partner, kind: goneBecause(quote, offer.offerId, line) }];
      const changes = lineChanges(present.offered, line.offered);
      return changes.length > 0 ? [{ lineId, partner, kind: 'revised', changes }] : [];
    }),
  );
}

function goneBecause(quote: Pick<Quote, 'offers'>, offerId: string, { lineId }: PickedLine) {
  if (takenLines(quote).has(lineId)) return 'taken';
  return quote.offers.find((one) => one.offerId === offerId)?.state === 'expired' ? 'expired' : 'withdrawn';
}
