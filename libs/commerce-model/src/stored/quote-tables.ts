import type {
  DeliveryPlace,
  DocumentFormat,
  PartnerService,
  QuoteContact,
  QuoteMessage,
  QuoteState,
} from '@shop/api-contracts';
import type { ColumnType, Generated } from 'kysely';
import type { Translated } from '../language.ts';
import type { StoredLine } from './stored-order.ts';
import type { StoredOfferLine, StoredOfferTerms, StoredQuoteLine } from './stored-quote.ts';
import type { Json } from './json-column.ts';

/** Partners, quote requests and offers, generated quotes (docs/decisions/0013). */
export interface QuoteTables {
  partner: PartnerTable;
  partner_location: PartnerLocationTable;
  postal_area: { country_code: string; prefix: string; latitude: number; longitude: number };
  quote_draft: { cart_id: string; locations: Json<Record<string, string[]>> };
  quote_request: QuoteRequestTable;
  quote_file: { file_id: string; cart_id: string | null; oid: string; added_at: Generated<Date> };
  quote_request_file: { request_number: string; file_id: string };
  quote_offer: QuoteOfferTable;
  offer_revision: OfferRevisionTable;
  quote_message: QuoteMessageTable;
  generated_quote: GeneratedQuoteTable;
  partner_application: PartnerApplicationTable;
}

export interface PartnerTable {
  id: string;
  name: string;
  is_own: Generated<boolean>;
  /** Its members answer with this customer number. */
  customer_number: string | null;
  website: string | null;
  /** A demo partner: offers are made automatically. */
  answers_itself: Generated<boolean>;
}

export interface PartnerLocationTable {
  id: string;
  partner_id: string;
  name: Generated<string>;
  street_address: string;
  zip_code: string;
  city: string;
  country_code: string;
  latitude: number | null;
  longitude: number | null;
  phone_number: string;
  email: string;
  services: PartnerService[];
  languages: string[];
  /** Countries of the markets it supplies. */
  countries: string[];
  /** Categories it supplies, with descendants; empty: everything. */
  categories: string[];
}

export interface QuoteRequestTable {
  number: string;
  cart_id: string | null;
  quote_group_key: string;
  oid: string | null;
  customer_number: string | null;
  country: string;
  /** Without its dash. */
  company_site: string | null;
  locale: string;
  currency: string;
  /** IANA name; days of offers end in this zone. */
  time_zone: string;
  contact: Json<QuoteContact>;
  text: string | null;
  /** ISO day. */
  wanted_date: ColumnType<string | null, string | null, string | null>;
  delivery_place: Json<DeliveryPlace> | null;
  lines: Json<StoredQuoteLine[]>;
  requested_at: Generated<Date>;
  /** Last read by anybody of the customer. */
  seen_at: Generated<Date>;
}

export interface QuoteOfferTable {
  id: string;
  request_number: string;
  location_id: string;
  /** The selected one is 0. */
  position: number;
  /** `expired` is never stored: it is `offered` past `expires_at`. */
  state: Generated<Exclude<QuoteState, 'expired'>>;
  expires_at: Date | null;
  declined_by: QuoteMessage['from'] | null;
  decline_reason: Generated<string>;
  accepted_revision: number | null;
  accepted_lines: string[] | null;
  accepted_reference: Generated<string>;
  accepted_at: Date | null;
  /** Last change that a side has to see, and last read by the partner. */
  customer_news_at: Date | null;
  partner_news_at: Generated<Date>;
  partner_seen_at: Date | null;
  changed_at: Generated<Date>;
}

export interface OfferRevisionTable {
  offer_id: string;
  /** One-based. */
  revision: number;
  lines: Json<StoredOfferLine[]>;
  /** ISO day. */
  valid_until: ColumnType<string, string, string>;
  text: Generated<string>;
  /** Null in offers from before there were terms. */
  terms: Json<StoredOfferTerms> | null;
  offered_at: Generated<Date>;
}

export interface QuoteMessageTable {
  id: string;
  offer_id: string;
  sender: QuoteMessage['from'];
  author: string;
  text: string;
  line_id: string | null;
  written_at: Generated<Date>;
}

export interface GeneratedQuoteTable {
  id: string;
  /** `P001001`. */
  number: string;
  oid: string | null;
  customer_number: string | null;
  name: string;
  line_count: number;
  format: DocumentFormat;
  file_id: string;
  created_by: string;
  created_at: Generated<Date>;
  /** ISO day. */
  valid_until: ColumnType<string, string | undefined, string>;
  /** Market and company site it was generated in; null in quotes that are documents alone. */
  country: string | null;
  company_site: string | null;
  currency: string | null;
  /** Sum in minor units, as printed; null when something had no price. */
  total: ColumnType<string | null, number | null, number | null>;
  /** True when its prices include tax. */
  includes_tax: Generated<boolean>;
  /** Lines at the quote's prices; null in quotes that are documents alone. */
  lines: Json<StoredLine[]> | null;
}

export interface PartnerApplicationTable {
  id: string;
  position: number;
  address: string;
  image: string;
  texts: Json<{ name: Translated; description: Translated }>;
  /** Empty: every market. */
  countries: string[];
}
