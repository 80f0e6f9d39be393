import type {
  CartAction,
  CartItemChange,
  CartItemId,
  Complaint,
  ContentBlock,
  LineIssue,
  OrderAddress,
  OrderContact,
  OrderDocument,
  OrderFreight,
  OrderStatus,
  PaymentMethod,
  PaymentState,
  Price,
  Shipment,
} from '@shop/api-contracts';
import type { ColumnType, Generated } from 'kysely';
import type { AttributeValues, StoredAttribute } from '../attribute.ts';
import type { StoredCategory } from '../category.ts';
import type { StoredCompanySite, StoredMarket } from '../market.ts';
import type { StoredCountry } from '../country.ts';
import type { StoredPage } from '../content.ts';
import type { Translated } from '../language.ts';
import type { Json } from './json-column.ts';
import type { Discounts } from '../discounts.ts';
import type { KeptFreightQuote, StoredLine, StoredTotals } from './stored-order.ts';
import type { MailNewsKind, OutboxJob } from './outbox-job.ts';
import type { ProviderSession } from './provider-session.ts';
import type { QuoteTables } from './quote-tables.ts';
import type { ReplacementTables } from './replacement-tables.ts';
import type { UnitTables } from './unit-tables.ts';
import type { DrawingImages, VariantDimensions } from '../drawing-images.ts';

/** Small data that is read as a whole is one document; data that is searched or sorted has columns. */
export interface Database extends QuoteTables, ReplacementTables, UnitTables {
  meta: { key: string; value: string };
  market: { country: string; position: number; data: Json<StoredMarket> };
  company: { id: string; data: Json<StoredCompanySite> };
  country: { code: string; data: Json<StoredCountry> };
  attribute: { id: string; position: number; data: Json<StoredAttribute> };
  category: { id: string; position: number; data: Json<StoredCategory>; drawing: string | null };
  content_block: { language: string; name: string; data: Json<ContentBlock> };
  content_page: { language: string; page: string; data: Json<Omit<StoredPage, 'language'>> };
  keyword: { language: string; position: number; word: string };
  item: ItemTable;
  variant: VariantTable;
  variant_category: { category_id: string; position: number; commercial_item_id: string };
  /** A large category of one version of the catalogue in columns: what they are in row 0, then their bytes in base64. */
  category_columns: { category_id: string; version: string; number: number; data: string };
  article_key: { key: string; kind: ArticleKeyKind; commercial_item_id: string };
  search_text: SearchTextTable;
  search_word: { language: string; word: string; plain: string; stem: string; uses: number };
  search_measure: { commercial_item_id: string; unit: string; low: number; high: number };
  search_synonym: { language: string; phrase: string; means: string };
  relation: RelationTable;
  document: DocumentTable;
  review: ReviewTable;
  drawing: { id: string; images: Json<DrawingImages> };
  media: MediaTable;
  customer: CustomerTable;
  person: PersonTable;
  membership: { oid: string; customer_number: string };
  accepted_terms: { oid: string; version: string; accepted_at: Generated<Date> };
  address: AddressTable;
  feedback: FeedbackTable;
  idempotency_key: IdempotencyKeyTable;
  cart: CartTable;
  cart_line: CartLineTable;
  configuration: ConfigurationTable;
  configurator_session: ConfiguratorSessionTable;
  cart_configuration: CartConfigurationTable;
  favourite_list: FavouriteListTable;
  favourite_list_item: FavouriteListItemTable;
  favourite_list_configuration: { list_id: string; configuration_id: string; position: number };
  custom_article_number: CustomArticleNumberTable;
  stored_file: StoredFileTable;
  enclosure: EnclosureTable;
  shop_order: ShopOrderTable;
  payment: PaymentTable;
  stock_reservation: StockReservationTable;
  outbox: OutboxTable;
  mail_thread: { id: string; mail_at: Date };
  mail_news: MailNewsTable;
  tax_exempt: TaxExemptTable;
  order_claim: OrderComplaintTable;
  order_claim_photo: { file_id: string; claim_number: string; added_at: Generated<Date> };
  order_question: OrderQuestionTable;
  order_document: OrderDocumentTable;
  order_document_file: { order_id: string; document_id: string; language: string; file_id: string };
}

export type ArticleKeyKind = 'own' | 'superseded' | 'otherMaker';

