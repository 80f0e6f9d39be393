export { addresses, addressFieldsSchema, addressSchema, type Address, type AddressFields } from './addresses.ts';
export { allEndpoints, resources, type EndpointName, type ResourceName } from './all-endpoints.ts';
export { addAmounts, multiplyAmount } from './amounts.ts';
export { articleKeyOf } from './articles/article-key.ts';
export { readPartOfUnit, type PartOfUnit } from './units/part-of-unit.ts';
export { articleLookup, articleMatchSchema, type ArticleMatch } from './articles/article-lookup.ts';
export { attributes, attributeSchema, type Attribute, type ItemAttribute } from './catalogue/attributes.ts';
export {
  configurationsPerCall,
  itemsPerCall,
  maxComplaintPhotos,
  maxOtherLocations,
  maxQuoteFiles,
  ordersPerPage,
  quotesPerPage,
} from './bounds/call-bounds.ts';
export { itemsPerPage, maxFilteredMatches, maxMatrixCells, recountLimit } from './bounds/category-bounds.ts';
export { noCategoryId } from './bounds/no-category.ts';
export { configuratorPermission } from './permissions.ts';
export { calls, loadCalls } from './calls.ts';
export {
  cartItemIdSchema,
  customArticleNumberSchema,
  lineToAddSchema,
  quantityBounds,
  quantitySchema,
  type CartItemId,
  type LineToAdd,
} from './cart-items.ts';
export {
  cartChangeSchema,
  cartChangesSchema,
  cartConfigurationSchema,
  cartIdSchema,
  cartLineSchema,
  carts,
  cartSchema,
  type Cart,
  type CartAction,
  type CartChange,
  type CartConfiguration,
  type CartItemChange,
  type CartLine,
  type CartPayment,
  type LineIssue,
} from './carts.ts';
export { categories, categorySchema, type Category } from './catalogue/categories.ts';
export { type Matrix, type MatrixCell, type MatrixLayout } from './catalogue/matrix.ts';
export { configurator, configuratorSessionSchema, webshopIdSchema, type ConfiguratorSession } from './configurator.ts';
export { enclosureSchema, type Enclosure } from './enclosure.ts';
export {
  createApiClient,
  endpointPath,
  type ApiClient,
  type ApiRequest,
  type CallOptions,
  type Fetcher,
  type Result,
  type RunningRequests,
} from './client/client.ts';
export {
  content,
  contentBlockSchema,
  contentPageSchema,
  type ContentBlock,
  type ContentPage,
  type ContentPart,
  type Inline,
  type SupportLocation,
} from './markets/content.ts';
export {
  countries,
  countrySchema,
  countryStatesSchema,
  type Country,
  type CountryStates,
} from './markets/countries.ts';
export {
  customArticleNumberEntrySchema,
  customArticleNumbers,
  type CustomArticleNumberEntry,
} from './articles/custom-article-numbers.ts';
export {
  documentFormatSchema,
  documents,
  generatedQuoteSchema,
  type DocumentFormat,
  type GeneratedQuote,
} from './documents.ts';
export {
  endpoint,
  type AnswerOf,
  type Auth,
  type Endpoint,
  type InputOf,
  type LazyEndpoint,
  type ParsedInput,
  type Schema,
} from './client/endpoint.ts';
export { ApiError, ContractError, failureMessage, NotAuthenticatedError, type Failure } from './client/errors.ts';
export {
  favouriteLists,
  favouriteListSchema,
  favouriteListSummarySchema,
  type FavouriteList,
  type FavouriteListItem,
  type FavouriteListSummary,
} from './favourite-lists.ts';
export { feedback } from './feedback.ts';
export { fieldBounds } from './bounds/field-bounds.ts';
export { removeInvisible } from './visible-text.ts';
export { isPrintable, replaceUnprintable, unprintableMessage, unregisteredMessage } from './bounds/printable.ts';
export { labelsPerSheet, maxLabelUnits } from './bounds/label-bounds.ts';
export type { LabelSheetKind } from './bounds/label-bounds.ts';
export {
  filterIdPattern,
  maxFilterText,
  maxFilterValue,
  maxFilterValues,
  maxFitsText,
} from './bounds/filter-bounds.ts';
export {
  fileSchema,
  maxUploadBytes,
  uploadedFileSchema,
  photoTypes,
  uploadTypes,
  type FileAnswer,
  type UploadedFile,
} from './client/files.ts';
export {
  appliedFilterSchema,
  filterSchema,
  filterSelectionSchema,
  type AppliedFilter,
  type Filter,
  type FilterSelection,
  type FilterType,
  type NumericRange,
} from './catalogue/filters.ts';
export { foldText } from './fold-text.ts';
export { freight, freightQuoteSchema, type FreightChoice, type FreightQuote } from './freight/freight.ts';
export { itemKeyOf, type KeyedItem } from './catalogue/item-key.ts';
export {
  categoryItemsSchema,
  itemCardSchema,
  items,
  itemSchema,
  partialResultsSchema,
  relatedItemsSchema,
  reviewSchema,
  searchResultSchema,
  suggestionsSchema,
  type Availability,
  type CategoryItems,
  type Document,
  type Item,
  type ItemAddresses,
  type ItemCard,
  type ItemColumn,
  type PartialResults,
  type RelatedItems,
  type Review,
  type SalesDetails,
  type SearchResult,
  type Suggestions,
  type Variant,
} from './catalogue/items.ts';
export { keywords } from './catalogue/keywords.ts';
export { marketParametersSchema, type MarketParameters } from './client/market-parameters.ts';
export { marketListItemSchema, markets, marketSchema, type Market, type MarketListItem } from './markets/markets.ts';
export { imageSchema, type Image } from './media.ts';
export { type OrderSuggestion } from './orders/order-suggestion.ts';
export { orderAddressSchema, type OrderAddress } from './order-address.ts';
export {
  orderFreight,
  orderFreightChoiceSchema,
  orderFreightQuoteSchema,
  quotedFreightChoiceSchema,
  orderFreightSchema,
  type Incoterm,
  type OrderFreight,
  type CollectPlace,
  type OrderFreightChoice,
  type OrderFreightQuote,
  type QuotedFreightChoice,
} from './freight/order-freight.ts';
export {
  complaintSchema,
  orderDocumentSchema,
  orderHistory,
  orderSummarySchema,
  placedOrderSchema,
  type Complaint,
  type OrderDocument,
  type OrderSummary,
  type PlacedOrder,
} from './orders/order-history.ts';
export { orderQuestionSchema, type OrderQuestion } from './orders/order-help.ts';
export { orderedOfferSchema, type OrderedOffer } from './orders/ordered-offer.ts';
export { orderStatusSchema, type OrderStatus } from './order-status.ts';
export { shipmentSchema, type Shipment } from './shipments.ts';
export {
  orderContactSchema,
  orderLineSchema,
  orders,
  orderSchema,
  paymentMethodSchema,
  paymentProviderNameSchema,
  paymentResultSchema,
  paymentSessionSchema,
  type Order,
  type OrderContact,
  type OrderLine,
  type OrderStep,
  type PaymentMethod,
  type PaymentResult,
  type PaymentSession,
  type PaymentState,
} from './orders/orders.ts';
export { orderTotalsSchema, type OrderTotals } from './order-totals.ts';
export {
  partnerLocationSchema,
  partnerServiceSchema,
  type PartnerLocation,
  type PartnerService,
  type Position,
} from './partner-locations.ts';
export { applicationSchema, partners, type Application } from './quotes/partners.ts';
export { problemSchema, type Problem } from './client/problem.ts';
export { priceSchema, type Price } from './money.ts';
export {
  deliveryPlaceSchema,
  quoteCheckout,
  quoteContactSchema,
  quoteGroupSchema,
  type DeliveryPlace,
  type QuoteCheckout,
  type QuoteContact,
  type QuoteGroup,
} from './quotes/quote-checkout.ts';
export { quotedLineSchema, type QuotedLine } from './quotes/quote-lines.ts';
export {
  offeredLineSchema,
  offerRevisionSchema,
  offerTermsSchema,
  orderToDeliverSchema,
  quoteMessageSchema,
  quoteOfferSchema,
  quotes,
  quoteSchema,
  quoteStateSchema,
  quoteSummarySchema,
  type OfferedLine,
  type OfferRevision,
  type OfferTerms,
  type OrderToDeliver,
  type Quote,
  type QuoteMessage,
  type QuoteOffer,
  type QuoteState,
  type QuoteSummary,
} from './quotes/quotes.ts';
export { reviews } from './catalogue/reviews.ts';
export { settings, settingsSchema, type Settings } from './markets/settings.ts';
export { sessionSchema, widgetTokenSchema, type Session } from './session.ts';
export { taxExempts, taxExemptSchema, type TaxExempt } from './orders/tax-exempts.ts';
export { terms, termsSchema, type Terms } from './markets/terms.ts';
export { constructionArticlesSchema, type ConstructionArticles } from './units/construction-articles.ts';
export {
  explodedPositionSchema,
  partAssemblySchema,
  type ExplodedPosition,
  type PartAssembly,
} from './units/exploded-views.ts';
export {
  kitLineSchema,
  kitPartSchema,
  maxSparesPercent,
  unitKitSchema,
  type KitLine,
  type KitPart,
  type UnitKit,
} from './units/kit.ts';
export {
  commonRanges,
  countPlates,
  maxPlateRangeText,
  plateRangeText,
  readPlateRange,
  uniteRanges,
  type PlateRange,
  type PlateRangeError,
} from './units/plate-range.ts';
export { maxPackUnits } from './bounds/document-pack.ts';
export { plateRunSchema, type PlateRun } from './units/plate-run.ts';
export {
  fitCodeSchema,
  fitConfirmationSchema,
  fitSchema,
  type Fit,
  type FitCode,
  type FitConfirmation,
  type FitReason,
} from './units/fit.ts';
export { equipmentIdSchema } from './ids.ts';
export { oldUnitSchema, takeBackSchema, type OldUnit, type TakeBack } from './take-back.ts';
export { unitOfLineSchema, unitOfListSchema, type UnitOfLine, type UnitOfList } from './unit-of-line.ts';
export {
  faultOfReading,
  maxReadings,
  readingsPerCall,
  readingsPerPage,
  type ReadingFault,
} from './bounds/reading-bounds.ts';
export { maxProofsOfCart, replacementBounds } from './bounds/replacement-bounds.ts';
export {
  calculatedRefundSchema,
  noRefundReasonSchema,
  refundSchema,
  refundTermsSchema,
  replacementCandidateSchema,
  replacementDifferenceSchema,
  replacementProductsSchema,
  replacements,
  replacementsSchema,
  type CalculatedRefund,
  type NoRefundReason,
  type Refund,
  type RefundTerms,
  type ReplacementCandidate,
  type ReplacementDifference,
  type ReplacementProducts,
  type Replacements,
} from './units/replacements.ts';
export type { ReplacementPack } from './units/replacement-pack.ts';
export {
  lineProofSchema,
  replacementProofSchema,
  type LineProof,
  type ReplacementProof,
} from './units/replacement-proof.ts';
export { describesUnit, replacementSearchSchema, type ReplacementSearch } from './units/replacement-search.ts';
export {
  cleaningForecastSchema,
  readingFieldsSchema,
  readingSchema,
  unitReadings,
  type CleaningForecast,
  type Reading,
  type ReadingFields,
} from './units/unit-readings.ts';
export { fittingUnitsSchema, maxFittingUnits, type FittingUnits } from './units/fitting-units.ts';
export { unitDocumentSchema, vdiClasses, type UnitDocument, type VdiClass } from './units/unit-documents.ts';
export {
  handoverSchema,
  installationInformationSchema,
  newUnitSchema,
  ownerDetailsSchema,
  ownUnitSchema,
  type Handover,
  type InstallationInformation,
  type NewUnit,
  type OwnerDetails,
  type OwnUnit,
  type PlaceOfUnits,
} from './units/own-units.ts';
export {
  registrationStatusSchema,
  unitSummarySchema,
  type RegistrationStatus,
  type UnitSummary,
} from './units/unit-summary.ts';
export { troubleshootingSchema, type Troubleshooting } from './units/troubleshooting.ts';
export { unitPartsSchema, type UnitParts } from './units/unit-parts.ts';
export { units, unitSchema, type Unit } from './units/units.ts';
export { companySchema, profileSchema, user, userSchema, type Company, type Profile, type User } from './user.ts';
