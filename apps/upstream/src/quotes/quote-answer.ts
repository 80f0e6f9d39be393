import type { Quote, QuoteMessage, QuoteOffer, QuoteState, QuoteSummary } from '@shop/api-contracts';
import type { PartnerLocation, QuoteContact } from '@shop/api-contracts';
import { type StoredOfferLine, type StoredOfferTerms, type StoredQuoteLine, toAmount } from '@shop/commerce-model';
import type { Side } from './offer-moves.ts';
import { orderToDeliver, type OrderToDeliverJson } from './order-to-deliver-json.ts';

/** An offer as JSON from the database; instants are texts. */
export interface OfferJson {
  id: string;
  locationId: string;
  state: QuoteState;
  expiresAt: string | null;
  declinedBy: Side | null;
  declineReason: string;
  revisions: {
    revision: number;
    offeredAt: string;
    lines: StoredOfferLine[];
    validUntil: string;
    text: string;
    terms: StoredOfferTerms | null;
  }[];
  messages: (Omit<QuoteMessage, 'writtenAt'> & { writtenAt: string })[];
  accepted: (Omit<NonNullable<QuoteOffer['accepted']>, 'order'> & { order: OrderToDeliverJson | null }) | null;
}

/** Names of articles in the reader's language. */
export interface OfferNames {
  /** Of ordered lines, by commercial id. */
  articles: ReadonlyMap<string, { name: string }>;
  /** Of offered substitutes that are in the catalogue, by article number. */
  substitutes: ReadonlyMap<string, string>;
}

/** Converts an offer to its contract. */
export function offerAnswer(
  offer: OfferJson,
  location: PartnerLocation,
  { lines: asked, currency, articles, substitutes }: { lines: StoredQuoteLine[]; currency: string } & OfferNames,
): QuoteOffer {
  const quantities = new Map(asked.map(({ lineId, quantity }) => [lineId, quantity]));
  return {
    offerId: offer.id,
    location,
    state: offer.state,
    declined: offer.declinedBy && { by: offer.declinedBy, reason: offer.declineReason },
    revisions: offer.revisions.map(({ offeredAt, lines, terms, ...revision }) => ({
      ...revision,
      offeredAt: instant(offeredAt),
      lines: lines.map(({ substitute, ...line }) => ({
        ...line,
        unitPrice: line.unitPrice === null ? null : toAmount(line.unitPrice),
        substitute: substitute && { ...substitute, name: substitutes.get(substitute.articleNumber) ?? substitute.name },
      })),
      terms: terms && { ...terms, freightAmount: terms.freightAmount === null ? null : toAmount(terms.freightAmount) },
      total: toAmount(offeredSum(lines, terms, quantities)),
    })),
    expiresAt: offer.expiresAt && instant(offer.expiresAt),
    messages: offer.messages.map((message) => ({ ...message, writtenAt: instant(message.writtenAt) })),
    accepted: offer.accepted && {
      ...offer.accepted,
      order: offer.accepted.order && orderToDeliver(offer.accepted.order, { currency, articles }),
    },
  };
}

/** Offered lines at the requested quantities with the freight, without tax, in minor units. */
export const offeredSum = (
  lines: readonly Pick<StoredOfferLine, 'lineId' | 'unitPrice'>[],
  terms: Pick<StoredOfferTerms, 'freightAmount'> | null,
  quantities: ReadonlyMap<string, number>,
): number =>
  lines.reduce((sum, line) => sum + (line.unitPrice ?? 0) * quantities.get(line.lineId)!, terms?.freightAmount ?? 0);

/** ISO 8601 in UTC. */
const instant = (text: string): string => new Date(text).toISOString();

/** From least to most advanced: a request has the most advanced state of its offers. */
export const furtherStates = [
  'declined',
  'expired',
  'requested',
  'inPreparation',
  'offered',
  'accepted',
] as const satisfies QuoteState[];

/** A request for the list. */
export interface SummaryRow {
  number: string;
  requestedAt: Date;
  contact: QuoteContact;
  subject: string;
  lineCount: number;
  state: QuoteState;
  /** The chosen location first. */
  locationIds: string[];
  offerCount: number;
  expiresAt: Date | null;
  hasNews: boolean;
}

/** Converts a row to the contract of a summary. */
export function summaryAnswer(row: SummaryRow, locations: ReadonlyMap<string, PartnerLocation>): QuoteSummary {
  const { companyName, firstName, lastName, reference } = row.contact;
  return {
    quoteNumber: row.number,
    requestedAt: row.requestedAt.toISOString(),
    state: row.state,
    customer: companyName || `${firstName} ${lastName}`,
    reference,
    partners: [...new Set(row.locationIds.flatMap((id) => locations.get(id)?.partner ?? []))],
    subject: row.subject,
    lineCount: row.lineCount,
    offerCount: row.offerCount,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    hasNews: row.hasNews,
  };
}

export type QuoteRole = Quote['role'];