export interface ItemTable {
  id: string;
  category_ids: string[];
  names: Json<Translated>;
  descriptions: Json<Translated>;
  key_figures: string[];
  variant_attributes: string[];
  tags: string[];
}

export interface VariantTable {
  commercial_item_id: string;
  generic_item_id: string;
  /** Import order over the whole catalogue, and within the item, zero-based. */
  position: number;
  number_in_item: number;
  /** Category of its canonical address. */
  category_id: string;
  article_number: string;
  names: Json<Translated>;
  attributes: Json<AttributeValues>;
  /** Euro cents without tax. */
  list_price: number | null;
  sales: 'buy' | 'quote' | 'onRequest' | 'discontinued';
  stock: number;
  lead_time_days: number;
  minimum_quantity: number;
  pack_quantity: number;
  quantity_breaks: Json<{ from: number; discount: number }[]>;
  successor_id: string | null;
  customs_number: string;
  country_of_origin: string;
  drawing: string | null;
  dimensions: Json<VariantDimensions> | null;
  document_ids: string[];
}

export interface SearchTextTable {
  language: string;
  commercial_item_id: string;
  generic_item_id: string;
  category_id: string;
  position: number;
  number_in_item: number;
  /** As it was when the catalogue was imported. */
  in_stock: boolean;
  words: string;
}

export interface RelationTable {
  id: Generated<number>;
  generic_item_id: string;
  commercial_item_id: string | null;
  kind: 'sparePart' | 'serviceKit' | 'alternative';
  related_commercial_item_id: string;
  part_position: number | null;
  quantity_in_unit: number | null;
  texts: Json<Translated> | null;
}

export interface DocumentTable {
  id: string;
  position: number;
  names: Json<Translated>;
  kind: 'manual' | 'dataSheet' | 'drawing' | 'certificate' | 'instruction';
  language: string | null;
  revision: string | null;
  src: string;
  format: string;
  bytes: number;
}

export interface ReviewTable {
  id: Generated<number>;
  generic_item_id: string;
  category_id: string;
  stars: number;
  user_review: string | null;
  user_alias: string;
  /** ISO date as text: a day has no time zone. */
  written: string;
  language: string;
  /** Null for reviews of the demo company. */
  oid: Generated<string | null>;
}

export interface MediaTable {
  hash: string;
  name: string;
  type: string;
  encoding: 'gzip' | 'identity';
  /** Length before compression. */
  length: number;
  bytes: Uint8Array;
}

export interface CustomerTable {
  /** gcmNumber of the specification. */
  number: string;
  name: string;
  selected_locale: string;
  discounts: Json<Discounts>;
  has_credit: boolean;
  /** Orders need a purchase-order number. */
  needs_order_reference: Generated<boolean>;
  is_partner: boolean;
  is_tax_exempt: boolean;
  /** Exclusive company site of this customer, without its dash. */
  company_site: string | null;
  company_number: Generated<string>;
  electronic_invoice_number: Generated<string>;
  vat_id: Generated<string>;
}

export interface PersonTable {
  oid: string;
  email: string;
  first_name: string;
  last_name: string;
  is_company: Generated<boolean>;
  /** The company fields are used as long as the person has no customer number; then those of the customer. */
  company_name: Generated<string>;
  phone_number: Generated<string>;
  company_number: Generated<string>;
  electronic_invoice_number: Generated<string>;
  vat_id: Generated<string>;
  permissions: Generated<string[]>;
  /** Chosen last; ignored once it is no longer one of the person's own. */
  customer_number: string | null;
  /** Used last: country and locale. */
  market: string | null;
  locale: string | null;
  known_since: Generated<Date>;
}

export interface AddressTable {
  id: string;
  /** Either of the two is the owner. */
  customer_number: string | null;
  oid: string | null;
  display_name: string;
  company_or_name: string;
  street_address: string;
  address_line_two: string;
  zip_code: string;
  city: string;
  country_code: string;
  state_code: string;
  default_delivery: boolean;
  default_invoice: boolean;
}

export interface FeedbackTable {
  id: Generated<number>;
  oid: string | null;
  email: string;
  message: string;
  locale: string;
  company_site: string | null;
  received_at: Generated<Date>;
}

