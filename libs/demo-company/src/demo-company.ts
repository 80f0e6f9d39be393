import type {
  AddressFields,
  CartItemId,
  Complaint,
  ContentBlock,
  OrderAddress,
  OrderContact,
  OrderDocument,
  OrderFreight,
  OrderStatus,
  PartnerLocation,
  PaymentMethod,
  PlateRun,
  QuoteContact,
  QuoteMessage,
  QuoteState,
  Shipment,
  UnitParts,
} from '@shop/api-contracts';
import type {
  AttributeValues,
  Discounts,
  GasketSupplyTable,
  Language,
  StoredAttribute,
  StoredCategory,
  StoredCompanySite,
  StoredCountry,
  StoredExplodedPosition,
  StoredLine,
  StoredMarket,
  StoredOfferLine,
  StoredPage,
  StoredQuoteLine,
  StoredReplacedModel,
  StoredReplacementApplication,
  StoredTotals,
  StoredTroubleshooting,
  StoredUnitPart,
  Translated,
} from '@shop/commerce-model';
import type { DrawingParameters } from './drawings/draw.ts';
import type { Assembly, ExplodedPart } from './drawings/exploded-parts.ts';
import type { PackParameters } from './drawings/frame.ts';

/** A company with a customer number. */
export interface CustomerSeed {
  /** gcmNumber of the specification. */
  number: string;
  name: string;
  /** Locale used for the company, `fr-fr`. */
  selectedLocale: string;
  discounts: Discounts;
  hasCredit: boolean;
  /** Orders need a purchase-order number. */
  needsOrderReference: boolean;
  /** Its members are business users. */
  isPartner: boolean;
  isTaxExempt: boolean;
  /** Its exclusive company site, without dash. */
  companySite: string | null;
  /** Null: as the member says who has this customer number in use. */
  registration: Pick<UserSeed, 'companyNumber' | 'electronicInvoiceNumber' | 'vatId'> | null;
  addresses: AddressFields[];
}

/** A person with an account at the identity provider. */
export interface UserSeed {
  oid: string;
  email: string;
  firstName: string;
  lastName: string;
  isCompany: boolean;
  companyName: string;
  phoneNumber: string;
  companyNumber: string;
  electronicInvoiceNumber: string;
  vatId: string;
  permissions: string[];
  /** The first one is in use. */
  customerNumbers: string[];
  /** Country and locale used last. */
  market: string;
  locale: string;
  hasAcceptedTerms: boolean;
  /** Only for a person without a customer number; others have those of their customer. */
  addresses: AddressFields[];
}

/** A category with its picture. */
export interface CategorySeed extends StoredCategory {
  drawing: DrawingParameters;
}

export interface ItemSeed {
  genericItemId: string;
  /** The first one is that of its canonical address; `a001` means it can also be reached without a category. */
  categoryIds: string[];
  name: Translated;
  description: Translated;
  keyFigures: string[];
  /** Attributes that distinguish the variants, in the order of the choices on the page. */
  variantAttributes: string[];
  tags: string[];
}

export interface VariantSeed {
  commercialItemId: string;
  genericItemId: string;
  articleNumber: string;
  /** Full name; slugs are derived from it. */
  name: Translated;
  attributes: AttributeValues;
  /** Euro cents, list price without tax; null: only quoted. */
  listPrice: number | null;
  sales: 'buy' | 'quote' | 'onRequest' | 'discontinued';
  stock: number;
  leadTimeDays: number;
  minimumQuantity: number;
  packQuantity: number;
  /** Discount in per cent from a quantity on. */
  quantityBreaks: { from: number; discount: number }[];
  successorId?: string;
  supersededNumbers: string[];
  otherMakersNumbers: string[];
  customsNumber: string;
  countryOfOrigin: string;
  drawing: DrawingParameters;
  /** True when there is a dimension drawing. */
  hasDimensions: boolean;
  documentIds: string[];
}

/** TrueType files, for documents. */
export interface PdfFonts {
  regular: Uint8Array;
  semibold: Uint8Array;
}

