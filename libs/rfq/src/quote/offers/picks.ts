import {
  addAmounts,
  multiplyAmount,
  type OfferedLine,
  type OfferRevision,
  type Quote,
  type QuoteOffer,
} from '@shop/api-contracts';

/** Picked offers: line ids to offer ids. Missing lines are not picked. */
export type Picks = ReadonlyMap<string, string>;

export const noPicks: Picks = new Map();

/** The current revision of an offer; undefined before the first one. */
export const lastRevision = ({ revisions }: Pick<QuoteOffer, 'revisions'>): OfferRevision | undefined =>
  revisions.at(-1);

/** Lines already accepted from any offer. */
export const takenLines = ({ offers }: Pick<Quote, 'offers'>): ReadonlySet<string> =>
  new Set(offers.flatMap(({ accepted }) => accepted?.lineIds ?? []));

/** Lines of an offer that can be picked: offered, deliverable and not yet accepted. */
export function openLines(quote: Pick<Quote, 'offers'>, offer: QuoteOffer): OfferedLine[] {
  if (offer.state !== 'offered') return [];
  const taken = takenLines(quote);
  return lastRevision(offer)?.lines.filter(({ lineId, unitPrice }) => unitPrice !== null && !taken.has(lineId)) ?? [];
}

/** Picks that are still possible; drops those withdrawn, accepted or ended meanwhile. */
export const validPicks = (quote: Pick<Quote, 'offers'>, picks: Picks): Picks =>
  new Map(
    [...picks].filter(([lineId, offerId]) => {
      const offer = quote.offers.find((one) => one.offerId === offerId);
      return offer !== undefined && openLines(quote, offer).some((line) => line.lineId === lineId);
    }),
  );

export const wholeOffer = (quote: Pick<Quote, 'offers'>, offer: QuoteOffer): Picks =>
  new Map(openLines(quote, offer).map(({ lineId }) => [lineId, offer.offerId]));

/** Picks the lowest price per line, then the shortest lead time. */
export const cheapest = (quote: Pick<Quote, 'offers'>): Picks =>
  bestOf(quote, (one, other) => priceOf(one) - priceOf(other) || one.leadTimeDays - other.leadTimeDays);

/** Picks the shortest lead time per line, then the lowest price. */
export const fastest = (quote: Pick<Quote, 'offers'>): Picks =>
  bestOf(quote, (one, other) => one.leadTimeDays - other.leadTimeDays || priceOf(one) - priceOf(other));

function bestOf(quote: Pick<Quote, 'offers'>, compare: (one: OfferedLine, other: OfferedLine) => number): Picks {
  const best = new Map<string, { offerId: string; line: OfferedLine }>();
  for (const offer of quote.offers) {
    for (const line of openLines(quote, offer)) {
      const found = best.get(line.lineId);
      if (!found || compare(line, found.line) < 0) best.set(line.lineId, { offerId: offer.offerId, line });
    }
  }
  return new Map([...best].map(([lineId, { offerId }]) => [lineId, offerId]));
}

const priceOf = ({ unitPrice }: OfferedLine): number => Number(unitPrice);

export interface PickedLine {
  lineId: string;
  quantity: number;
  offered: OfferedLine & { unitPrice: string };
}

/** Picked lines of one offer. */
export interface PickedOffer {
  offer: QuoteOffer;
  revision: number;
  lines: PickedLine[];
  /** Freight of the offer if it is an amount, without tax; else null. */
  freight: string | null;
  /** Of lines and freight, without tax. */
  total: string;
}

/** Picked lines by offer, in the request's order of offers and lines. */
export function pickedOffers(quote: Pick<Quote, 'offers' | 'lines'>, picks: Picks): PickedOffer[] {
  return quote.offers.flatMap((offer) => {
    const revision = lastRevision(offer);
    const lines = quote.lines.flatMap(({ lineId, quantity }): PickedLine[] => {
      const offered = revision?.lines.find((line) => line.lineId === lineId);
      if (picks.get(lineId) !== offer.offerId || !offered || offered.unitPrice === null) return [];
      return [{ lineId, quantity, offered: { ...offered, unitPrice: offered.unitPrice } }];
    });
    if (!revision || lines.length === 0) return [];
    const freight = revision.terms?.freightAmount ?? null;
    const sums = lines.map(({ quantity, offered }) => multiplyAmount(offered.unitPrice, quantity));
    const total = addAmounts(freight === null ? sums : [...sums, freight]);
    return [{ offer, revision: revision.revision, lines, freight, total }];
  });
}

/** Number of lines per offer that can no longer be accepted after the picked ones are; lines picked from another offer do not count. */
export function lapsingLines(
  quote: Pick<Quote, 'offers'>,
  picked: readonly PickedOffer[],
): { offer: QuoteOffer; count: number }[] {
  const taken = new Set(picked.flatMap(({ lines }) => lines.map(({ lineId }) => lineId)));
  return picked
    .map(({ offer }) => ({ offer, count: openLines(quote, offer).filter(({ lineId }) => !taken.has(lineId)).length }))
    .filter(({ count }) => count > 0);
}