export interface IdempotencyKeyTable {
  /** The oid of the person, `*` for visitors. */
  owner: string;
  key: string;
  /** Hash of the request. */
  request: string;
  /** As it was sent: json keeps the order of fields, jsonb does not. */
  answer: Json<unknown>;
  answered_at: Generated<Date>;
}

export interface CartTable {
  id: string;
  action: CartAction;
  country: string;
  /** Without its dash. */
  company_site: string | null;
  /** Null for a visitor's cart. */
  oid: string | null;
  customer_number: string | null;
  /** Only open carts are found. */
  state: Generated<'open' | 'merged' | 'deleted' | 'ordered'>;
  /** Increased by every change; the ETag. */
  version: Generated<number>;
  changed_at: Generated<Date>;
  /** Accepted offer that this cart orders; it has the offer's lines and cannot be changed. */
  offer_id: Generated<string | null>;
  /** Generated quote that this cart orders; it has the quote's lines and cannot be changed. */
  generated_quote_id: Generated<string | null>;
}

/** An article in its context, as stored in carts and lists. */
interface CollectedItem {
  /** Identity of a line: `lineKeyOf`. */
  item_key: string;
  position: number;
  generic_item_id: string;
  commercial_item_id: string | null;
  cart_item_id: Json<CartItemId>;
  quantity: number;
  /** As of the time it was added; shown when the article no longer exists in the market. */
  name: string;
  article_number: string;
}

/** Price and issue of a line when last read; without `price` if the slow system was not asked. */
export interface SeenLine {
  price?: Price | null;
  issue: LineIssue | null;
}

export interface CartLineTable extends CollectedItem {
  cart_id: string;
  line_id: string;
  commercial_item_id: string;
  note: Generated<string>;
  /** A visitor's own number; those of others are in custom_article_number. */
  custom_article_number: string | null;
  seen: Json<SeenLine>;
  /** Change since then that the owner did not cause, in the version `changed_in`. */
  change: Json<Pick<CartItemChange, 'kind' | 'before' | 'after'>> | null;
  changed_in: Generated<number>;
}

export interface ConfigurationTable {
  id: string;
  /** Owner of a copy; null for public configurations. */
  oid: string | null;
  names: Json<Translated>;
  lines: Json<
    {
      lineId: string;
      commercialItemId: string;
      quantity: number;
      enclosures?: { enclosureId: string; name: string }[];
    }[]
  >;
  /** Euro cents without tax; null when only quoted. */
  list_price: number | null;
  /** What the configurator needs to edit it, known to it alone; null when it was not made there. */
  design: string | null;
  /** When the configurator saved it last, by its clock, in milliseconds; an earlier save is ignored. */
  saved_at: Generated<string>;
  changed_at: Generated<Date>;
}

/** Marks a stored file as a drawing or data sheet of configurations. */
export interface EnclosureTable {
  file_id: string;
  /** In an order, a quote request or a generated quote, and so never purged; found when it is in no configuration. */
  is_kept: Generated<boolean>;
}

/** A stay of a person in the configurator, which may save its configuration again and again. */
export interface ConfiguratorSessionTable {
  id: string;
  oid: string;
  /** The one that is edited, or the id of the one that is made. */
  configuration_id: string;
  started_at: Generated<Date>;
}

export interface CartConfigurationTable {
  cart_id: string;
  configuration_id: string;
  position: number;
  /** By line. */
  custom_article_numbers: Json<Record<string, string>>;
}

export interface FavouriteListTable {
  id: string;
  oid: string;
  /** Customer number in use at its creation, with which it can be shared. */
  customer_number: string | null;
  name: string;
  is_shared: Generated<boolean>;
  changed_at: Generated<Date>;
}

export interface FavouriteListItemTable extends CollectedItem {
  id: string;
  list_id: string;
}

export interface CustomArticleNumberTable {
  /** Either of the two is the owner. */
  customer_number: string | null;
  oid: string | null;
  commercial_item_id: string;
  number: string;
  /** Without hyphens, spaces and case. */
  key: string;
}

export interface StoredFileTable {
  id: string;
  name: string;
  type: string;
  bytes: Uint8Array;
  /** SHA-256 in hexadecimal. */
  hash: string;
  stored_at: Generated<Date>;
}