export interface DocumentSeed {
  id: string;
  name: Translated;
  kind: 'manual' | 'dataSheet' | 'drawing' | 'certificate' | 'instruction';
  /** Null: a document without language. */
  language: Language | null;
  revision: string;
  /** Generates the file. */
  body: (fonts: PdfFonts) => Promise<Uint8Array>;
  fileName: string;
}

export interface RelationSeed {
  /** A generic item, or one variant of it. */
  genericItemId: string;
  commercialItemId?: string;
  kind: 'sparePart' | 'serviceKit' | 'alternative';
  relatedCommercialItemId: string;
  position?: number;
  quantityInUnit?: number;
  /** Reason for an alternative, or content of a kit. */
  text?: Translated;
}

export interface ReviewSeed {
  genericItemId: string;
  categoryId: string;
  stars: number;
  userReview: string | null;
  userAlias: string;
  date: string;
  language: Language;
}

/** A person's list for a customer number. */
export interface FavouriteListSeed {
  id: string;
  oid: string;
  customerNumber: string;
  name: string;
  isShared: boolean;
  /** Name and number as of the time the line was added. */
  lines: { cartItemId: CartItemId; quantity: number; name: string; articleNumber: string }[];
}

/** Own number of a customer, or of a person without customer number, for an article. */
export interface CustomArticleNumberSeed {
  customerNumber: string | null;
  oid: string | null;
  commercialItemId: string;
  number: string;
}

/** A placed order. */
export interface OrderSeed {
  id: string;
  orderNumber: string;
  /** Null when placed by phone. */
  oid: string | null;
  customerNumber: string | null;
  country: string;
  companySite: string | null;
  locale: string;
  placedBy: string;
  /** ISO instant. */
  placedAt: string;
  contact: OrderContact;
  shippingAddress: OrderAddress;
  invoiceAddress: OrderAddress | null;
  freight: OrderFreight;
  lines: StoredLine[];
  totals: StoredTotals;
  currency: string;
  paymentMethod: PaymentMethod;
  status: OrderStatus;
  shipments: Shipment[];
  /** In addition to the confirmation. */
  documents: { id: string; kind: OrderDocument['kind']; number: string; day: string }[];
  claims: Complaint[];
}

/** A customer's exemption from a state's sales tax. */
export interface TaxExemptSeed {
  customerNumber: string;
  stateCode: string;
  /** ISO day. */
  expiryDate: string;
  fileName: string;
  /** Generates the certificate. */
  body: (fonts: PdfFonts) => Promise<Uint8Array>;
}

/** A supplier that can be asked for quotes: a partner, or an office of our own sales company. */
export interface PartnerSeed {
  id: string;
  name: string;
  isOwn: boolean;
  /** Customer number with which its members sign in and answer. */
  customerNumber: string | null;
  website: string | null;
  /** Offers are made automatically. */
  answersItself: boolean;
  locations: PartnerLocationSeed[];
}

export interface PartnerLocationSeed extends Omit<PartnerLocation, 'partner' | 'isOwn' | 'website' | 'position'> {
  /** Degrees north and east. */
  position: [latitude: number, longitude: number] | null;
  /** Countries of the markets it supplies. */
  countries: string[];
  /** Categories it supplies, with descendants; empty: everything. */
  categories: string[];
}

/** Position of an area of postal codes. */
export interface PostalAreaSeed {
  countryCode: string;
  /** Without spaces, in capitals. */
  prefix: string;
  latitude: number;
  longitude: number;
}

/** A sent quote request with its offers. Instants are ISO 8601. */
export interface QuoteSeed {
  number: string;
  /** Null when placed by phone. */
  oid: string | null;
  customerNumber: string | null;
  country: string;
  locale: string;
  currency: string;
  timeZone: string;
  contact: QuoteContact;
  text: string | null;
  /** ISO day. */
  wantedDate: string | null;
  lines: StoredQuoteLine[];
  requestedAt: string;
  seenAt: string;
  /** Its dates move with the day on which the demo is started. */
  isLive: boolean;
  offers: QuoteOfferSeed[];
}

