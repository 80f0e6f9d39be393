export {
  buildCart,
  buildCartLine,
  buildFavouriteList,
  buildListItem,
  buyCartId,
  quoteCartId,
} from './carts.fixture.ts';
export { buildCategory, buildFilter } from './categories.fixture.ts';
export { buildContentBlock, buildContentPage, buildSupportLocation } from './content.fixture.ts';
export { buildGasketCard, buildItem, buildItemCard, buildNumberedCard, buildSearchResult } from './items.fixture.ts';
export {
  buildOrderSummary,
  buildPlacedLine,
  buildPlacedOrder,
  kitLine,
  type PlacedLine,
} from './order-history.fixture.ts';
export {
  buildFreightChoice,
  buildOrder,
  buildOrderAddress,
  buildOrderContact,
  buildOrderLine,
  freightChoices,
  orderId,
  settledOrder,
} from './orders.fixture.ts';
export { buildAddress, buildUser, countries, countryStates } from './people.fixture.ts';
export {
  buildGeneratedQuote,
  buildOfferedLine,
  buildOfferRevision,
  buildPartnerLocation,
  buildQuotedLine,
  buildQuoteGroup,
  buildQuoteMessage,
  buildQuoteOffer,
  buildQuoteRequest,
  buildQuoteSummary,
  locations,
  offerIds,
  quotedLines,
  quoteNumber,
  threeOffers,
} from './quotes.fixture.ts';
export { buildUnit, buildPartAssembly, buildUnitParts } from './units.fixture.ts';
export { buildMarket, buildMarketListItem, buildSettings } from './settings.fixture.ts';
