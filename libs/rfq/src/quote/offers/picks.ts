import type { OfferedLine, OfferRevision, Quote, QuoteOffer } from '@shop/api-contracts';

/** Of which offer each line is taken: line ids to offer ids. Lines that are not in it are not taken. */
export type Picks = ReadonlyMap<string, string>;

export const noPicks: Picks = new Map();

/** What counts of an offer; undefined before anything is offered. */
export const lastRevision = ({ revisions }: Pick<QuoteOffer, 'revisions'>): OfferRevision | undefined =>
  revisions.at(-1);

/** Lines that were accepted already, of whichever offer. */
export const takenLines = ({ offers }: Pick<Quote, 'offers'>): ReadonlySet<string> =>
  new Set(offers.flatMap(({ accepted }) => accepted?.lineIds ?? []));

/** What can be taken of an offer now: what is offered, can be supplied and was not accepted already. */
export function openLines(quote: Pick<Quote, 'offers'>, offer: QuoteOffer): OfferedLine[] {
  if (offer.state !== 'offered') return [];
  const taken = takenLines(quote);
  return lastRevision(offer)?.lines.filter(({ lineId, unitPrice }) => unitPrice !== null && !taken.has(lineId)) ?? [];
}

/** What is still there of what was picked; the rest was withdrawn, taken or has ended meanwhile. */
export const validPicks = (quote: Pick<Quote, 'offers'>, picks: Picks): Picks =>
  new Map(
    [...picks].filter(([lineId, offerId]) => {
      const offer = quote.offers.find((one) => one.offerId === offerId);
      return offer !== undefined && openLines(quote, offer).some((line) => line.lineId === lineId);
    }),
  );

export const wholeOffer = (quote: Pick<Quote, 'offers'>, offer: QuoteOffer): Picks =>
  new Map(openLines(quote, offer).map(({ lineId }) => [lineId, offer.offerId]));

/** For each line the lowest price, of equal ones the soonest. */
export const cheapest = (quote: Pick<Quote, 'offers'>): Picks =>
  bestOf(quote, (one, other) => priceOf(one) - priceOf(other) || one.leadTimeDays - other.leadTimeDays);

/** For each line the shortest lead time, of equal ones the lowest price. */
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

/** What is taken of one offer. */
export interface PickedOffer {
  offer: QuoteOffer;
  revision: number;
  lines: PickedLine[];
  /** Without tax. */
  total: string;
}

/** Offer by offer what is taken, in the request's order of offers and lines. */
export function pickedOffers(quote: Pick<Quote, 'offers' | 'lines'>, picks: Picks): PickedOffer[] {
  return quote.offers.flatMap((offer) => {
    const revision = lastRevision(offer);
    const lines = quote.lines.flatMap(({ lineId, quantity }): PickedLine[] => {
      const offered = revision?.lines.find((line) => line.lineId === lineId);
      if (picks.get(lineId) !== offer.offerId || !offered || offered.unitPrice === null) return [];
      return [{ lineId, quantity, offered: { ...offered, unitPrice: offered.unitPrice } }];
    });
    if (!revision || lines.length === 0) return [];
    const total = sumOf(lines.map(({ quantity, offered }) => lineTotal(offered.unitPrice, quantity)));
    return [{ offer, revision: revision.revision, lines, total }];
  });
}

/** How many lines of each offer can be had no more once the picked ones are accepted; lines that are taken from another offer are none. */
export function lapsingLines(
  quote: Pick<Quote, 'offers'>,
  picked: readonly PickedOffer[],
): { offer: QuoteOffer; count: number }[] {
  const taken = new Set(picked.flatMap(({ lines }) => lines.map(({ lineId }) => lineId)));
  return picked
    .map(({ offer }) => ({ offer, count: openLines(quote, offer).filter(({ lineId }) => !taken.has(lineId)).length }))
    .filter(({ count }) => count > 0);
}

/** Decimal text; counted in hundredths, as amounts have them, so that nothing is rounded. */
export const lineTotal = (unitPrice: string, quantity: number): string =>
  amountOf(hundredthsOf(unitPrice) * BigInt(quantity));

export const sumOf = (amounts: readonly string[]): string =>
  amountOf(amounts.reduce((sum, amount) => sum + hundredthsOf(amount), 0n));

const hundredthsOf = (amount: string): bigint => BigInt(amount.replace('.', ''));
const amountOf = (hundredths: bigint): string =>
  String(hundredths)
    .padStart(3, '0')
    .replace(/(\d\d)$/, '.$1');