export interface ShopOrderTable {
  id: string;
  /** Null for an order that was not placed in the shop. */
  cart_id: string | null;
  oid: string | null;
  customer_number: string | null;
  country: string;
  /** Without its dash. */
  company_site: string | null;
  /** Locale of the order, for the language of documents and mails. */
  locale: string;
  affiliate_id: string | null;
  state: Generated<'open' | 'paying' | 'placed' | 'cancelled'>;
  /** Increased by every change except payments; the ETag. */
  version: Generated<number>;
  /** Version of the cart that the lines were copied from. */
  cart_version: Generated<number>;
  contact: Json<OrderContact> | null;
  vat_id_check: 'valid' | 'notVerified' | null;
  shipping_address: Json<OrderAddress> | null;
  /** Null: the same as the shipping address. */
  invoice_address: Json<OrderAddress> | null;
  /** True once the invoice step is answered. */
  has_invoice_choice: Generated<boolean>;
  order_file: string | null;
  /** Last answer of POST freight. */
  freight_quote: Json<KeptFreightQuote> | null;
  freight: Json<OrderFreight> | null;
  lines: Json<StoredLine[]>;
  totals: Json<StoredTotals> | null;
  currency: string;
  order_number: string | null;
  placed_by: Generated<string>;
  placed_at: Date | null;
  payment_method: PaymentMethod | null;
  status: OrderStatus | null;
  shipments: ColumnType<Shipment[], string | undefined, string>;
  /** When the supplier of an ordered offer confirmed its days. */
  confirmed_at: Date | null;
  /** Lower-case text for searching the history. */
  search_words: Generated<string>;
  created_at: Generated<Date>;
  changed_at: Generated<Date>;
}

export interface PaymentTable {
  id: string;
  order_id: string;
  provider: 'sandbox' | 'adyen' | 'account';
  method: PaymentMethod | null;
  state: Generated<PaymentState>;
  /** Minor units; bigint is read as text. */
  amount: ColumnType<string, number, number>;
  currency: string;
  return_url: Generated<string>;
  session: Json<ProviderSession> | null;
  psp_reference: string | null;
  /** Version of the order to be paid; a late authorisation counts for this version only. */
  order_version: Generated<number>;
  captured_at: Date | null;
  refunded_at: Date | null;
  created_at: Generated<Date>;
  expires_at: Date;
  settled_at: Date | null;
}

export interface StockReservationTable {
  order_id: string;
  commercial_item_id: string;
  quantity: number;
  is_sold: Generated<boolean>;
}

export interface OutboxTable {
  key: string;
  errand: Json<OutboxJob>;
  attempts: Generated<number>;
  due_at: Generated<Date>;
  done_at: Date | null;
  fault: string | null;
}

export interface MailNewsTable {
  id: Generated<string>;
  thread_id: string;
  kind: MailNewsKind;
  /** What somebody wrote, or a number that the sentence names; may be empty. */
  text: Generated<string>;
  happened_at: Generated<Date>;
  mailed_at: Date | null;
}

export interface TaxExemptTable {
  id: string;
  /** Either of the two is the owner. */
  customer_number: string | null;
  oid: string | null;
  state_code: string;
  /** ISO day. */
  expiry_date: ColumnType<string, string, string>;
  file_id: string;
  added_at: Generated<Date>;
  state: Generated<'received' | 'accepted' | 'refused'>;
  /** Set when refused. */
  refusal: Generated<'unreadable' | 'endsTooLate' | null>;
  /** Who is told of the decision, and in which language; null for those from before. */
  added_by: Generated<string | null>;
  locale: Generated<string | null>;
  /** The decision that the person was told last; null for none. */
  told_state: Generated<('received' | 'accepted' | 'refused') | null>;
}

export interface OrderComplaintTable {
  number: string;
  order_id: string;
  line_id: string;
  quantity: number;
  reason: Complaint['reason'];
  text: string;
  state: Generated<Complaint['state']>;
  created_at: Generated<Date>;
}

export interface OrderQuestionTable {
  id: string;
  order_id: string;
  author: string;
  /** Where the answer goes. */
  email: string;
  text: string;
  asked_at: Generated<Date>;
}

export interface OrderDocumentTable {
  order_id: string;
  id: string;
  kind: OrderDocument['kind'];
  number: string;
  /** ISO day. */
  day: ColumnType<string, string, string>;
}
