import type { OfferedLine, Quote, QuoteOffer } from '@shop/api-contracts';
import { cheapest, fastest, openLines } from './picks.ts';
import { revisionChanges, type LineChange } from './revision-changes.ts';
import { shownRevision, type ShownRevisions } from './shown-revision.ts';

/** In which respect an offer is the best for a line. */
export type Best = 'price' | 'leadTime';

export interface OfferColumn {
  offer: QuoteOffer;
  /** Total of the shown revision, without tax. */
  total: string;
  /** Lines of the shown revision. */
  lines: ReadonlyMap<string, OfferedLine>;
  /** Changes since the previous revision. */
  changes: ReadonlyMap<string, LineChange[]>;
  /** Lines that can be picked: none if an older revision is shown. */
  open: ReadonlySet<string>;
  best: (lineId: string) => Best[];
}

/** Columns of the comparison: every location that has made an offer. */
export function offerColumns(quote: Pick<Quote, 'offers'>, shown: ShownRevisions): OfferColumn[] {
  const lowest = cheapest(quote);
  const soonest = fastest(quote);
  const all = quote.offers.map((offer) => openLines(quote, offer).map(({ lineId }) => lineId));
  const isCompared = (lineId: string) => all.filter((lines) => lines.includes(lineId)).length > 1;
  return quote.offers.flatMap((offer) => {
    const { revision, before, isLast } = shownRevision(offer, shown);
    if (!revision) return [];
    const { offerId } = offer;
    return {
      offer,
      total: revision.total,
      lines: new Map(revision.lines.map((line) => [line.lineId, line])),
      changes: revisionChanges(revision, before),
      open: new Set(isLast ? openLines(quote, offer).map(({ lineId }) => lineId) : []),
      best: (lineId) =>
        isLast && isCompared(lineId)
          ? [
              ...(lowest.get(lineId) === offerId ? (['price'] as const) : []),
              ...(soonest.get(lineId) === offerId ? (['leadTime'] as const) : []),
            ]
          : [],
    };
  });
}
