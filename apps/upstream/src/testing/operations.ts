import {
  allEndpoints,
  type AddressFields,
  type Endpoint,
  type OrderAddress,
  type OrderContact,
  type Profile,
  type QuoteContact,
  type ReadingFields,
} from '@shop/api-contracts';
import { randomBytes } from 'node:crypto';
import { favouriteListId } from '@shop/demo-company';
import type { CallOptions } from './start-test-upstream.ts';
import { newUnit } from './test-units.ts';

/** A valid call of an operation, and its relation to the caller. */
export interface Operation {
  /** Includes its query; `:address`, `:cart` … are placeholders for ids of the caller's data, also in the body. */
  path: string;
  body?: object;
  file?: NonNullable<CallOptions['file']>;
  /** Kind of personal data that it names, which others get as not found. */
  names?:
    | 'address'
    | 'cart'
    | 'certificate'
    | 'configuration'
    | 'customer number'
    | 'generated quote'
    | 'list'
    | 'order'
    | 'quote'
    | 'unit';
  /** Runs after all others, since it deletes what they name. */
  isLast?: true;
  /** Its answer is about the caller. */
  isPersonal?: true;
  /** Only members of a partner may call it: Paul among the demo people. */
  isForPartners?: true;
}

export const someAddress: AddressFields = {
  displayName: 'Workshop',
  companyOrName: 'Somebody Ltd',
  streetAddress: '1 Some Street',
  addressLineTwo: '',
  zipCode: 'S3 8AB',
  city: 'Sheffield',
  countryCode: 'GB',
  stateCode: '',
  defaultDelivery: false,
  defaultInvoice: false,
};

/** ISO day. */
const inTenDays = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);

export const someProfile: Profile = {
  isCompany: false,
  firstName: 'Some',
  lastName: 'Body',
  companyName: '',
  phoneNumber: '',
  companyNumber: '',
  electronicInvoiceNumber: '',
  vatId: '',
};

export const someContact: OrderContact = {
  email: 'somebody@mail.example',
  phoneNumber: '+44 114 496 0124',
  yourReference: '',
  customerOrderReference: 'PO 4711',
  remark: '',
  companyNumber: '09000125',
  electronicInvoiceNumber: '',
  vatId: '',
};

export const someDelivery: OrderAddress = {
  companyOrName: 'Somebody Ltd',
  streetAddress: '1 Some Street',
  addressLineTwo: '',
  zipCode: 'S3 8AB',
  city: 'Sheffield',
  countryCode: 'GB',
  stateCode: '',
};

export const someFile = { name: 'PO 4711.pdf', bytes: Buffer.from('%PDF-1.4\n%%EOF\n') };

