export { articleKeyOf, foldText } from './article-key.ts';
export type { AttributeValues, StoredAttribute } from './attribute.ts';
export { bulkInsert } from './stored/bulk-insert.ts';
export { type StoredCategory, nameOfCategory, slugOfCategory } from './category.ts';
export type { StoredPage, StoredPart } from './content.ts';
export { type WrittenContent, readWrittenContent } from './written-content.ts';
export { createCountries } from './countries/create-countries.ts';
export type { StoredCountry } from './country.ts';
export { addDays, dayIn, localInstant } from './days.ts';
export { type Discounts, discountOf } from './discounts.ts';
export type { DrawingImages, VariantDimensions } from './drawing-images.ts';
export {
  type Consignment,
  type OrderConsignment,
  type OrderWay,
  type OrderWayChoice,
  type Piece,
  addWorkingDays,
  freeFromOf,
  freightChoices,
  warehouse,
  warehouseOf,
  maxKilograms,
  orderWays,
  workingDayFrom,
} from './freight-rates.ts';
export { lineKeyOf } from './line-key.ts';
export type { Json } from './stored/json-column.ts';
export { type Language, type Translated, inEachLanguage, languages } from './language.ts';
export type { StoredCompanySite, StoredMarket } from './market.ts';
export { type MediaFile, mediaFileOf } from './media-file.ts';
export { catalogueVersionKey, demoQuotesKey } from './meta-keys.ts';
export { searchWordsOf, searchedWords } from './stored/order-search-words.ts';
export type { MailNewsKind, NotificationJob, OutboxJob } from './stored/outbox-job.ts';
export { holidaysFrom, isWorkingDay } from './public-holidays.ts';
export { type PriceMarket, discounted, minorUnitsOf, netListPrice, shownPrice, toAmount } from './prices.ts';
export type { ProviderSession } from './stored/provider-session.ts';
export type {
  GeneratedQuoteTable,
  OfferRevisionTable,
  PartnerApplicationTable,
  PartnerLocationTable,
  PartnerTable,
  QuoteMessageTable,
  QuoteOfferTable,
  QuoteRequestTable,
  QuoteTables,
} from './stored/quote-tables.ts';
export { hasCompounds, headOf, indexSearch, measureLexeme, stemDictionaryOf } from './search/index-search.ts';
export { type Measure, inchWords, measureOf } from './search/measure-in-text.ts';
export { type Token, joinedToken, searchTokensOf } from './search/search-tokens.ts';
export { defaultSettings, settingsOf } from './settings-of.ts';
export { nearShapesOf, serialKeyOf, serialShapeOf, serialSignsOf } from './serial-key.ts';
export { slugOf } from './slug.ts';
export type {
  ExplodedAssemblyTable,
  ExplodedCatalogTable,
  GasketSupplyTable,
  StoredExplodedPosition,
  StoredTroubleshooting,
  StoredNameplate,
  StoredUnitPart,
  UnitReadingTable,
  TroubleshootingGuideTable,
  UnitAliasTable,
  UnitCountTable,
  UnitCorrectionTable,
  UnitHandoverTable,
  UnitInstallationTable,
  UnitRegistrationTable,
  UnitRevisionTable,
  UnitTable,
} from './stored/unit-tables.ts';
export type {
  ReplacedModelTable,
  ReplacementApplicationTable,
  StoredReplacedModel,
  StoredReplacementApplication,
} from './stored/replacement-tables.ts';
export type {
  KeptFreightQuote,
  StoredLine,
  StoredTakeBack,
  StoredTotals,
  UnitForOrder,
} from './stored/stored-order.ts';
export type { StoredOfferLine, StoredOfferTerms, StoredQuoteLine } from './stored/stored-quote.ts';
export type {
  AddressTable,
  ArticleKeyKind,
  CartConfigurationTable,
  CartLineTable,
  CartTable,
  ConfigurationTable,
  ConfiguratorSessionTable,
  EnclosureTable,
  CustomArticleNumberTable,
  CustomerTable,
  Database,
  DocumentTable,
  FavouriteListItemTable,
  FavouriteListTable,
  FeedbackTable,
  IdempotencyKeyTable,
  ItemTable,
  MailNewsTable,
  MediaTable,
  OrderComplaintTable,
  OrderDocumentTable,
  OrderQuestionTable,
  OutboxTable,
  PaymentTable,
  PersonTable,
  RelationTable,
  ReviewTable,
  SearchTextTable,
  SeenLine,
  ShopOrderTable,
  StockReservationTable,
  StoredFileTable,
  TaxExemptTable,
  VariantTable,
} from './stored/tables.ts';
export { netOf, taxIn, taxOn } from './tax-amounts.ts';
export { textSearchLanguages } from './text-search-languages.ts';
export { usStateRates } from './us-state-rates.ts';
export { tidyZipCode } from './tidy-zip-code.ts';
export { isZipOfState, stateOfZip } from './us-zip-states.ts';