export interface QuoteOfferSeed {
  id: string;
  locationId: string;
  state: Exclude<QuoteState, 'expired'>;
  declined: { by: QuoteMessage['from']; reason: string } | null;
  /** Also ordered, with the cart. */
  accepted: {
    revision: number;
    lineIds: string[];
    reference: string;
    at: string;
    orderId: string;
    cartId: string;
  } | null;
  revisions: { revision: number; lines: StoredOfferLine[]; validUntil: string; text: string; offeredAt: string }[];
  messages: {
    id: string;
    sender: QuoteMessage['from'];
    author: string;
    text: string;
    lineId: string | null;
    writtenAt: string;
  }[];
  customerNewsAt: string | null;
  partnerNewsAt: string;
  partnerSeenAt: string | null;
  changedAt: string;
}

/** A tool for partners. */
export interface ApplicationSeed {
  id: string;
  name: Translated;
  description: Translated;
  address: string;
  /** SVG. */
  picture: string;
  /** Empty: every market. */
  countries: string[];
}

/** A customer's machine. */
export interface UnitSeed {
  equipmentId: string;
  serialNumber: string;
  tagId: string | null;
  manufacturer: { id: string; name: string };
  /** As which it was built; null for a unit of another make. */
  commercialItemId: string | null;
  constructionName: string | null;
  productFamilyId: string | null;
  customerModel: { id: string; name: string } | null;
  year: number;
  attributes: AttributeValues;
  status: 'inService' | 'decommissioned' | 'replaced';
  successorEquipmentId: string | null;
  isDeleted: boolean;
  registration: { customerNumber: string; customName: string } | null;
  /** As-built list and what was changed later, oldest first; empty: only the standard list of its construction. */
  revisions: UnitRevisionSeed[];
}

export interface UnitRevisionSeed {
  kind: UnitParts['revisions'][number]['kind'];
  /** ISO day. */
  madeOn: string;
  platePack: PlateRun[];
  parts: StoredUnitPart[];
}

/** An old model, from whichever maker. */
export interface ReplacedModelSeed extends StoredReplacedModel {
  id: string;
  manufacturer: { id: string; name: string };
  name: string;
}

/** Exploded views of all variants of an item; the pictures are drawn on import. */
export interface ExplodedCatalogSeed {
  id: string;
  genericItemId: string;
  names: Translated;
  pack: PackParameters;
  /** Whole unit first. */
  assemblies: {
    id: Assembly;
    parentId: Assembly | null;
    names: Translated;
    /** What each part of the picture is. */
    positions: Record<
      ExplodedPart,
      Pick<StoredExplodedPosition, 'names' | 'listPosition' | 'commercialItemId' | 'drawnQuantity' | 'assemblyId'>
    >;
  }[];
}

/** An article that fixes gaskets. */
export type GasketSupplySeed = Pick<GasketSupplyTable, 'part' | 'fixing'> & {
  commercialItemId: string;
  /** How far one piece reaches, or how many pieces a gasket takes. */
  reach: { of: 'gasket'; pieces: number } | { of: 'area'; squareMetres: number };
};

/** Everything to import into an empty database. */
export interface DemoCompany {
  markets: StoredMarket[];
  companies: StoredCompanySite[];
  customers: CustomerSeed[];
  users: UserSeed[];
  countries: StoredCountry[];
  attributes: StoredAttribute[];
  categories: CategorySeed[];
  items: ItemSeed[];
  variants: VariantSeed[];
  relations: RelationSeed[];
  units: UnitSeed[];
  replacedModels: ReplacedModelSeed[];
  replacementApplications: ({ id: string } & StoredReplacementApplication)[];
  explodedCatalogs: ExplodedCatalogSeed[];
  gasketSupplies: GasketSupplySeed[];
  troubleshootingGuides: { productFamilyId: string; guide: StoredTroubleshooting }[];
  documents: DocumentSeed[];
  reviews: ReviewSeed[];
  favouriteLists: FavouriteListSeed[];
  customArticleNumbers: CustomArticleNumberSeed[];
  orders: OrderSeed[];
  taxExempts: TaxExemptSeed[];
  quotes: QuoteSeed[];
  partners: PartnerSeed[];
  postalAreas: PostalAreaSeed[];
  applications: ApplicationSeed[];
  blocks: { language: Language; block: ContentBlock }[];
  pages: StoredPage[];
  keywords: Record<Language, string[]>;
  /** The shop's word, and what people say for it. */
  synonyms: Record<Language, Record<string, string[]>>;
}