/** One white pixel. */
export const somePhoto = {
  name: 'Damage.png',
  bytes: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** The customer number that calls of the table choose; their caller is a member of it. */
export const chosenCustomerNumber = '100002';

const id = 'GX032';

/** An article that can be bought in all markets with buying. */
export const someCartItemId = { genericItemId: id, commercialItemId: 'GX032H16021', categoryId: 'gasketed' };
const someLine = { cartItemId: someCartItemId, quantity: 2 };

const noOffer = '0'.repeat(16);

/** Ids that belong to nobody. */
const nobodysIds: Record<string, string> = {
  address: 'none',
  cart: '0'.repeat(32),
  orderCart: '0'.repeat(32),
  order: '0'.repeat(32),
  line: 'none',
  placedOrder: '0'.repeat(32),
  placedLine: 'none',
  document: 'none',
  complaint: 'CL-1',
  ownUnit: 'AAAAAAAAAA',
  typedUnit: 'AAAAAAAAAA',
  handover: 'none',
  photo: 'none',
  certificate: 'none',
  configuration: 'none',
  enclosure: '0'.repeat(32),
  generatedQuote: 'none',
  quoteCart: '0'.repeat(32),
  quoteGroup: '0'.repeat(16),
  sentCart: '0'.repeat(32),
  ...{
    quote: 'Q000000',
    declinedQuote: 'Q000000',
    offeredQuote: 'Q000000',
    endedQuote: 'Q000000',
    acceptedQuote: 'Q000000',
    quoteFile: 'none',
  },
  ...{ offer: noOffer, declinedOffer: noOffer, offeredOffer: noOffer, endedOffer: noOffer, acceptedOffer: noOffer },
};
/** A unit of another make that is to be replaced. */
const oldUnit = new URLSearchParams({
  ...{ categoryId: 'gasketed', manufacturerId: 'torvex', productModelId: 'P50', numberOfPlates: '61' },
  ...{ applicationId: 'heating', yearOfManufacture: '2012', calculateRefund: 'true' },
}).toString();
/** The market of the calls that exist in the United States only. */
const inUnitedStates = 'country=US&language=en&locale=en-us';

/** The market of the open quote cart, and of the sent one. */
const inNetherlands = 'country=NL&language=en&locale=en-nl';
const inFrance = 'country=FR&language=fr&locale=fr-fr';

export const someQuoteContact: QuoteContact = {
  firstName: 'Some',
  lastName: 'Body',
  companyName: 'Somebody Ltd',
  email: 'somebody@mail.example',
  phoneNumber: '+44 114 496 0124',
  reference: '',
};

/** Same format as in the browser. */
export const newCartId = (): string => randomBytes(16).toString('hex');

/** Marie's lists: one to read and change, one to delete. */
const list = `/user/favouritelists/${favouriteListId(3)}`;
const otherList = `/user/favouritelists/${favouriteListId(4)}`;

/** The demo company's unit of nobody with the serial number 30-087-0140. */
const unit = 'AUAV2MZPJ2';
/** Anna's unit at Malmö harbour. */
const annasUnit = '9JYNHRUSVE';

/** Of the unit that Marie has typed. */
export const typedSerialNumber = 'TX 90-0001';

/** Marie's unit, Lyon, two passes. */
const ownUnit = '/units/V9YGF5YT3J';

export const someReading = {
  measuredAt: '2026-03-01T08:00:00Z',
  hotIn: 80,
  hotOut: 60,
  coldIn: 20,
  coldOut: 50,
  hotFlow: 20,
  coldFlow: null,
  hotPressureDrop: null,
  coldPressureDrop: null,
  afterCleaning: false,
} satisfies ReadingFields;

/**
 * Valid calls of all operations in the contracts; a test fails when one is missing. `:cart` is a quote cart,
 * `:orderCart` gets ordered.
 */
export const operations: Record<string, Operation> = {
  'addresses.list': { path: '/user/addresses', isPersonal: true },
  'addresses.add': { path: '/user/addresses', body: someAddress, isPersonal: true },
  'addresses.update': { path: '/user/addresses/:address', body: someAddress, names: 'address', isPersonal: true },
  'addresses.remove': { path: '/user/addresses/:address', names: 'address', isPersonal: true },
  'articleLookup.find': { path: '/items/lookup', body: { articleNumbers: ['0450 117', 'nothing'] } },
  'attributes.list': { path: '/attributes' },
  'carts.add': { path: '/cart/:cart/add', body: { ...someLine, action: 'RequestQuote' }, names: 'cart' },
  'carts.addMany': {
    path: '/cart/:cart/addmany',
    body: {
      items: [{ ...someLine, note: 'Line 3', customArticleNumber: 'Gasket 1' }],
      action: 'RequestQuote',
      configurations: ['VC-1001'],
    },
    names: 'cart',
  },
  'carts.update': {
    path: '/cart/:cart/update',
    body: { cartItemId: someCartItemId, action: 'RequestQuote', quantity: 3 },
    names: 'cart',
  },
  'carts.remove': { path: '/cart/:cart/remove', body: { cartItemId: someCartItemId }, names: 'cart' },
  'carts.details': {
    path: '/cart/:cart/details',
    body: {
      configurationId: 'VC-1001',
      configurationItemId: 'GX032H16041E',
      lineId: '10',
      customArticleNumber: 'Cooler 1',
    },
    names: 'cart',
  },
  'carts.get': { path: '/cart/:cart', names: 'cart' },
  'carts.delete': { path: '/cart/:cart', names: 'cart', isLast: true },
  'carts.prune': { path: '/cart/:cart/prune', names: 'cart' },
  'carts.copyConfiguration': {
    path: '/cart/:cart/configurations/copy',
    body: { configurationId: 'VC-1002' },
    names: 'cart',
  },
  'carts.deleteConfiguration': { path: '/cart/:cart/configurations/VC-1001', names: 'cart' },
  'carts.claim': { path: '/carts/claim', body: {}, isPersonal: true },
  'categories.matrix': { path: '/categories/gaskets/matrix?model=GX-050' },
  'categories.tree': { path: '/categories' },
  'configurator.start': {
    path: '/alice?returnUrl=http%3A%2F%2Flocalhost%3A3000%2Fen-gb%2Fconfigurator&configurationId=:configuration',
    names: 'configuration',
    isPersonal: true,
  },
  'configurator.enclosure': {
    path: '/alice/configurations/:configuration/lines/10/enclosures/:enclosure',
    names: 'configuration',
    isPersonal: true,
  },
  'content.blocks': { path: '/content?blocks=start,faq' },
  'content.page': { path: '/content/pages/wanted' },
  'countries.list': { path: '/countries' },
  'countries.states': { path: '/countrystates' },
  'customArticleNumbers.list': { path: '/user/customarticlenumbers', isPersonal: true },
  'customArticleNumbers.set': {
    path: '/user/customarticlenumbers/SKTT20',
    body: { customArticleNumber: 'M20' },
    isPersonal: true,
  },
  'documents.generate': { path: '/documents/list', body: { format: 'pdf', listId: favouriteListId(3) }, names: 'list' },
  'documents.generatedQuotes': { path: '/quotegeneration', isPersonal: true },
  'documents.download': {
    path: '/quotegeneration/download?id=:generatedQuote',
    names: 'generated quote',
    isPersonal: true,
  },
  'documents.order': {
    path: '/quotegeneration/:generatedQuote/order',
    names: 'generated quote',
    isPersonal: true,
  },
  'favouriteLists.list': { path: '/user/favouritelists', isPersonal: true },
  'favouriteLists.create': { path: '/user/favouritelists', body: { name: 'Made' }, isPersonal: true },
  'favouriteLists.get': { path: list, names: 'list', isPersonal: true },
  'favouriteLists.rename': { path: list, body: { name: 'Renamed' }, names: 'list', isPersonal: true },
  'favouriteLists.remove': { path: otherList, names: 'list', isPersonal: true },
  'favouriteLists.copy': { path: `${list}/copy`, body: { name: 'Copied' }, names: 'list', isPersonal: true },
  'favouriteLists.share': { path: `${list}/shared`, body: { isShared: false }, names: 'list', isPersonal: true },
  'favouriteLists.addItems': {
    path: `${list}/items`,
    body: { items: [{ cartItemId: { genericItemId: id }, quantity: 1 }], configurationIds: [] },
    names: 'list',
    isPersonal: true,
  },
  'favouriteLists.setQuantity': { path: `${list}/items/0`, body: { quantity: 2 }, names: 'list', isPersonal: true },
  'favouriteLists.removeItem': { path: `${list}/items/1`, names: 'list', isPersonal: true },
  'favouriteLists.removeConfiguration': { path: `${list}/configurations/none`, names: 'list', isPersonal: true },
  'feedback.send': { path: '/sendfeedback', body: { email: 'somebody@mail.example', text: 'Hello' } },
  'freight.ofList': {
    path: `/freight/${favouriteListId(3)}/calculate`,
    body: { city: 'Lyon', zipCode: '69007', countryCode: 'FR', currency: 'EUR', requestedDeliveryDate: null },
    names: 'list',
    isPersonal: true,
  },
  'items.addresses': { path: '/items/addresses' },
  'items.byCategory': { path: '/items/category/gasketed?partial=true' },
  'items.get': { path: `/items/${id}` },
  'items.list': { path: `/items?item=${id}_gasketed` },
  'items.related': { path: `/items/${id}/related` },
  'items.reviews': { path: `/items/${id}/reviews` },
  'items.search': { path: '/items/search?expression=plate&limit=12' },
  'items.suggestions': { path: '/items/suggestions?expression=pla' },
  'keywords.list': { path: '/keywords' },
  'markets.default': { path: '/markets/default' },
  'markets.get': { path: '/markets/nl?language=nl' },
  'markets.list': { path: '/markets' },
  'orderFreight.calculate': {
    path: '/freight',
    body: {
      orderId: ':order',
      cartId: ':orderCart',
      items: [{ lineId: ':line', quantity: 2, requestedDate: null }],
      deliveryAddress: someDelivery,
      requestedDeliveryDate: null,
    },
    names: 'order',
  },
  'orderHistory.list': { path: '/orders/history', isPersonal: true },
  'orderHistory.get': { path: '/orders/history/:placedOrder', names: 'order', isPersonal: true },
  'orderHistory.document': {
    path: '/orders/history/:placedOrder/documents/:document',
    names: 'order',
    isPersonal: true,
  },
  'orderHistory.claim': {
    path: '/orders/history/:placedOrder/claims',
    body: { lineId: ':placedLine', quantity: 1, reason: 'return', text: 'Not needed any more' },
    names: 'order',
  },
  'orderHistory.addPhoto': {
    path: '/orders/history/:placedOrder/claims/:complaint/photos',
    file: somePhoto,
    names: 'order',
  },
  'orderHistory.photo': {
    path: '/orders/history/:placedOrder/claims/:complaint/photos/:photo',
    names: 'order',
    isPersonal: true,
  },
  // In the order of the contract these calls are one checkout.
  'orders.create': { path: '/orders', body: { cartId: ':orderCart' }, names: 'cart' },
  'orders.list': { path: '/orders', isPersonal: true },
  'orders.get': { path: '/orders/:order', names: 'order', isPersonal: true },
  'orders.confirmFit': { path: '/orders/:order/fit', body: { lineIds: [] }, names: 'order' },
  'orders.setContact': { path: '/orders/:order/contact', body: someContact, names: 'order' },
  'orders.setShippingAddress': { path: '/orders/:order/shippingaddress', body: someDelivery, names: 'order' },
  'orders.setInvoiceAddress': { path: '/orders/:order/invoiceaddress', body: someDelivery, names: 'order' },
  'orders.removeInvoiceAddress': { path: '/orders/:order/invoiceaddress', names: 'order' },
  'orders.setFreight': {
    path: '/orders/:order/freight',
    body: { cartId: ':orderCart', choiceId: 'collect', amount: '0.00', currency: 'GBP', partialDelivery: false },
    names: 'order',
  },
  'orders.attachOrderFile': { path: '/orders/:order/orderfile', file: someFile, names: 'order' },
  'orders.orderFile': { path: '/orders/:placedOrder/orderfile', names: 'order', isPersonal: true },
  'orders.removeOrderFile': { path: '/orders/:order/orderfile', names: 'order' },
  'orders.createPaymentSession': {
    path: '/orders/:order/paymentsession',
    body: { cartId: ':orderCart', returnUrl: 'http://localhost:3000/en-gb/checkout' },
    names: 'order',
  },
  'orders.submitPayment': {
    path: '/orders/:order/payments',
    body: {
      orderId: ':order',
      cartId: ':orderCart',
      paymentProvider: 'sandbox',
      payload: { paymentMethod: { type: 'scheme' } },
    },
    names: 'order',
  },
  'orders.completeCheckout': {
    path: '/orders/:order/checkoutcompleted',
    body: { cartId: ':orderCart', paymentProvider: 'sandbox', payload: {} },
    names: 'order',
  },
  'orders.setPaymentDetails': {
    path: '/orders/:order/paymentdetails',
    body: { redirectResult: null, data: null, cartId: ':orderCart' },
    names: 'order',
  },
  'orders.cancelPayment': { path: '/orders/:order/paymentsession', names: 'order' },
  'orders.cancel': { path: '/orders/:order', names: 'order' },
  'orders.cancelPlaced': { path: '/orders/:cancelledOrder/cancellation', names: 'order' },
  'orders.ask': { path: '/orders/:placedOrder/questions', body: { text: 'When does it come?' }, names: 'order' },
  'partners.position': { path: '/positions?countryCode=DE&zipCode=20457' },
  'partners.applications': { path: '/partnerportal/applications', isPersonal: true, isForPartners: true },
  'quoteCheckout.begin': {
    path: `/quote/begin-checkout?${inNetherlands}`,
    body: { cartId: ':quoteCart' },
    names: 'cart',
  },
  'quoteCheckout.chooseLocation': {
    path: `/quote/groups/:quoteGroup?${inNetherlands}`,
    body: { cartId: ':quoteCart', selectedPartnerLocationId: 'domstad-utrecht' },
    names: 'cart',
  },
  'quoteCheckout.attachFile': {
    path: `/quote/files?${inNetherlands}&cartId=:quoteCart`,
    file: someFile,
    names: 'cart',
  },
  'quoteCheckout.removeFile': { path: `/quote/files/none?${inNetherlands}&cartId=:quoteCart`, names: 'cart' },
  // A repetition, which returns what was sent.
  'quoteCheckout.submit': {
    path: `/quote?${inFrance}`,
    body: {
      cartId: ':sentCart',
      quoteGroupKeys: [':quoteGroup'],
      contact: someQuoteContact,
      text: null,
      wantedDate: null,
      timeZone: 'Europe/Paris',
      lines: [],
    },
    names: 'cart',
  },
  'quoteCheckout.confirmation': {
    path: `/quote/confirmations/:sentCart?${inFrance}`,
    names: 'cart',
    isPersonal: true,
  },
  'quotes.list': { path: '/quotes', isPersonal: true },
  'quotes.get': { path: '/quotes/:quote', names: 'quote', isPersonal: true },
  'quotes.file': { path: '/quotes/:quote/files/:quoteFile', names: 'quote', isPersonal: true },
  'quotes.write': {
    path: '/quotes/:quote/offers/:offer/messages',
    body: { text: 'Which gasket material?', lineId: null },
    names: 'quote',
  },
  'quotes.accept': {
    path: '/quotes/:offeredQuote/acceptance',
    body: {
      picks: [{ offerId: ':offeredOffer', revision: 1, lineIds: ['a'] }],
      customerOrderReference: '',
      shippingAddress: null,
    },
    names: 'quote',
  },
  'quotes.decline': {
    path: '/quotes/:declinedQuote/offers/:declinedOffer/decline',
    body: { reason: '' },
    names: 'quote',
  },
  'quotes.askAgain': {
    path: '/quotes/:endedQuote/offers/:endedOffer/askagain',
    body: { text: null },
    names: 'quote',
  },
  'quotes.release': {
    path: '/quotes/:acceptedQuote/offers/:acceptedOffer/release',
    names: 'quote',
  },
  'quotes.prepare': {
    path: '/quotes/:quote/offers/:offer/preparation',
    names: 'quote',
    isForPartners: true,
  },
  'quotes.offer': {
    path: '/quotes/:quote/offers/:offer/revisions',
    body: {
      revision: 0,
      lines: ['a', 'b', 'c'].map((lineId) => ({
        ...{ lineId, unitPrice: '12.00', leadTimeDays: 7, substitute: null, note: '' },
      })),
      validUntil: '2028-12-31',
      text: '',
      terms: { freight: 'included', freightAmount: null, incoterm: 'DAP', place: 'Lyon' },
    },
    names: 'quote',
    isForPartners: true,
  },
  'quotes.confirmDelivery': {
    path: '/quotes/:orderedQuote/offers/:orderedOffer/delivery',
    body: { lines: [{ lineId: 'a', promisedDate: inTenDays }] },
    names: 'quote',
    isForPartners: true,
  },
  'quotes.ship': {
    path: '/quotes/:shippedQuote/offers/:shippedOffer/shipments',
    body: { lineIds: ['a'], carrier: 'Nordfrakt', trackingNumber: '' },
    names: 'quote',
    isForPartners: true,
  },
  'replacements.products': { path: '/replacements/products' },
  'replacements.search': { path: `/replacements/search?${oldUnit}` },
  'replacements.calculateRefund': { path: `/replacements/calculaterefund?${oldUnit}` },
  'replacements.proof': {
    path: `/replacements/proof?${oldUnit}&compare=GX050H16061&hotFlow=7.4&hotIn=80&hotOut=60&coldIn=20&coldOut=50`,
  },
  'reviews.post': {
    path: '/product/reviews',
    body: { stars: 4, userReview: null, userAlias: 'Somebody', genericItemId: id, categoryId: 'gasketed' },
  },
  'settings.get': { path: '/settings' },
  'taxExempts.list': { path: `/taxexempts?${inUnitedStates}`, isPersonal: true },
  'taxExempts.add': {
    path: `/taxexempts?${inUnitedStates}&stateCode=WI&expiryDate=${new Date().getUTCFullYear() + 9}-12-31`,
    file: { name: 'Certificate.pdf', bytes: someFile.bytes },
    isPersonal: true,
  },
  'taxExempts.file': {
    path: `/taxexempts/:certificate/file?${inUnitedStates}`,
    names: 'certificate',
    isPersonal: true,
  },
  // Deleting an exemption that does not exist is no error, so the certificate stays.
  'taxExempts.remove': { path: `/taxexempts/none?${inUnitedStates}` },
  'terms.get': { path: '/termsandconditions' },
  'terms.sale': { path: '/termsandconditions/sale' },
  'unitReadings.list': { path: `${ownUnit}/readings`, names: 'unit', isPersonal: true },
  'unitReadings.add': {
    path: `${ownUnit}/readings`,
    body: { readings: [someReading] },
    names: 'unit',
    isPersonal: true,
  },
  'unitReadings.remove': { path: `${ownUnit}/readings/1`, names: 'unit', isPersonal: true },
  'units.list': { path: '/units', isPersonal: true },
  'units.search': { path: '/units/search?serialNumber=30-087' },
  'units.searchBySerial': { path: '/units/searchbyserial/30-087-0140' },
  'units.getByTag': { path: '/units/getbytag/VT-0021' },
  'units.get': { path: `/units/${unit}` },
  'units.registrationStatus': { path: `/units/${unit}/registrationstatus`, isPersonal: true },
  'units.documentation': { path: `/units/${unit}/documentation` },
  'units.technicalDocumentation': { path: `/units/${unit}/technicaldocumentation` },
  'units.documentPack': { path: '/units/documents', body: { equipmentIds: [unit], languages: ['en'] } },
  'units.troubleshooting': { path: `/units/${unit}/troubleshooting` },
  'units.spareparts': { path: `/units/${unit}/spareparts` },
  'units.constructionArticles': { path: `/units/${unit}/spare-parts` },
  'units.explodedViews': { path: `/units/${unit}/explodedviews` },
  'units.partAssembly': { path: `/units/${unit}/explodedviews/catalog/GX050/partassembly/unit` },
  'units.kit': { path: `/units/${unit}/kit`, body: { renew: 'gaskets', plates: '12-20' } },
  'units.label': { path: `/units/${unit}/label` },
  'units.labels': { path: '/units/labels', body: { equipmentIds: [unit], sheet: 'a4' } },
  'units.add': { path: `/units/add/${unit}`, isPersonal: true },
  'units.remove': { path: `/units/delete/${unit}`, isPersonal: true },
  'units.fitting': { path: '/units/fitting?commercialItemId=GX032H16021', isPersonal: true },
  'units.map': { path: '/units/map', isPersonal: true },
  'units.places': { path: '/units/places', isPersonal: true },
  'units.registerChoices': {
    path: '/units/register/choices?productFamilyId=gasketed',
  },
  'units.create': {
    path: '/units/register/create',
    body: {
      ...{ serialNumber: 'T-4711', tagId: null, manufacturerId: null, manufacturerName: 'Somebody' },
      ...{ productFamilyId: null, productConstructionId: null, customerModelId: null, customerModelName: 'P20' },
    },
    isPersonal: true,
  },
  'units.correctNameplate': {
    path: '/units/:typedUnit/nameplate',
    body: { ...newUnit, serialNumber: typedSerialNumber, customerModelName: 'P71' },
    names: 'unit',
    isPersonal: true,
  },
  'units.registerTag': {
    path: '/units/register/tag',
    body: { tagId: 'VT-9001', equipmentId: ':ownUnit' },
    names: 'unit',
  },
  'units.edit': { path: '/units/edit/:ownUnit?customName=Lyon', names: 'unit', isPersonal: true },
  'units.owned': { path: `/units/${unit}/owned`, isPersonal: true },
  'units.image': { path: '/units/:ownUnit/image', names: 'unit', isPersonal: true },
  'units.installation': { path: '/units/:ownUnit/installationinformation', names: 'unit', isPersonal: true },
  'units.setInstallation': {
    path: '/units/:ownUnit/installationinformation',
    body: {
      ...{ inUseAt: 'Hall 2', address: '1 Some Street', zip: '69007', city: 'Lyon', region: '', country: 'FR' },
      ...{ longitude: null, latitude: null },
    },
    names: 'unit',
    isPersonal: true,
  },
  'units.servicePartner': { path: `/units/${unit}/servicepartner` },
  'units.byAlias': { path: '/units/byalias?code=TX-77', isPersonal: true },
  'units.addAlias': { path: '/units/:ownUnit/aliases', body: { code: 'TX-77' }, names: 'unit', isPersonal: true },
  'units.removeAlias': { path: '/units/:ownUnit/aliases?code=TX-77', names: 'unit', isPersonal: true },
  'units.askHandover': { path: `/units/${annasUnit}/handover` },
  'units.withdrawHandover': { path: `/units/${unit}/handover` },
  'units.handovers': { path: '/units/handovers', isPersonal: true },
  'units.decideHandover': { path: '/units/handovers/:handover', body: { isConfirmed: false }, names: 'unit' },
  'user.get': { path: '/user', isPersonal: true },
  'user.update': { path: '/user', body: someProfile, isPersonal: true },
  'user.companies': { path: '/user/companies', isPersonal: true },
  'user.selectCompany': {
    path: '/user/company',
    body: { gcmNumber: chosenCustomerNumber },
    names: 'customer number',
    isPersonal: true,
  },
  'user.setLocale': { path: '/user/locale', body: { market: 'GB', locale: 'en-gb' } },
  'user.acceptTerms': { path: '/user/acceptterms' },
};

export const methodOf = ({ method }: Endpoint) => method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';

/** Body or file of a call. */
export const contentOf = ({ body, file }: Pick<Operation, 'body' | 'file'>): Pick<CallOptions, 'body' | 'file'> => ({
  ...(body ? { body } : {}),
  ...(file ? { file } : {}),
});

/** All endpoints with their calls, with these ids filled in. */
export function goodCalls(ids: Record<string, string> = {}): (Operation & { endpoint: Endpoint })[] {
  const calls = allEndpoints.map((endpoint) => {
    const operation = operations[endpoint.name];
    if (!operation) throw new Error(`${endpoint.name} is missing in testing/operations.ts`);
    const idOf = (_place: string, name: string): string => ids[name] ?? nobodysIds[name]!;
    const path = operation.path.replace(/:(\w+)/g, idOf);
    const { body } = operation;
    const filled = body && (JSON.parse(JSON.stringify(body).replace(/(?<=[:[,]"):(\w+)(?=")/g, idOf)) as object);
    return { ...operation, endpoint, path, ...(filled ? { body: filled } : {}) };
  });
  return calls.sort((a, b) => Number(a.isLast ?? false) - Number(b.isLast ?? false));
}
