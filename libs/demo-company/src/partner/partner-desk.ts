import type { DeliveryPlace, OfferedLine, OfferTerms, QuoteState } from '@shop/api-contracts';
import type { Database, StoredQuoteLine } from '@shop/commerce-model';
import type { Kysely } from 'kysely';

type Db = Kysely<Database>;

/** A request with its offers, locked until the transaction ends. */
export interface LockedQuote {
  request: {
    country: string;
    locale: string;
    oid: string | null;
    customer_number: string | null;
    /** IANA name. */
    time_zone: string;
    delivery_place: DeliveryPlace | null;
    lines: StoredQuoteLine[];
  };
  offers: LockedOffer[];
}

export interface LockedOffer {
  id: string;
  location_id: string;
  state: QuoteState;
  /** Last revision; 0 before the first. */
  revision: number;
}

/**
 * A partner's actions on a request. Upstream passes the functions of its routes, so that demo partners follow the same
 * rules. All throw a Problem, an error with `status` and `code`, for actions that are illegal or requests that do not
 * exist.
 */
export interface PartnerDesk {
  lockQuoteOf(db: Db, offerId: string): Promise<LockedQuote & { offer: LockedOffer }>;
  prepareOffer(db: Db, offerId: string): Promise<void>;
  /** `revision` is the one to follow. */
  makeOffer(
    db: Db,
    offerId: string,
    offer: { revision: number; lines: OfferedLine[]; validUntil: string; text: string; terms: OfferTerms },
  ): Promise<void>;
  decline(db: Db, offerId: string): Promise<void>;
  write(db: Db, offerId: string, text: string): Promise<void>;
  /** ISO day of an instant in a time zone. */
  dayIn(timeZone: string, instant: Date): string;
}
