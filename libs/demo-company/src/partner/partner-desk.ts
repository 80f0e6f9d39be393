import type { OfferedLine, QuoteState } from '@shop/api-contracts';
import type { Database, StoredQuoteLine } from '@shop/commerce-model';
import type { Kysely } from 'kysely';

type Db = Kysely<Database>;

/** A request with its offers, locked to the end of the transaction. */
export interface LockedQuote {
  request: {
    country: string;
    locale: string;
    oid: string | null;
    customer_number: string | null;
    /** IANA name. */
    time_zone: string;
    lines: StoredQuoteLine[];
  };
  offers: LockedOffer[];
}

export interface LockedOffer {
  id: string;
  location_id: string;
  state: QuoteState;
  /** Of the last revision; 0 before the first. */
  revision: number;
}

/**
 * What a person of a partner does with a request. Upstream hands over the functions that its routes use, so that a partner without people is
 * bound by the same rules. All throw a Problem, an error with `status` and `code`, for what is not allowed or not there.
 */
export interface PartnerDesk {
  lockQuoteOf(db: Db, offerId: string): Promise<LockedQuote & { offer: LockedOffer }>;
  prepareOffer(db: Db, offerId: string): Promise<void>;
  /** `revision` is the one that it follows. */
  makeOffer(
    db: Db,
    offerId: string,
    offer: { revision: number; lines: OfferedLine[]; validUntil: string; text: string },
  ): Promise<void>;
  decline(db: Db, offerId: string): Promise<void>;
  write(db: Db, offerId: string, text: string): Promise<void>;
  /** ISO day of an instant in a time zone. */
  dayIn(timeZone: string, instant: Date): string;
}
