import { readFileSync } from 'node:fs';
import type * as z from 'zod/mini';
import { allEndpoints } from './all-endpoints.ts';
import type { Endpoint, Schema } from './client/endpoint.ts';

const orderAddressNames = [
  'companyOrName',
  'streetAddress',
  'addressLineTwo',
  'zipCode',
  'city',
  'countryCode',
  'stateCode',
] as const;

/** The specification names the two connection sizes in words only: decision 0019. */
const replacementSearchNames = [
  'manufacturerId',
  'productModelId',
  'numberOfPlates',
  'plateType',
  'connectionSizeColdSide',
  'connectionSizeHotSide',
  'applicationId',
  'yearOfManufacture',
  'refundableOnly',
] as const;

/** Copied from the specification of the wire: method, path, query names, body names. */
const calls = [
  ['GET', '/alice', ['returnUrl', 'configurationId', 'webshopId'], []],
  ['GET', '/alice/configurations/:id/lines/:lineId/enclosures/:enclosureId', [], []],
  ['GET', '/countries', [], []],
  ['GET', '/markets', [], []],
  ['GET', '/markets/:id', ['language'], []],
  ['GET', '/markets/default', [], []],
  ['GET', '/countrystates', [], []],
  ['GET', '/categories', [], []],
  ['GET', '/keywords', [], []],
  ['GET', '/attributes', [], []],
  ['GET', '/items/category/:id', [], []],
  ['GET', '/items/:id', ['categoryId', 'commercialItemId', 'itemTagIds'], []],
  ['GET', '/items', ['item'], []],
  ['GET', '/user', [], []],
  [
    'POST',
    '/user',
    [],
    [
      'isCompany',
      'firstName',
      'lastName',
      'companyName',
      'phoneNumber',
      'companyNumber',
      'electronicInvoiceNumber',
      'vatId',
    ],
  ],
  ['GET', '/user/companies', [], []],
  ['PUT', '/user/company', [], ['gcmNumber']],
  ['PUT', '/user/locale', [], ['market', 'locale']],
  ['POST', '/user/acceptterms', [], []],
  ['GET', '/user/addresses', [], []],
  [
    'POST',
    '/user/addresses',
    [],
    [
      'displayName',
      'companyOrName',
      'streetAddress',
      'addressLineTwo',
      'zipCode',
      'city',
      'countryCode',
      'stateCode',
      'defaultDelivery',
      'defaultInvoice',
    ],
  ],
  ['DELETE', '/user/addresses/:id', [], []],
  ['GET', '/termsandconditions', [], []],
  ['GET', '/termsandconditions/sale', [], []],
  ['POST', '/sendfeedback', [], ['email', 'text']],
  ['POST', '/cart/:id/add', [], ['cartItemId', 'quantity', 'action']],
  ['POST', '/cart/:id/addmany', [], ['items', 'action', 'configurations']],
  ['POST', '/cart/:id/update', [], ['cartItemId', 'action', 'quantity', 'customArticleNumber']],
  ['PUT', '/cart/:id/details', [], ['configurationId', 'configurationItemId', 'lineId', 'customArticleNumber']],
  ['GET', '/cart/:id', ['includeSlowData'], []],
  ['POST', '/cart/:id/configurations/copy', [], ['configurationId']],
  ['DELETE', '/cart/:id/configurations/:configId', [], []],
  ['POST', '/cart/:id/prune', [], []],
  ['POST', '/user/favouritelists', [], ['name']],
  ['GET', '/user/favouritelists', [], []],
  ['GET', '/user/favouritelists/:id', [], []],
  ['PUT', '/user/favouritelists/:id', [], ['name']],
  ['DELETE', '/user/favouritelists/:id', [], []],
  ['POST', '/user/favouritelists/:id/copy', [], ['name']],
  ['POST', '/user/favouritelists/:id/items', [], ['items', 'configurationIds']],
  ['PUT', '/user/favouritelists/:id/items/:itemId', [], ['quantity']],
  ['DELETE', '/user/favouritelists/:id/items/:itemId', [], []],
  ['DELETE', '/user/favouritelists/:id/configurations/:configId', [], []],
  ['POST', '/freight/:listId/calculate', [], ['city', 'zipCode', 'countryCode', 'currency', 'requestedDeliveryDate']],
  ['POST', '/product/reviews', [], ['stars', 'userReview', 'userAlias', 'genericItemId', 'categoryId']],
  ['GET', '/orders', [], []],
  ['POST', '/orders', [], ['cartId', 'affiliateId']],
  ['GET', '/orders/:id', ['cartId'], []],
  [
    'PUT',
    '/orders/:id/contact',
    [],
    [
      'email',
      'phoneNumber',
      'yourReference',
      'customerOrderReference',
      'remark',
      'companyNumber',
      'electronicInvoiceNumber',
      'vatId',
    ],
  ],
  // The specification has no field names for address and freight of an order: these are its address fields, and ours.
  ['PUT', '/orders/:id/shippingaddress', [], orderAddressNames],
  ['PUT', '/orders/:id/invoiceaddress', [], orderAddressNames],
  ['PUT', '/orders/:id/freight', [], []],
  ['PUT', '/orders/:id/paymentsession', [], ['cartId', 'returnUrl']],
  ['PUT', '/orders/:id/checkoutcompleted', [], ['cartId', 'paymentProvider', 'payload']],
  ['PUT', '/orders/:id/paymentdetails', [], ['redirectResult', 'data', 'cartId']],
  ['POST', '/freight', [], ['orderId', 'cartId', 'items', 'deliveryAddress', 'requestedDeliveryDate']],
  ['GET', '/orders/history', [], []],
  ['GET', '/orders/history/:id', [], []],
  ['GET', '/orders/history/:id/documents/:docId', [], []],
  ['POST', '/quote/begin-checkout', [], ['cartId']],
  // The specification has no field names for this body.
  ['POST', '/quote', [], []],
  ['GET', '/quotes', [], []],
  ['GET', '/quotes/:id', [], []],
  ['GET', '/quotegeneration', [], []],
  ['GET', '/quotegeneration/download', ['id'], []],
  ['GET', '/partnerportal/applications', [], []],
  ['GET', '/taxexempts', ['validOnly'], []],
  ['POST', '/taxexempts', ['country', 'stateCode', 'expiryDate'], []],
  ['GET', '/units', [], []],
  ['GET', '/units/search', ['serialNumber'], []],
  ['GET', '/units/searchbyserial/:serial', [], []],
  ['GET', '/units/getbytag/:tag', [], []],
  ['GET', '/units/:id', [], []],
  ['GET', '/units/:id/registrationstatus', [], []],
  ['GET', '/units/:id/documentation', [], []],
  ['GET', '/units/:id/technicaldocumentation', [], []],
  ['GET', '/units/:id/spareparts', [], []],
  ['GET', '/units/:id/spare-parts', [], []],
  ['GET', '/units/:id/explodedviews', [], []],
  ['GET', '/units/:id/explodedviews/catalog/:catalogId/partassembly/:assemblyId', [], []],
  ['POST', '/units/add/:id', [], []],
  ['DELETE', '/units/delete/:id', [], []],
  [
    'POST',
    '/units/register/create',
    [],
    [
      'serialNumber',
      'tagId',
      'productFamilyId',
      'productConstructionId',
      'manufacturerId',
      'manufacturerName',
      'customerModelId',
      'customerModelName',
    ],
  ],
  ['POST', '/units/register/tag', [], ['tagId', 'equipmentId']],
  ['PUT', '/units/edit/:id', ['customName', 'removeCustomImage'], []],
  ['GET', '/units/:id/installationinformation', [], []],
  [
    'POST',
    '/units/:id/installationinformation',
    [],
    ['inUseAt', 'address', 'zip', 'city', 'region', 'country', 'longitude', 'latitude'],
  ],
  ['GET', '/units/:id/servicepartner', [], []],
  ['GET', '/replacements/products', [], []],
  ['GET', '/replacements/calculaterefund', [...replacementSearchNames, 'categoryId', 'calculateRefund'], []],
  ['GET', '/replacements/search', [...replacementSearchNames, 'categoryId', 'calculateRefund'], []],
] as const;

/**
 * Our query names in calls of the specification; optional, so that a client that knows only the specification works.
 */
const queryNamesOfOurs = new Set([
  // of an enclosure: where it stands
  'order',
  'quote',
  'f',
  'page',
  'sort',
  'partial',
  'variant',
  'salesDetails',
  'fits',
  'revision',
  'lines',
  // the "query filters" of orders/history, which the specification does not name
  'q',
  'status',
  'from',
  'to',
  'box',
  'state',
  // the list of units
  'place',
  'withoutPlace',
  'family',
  'limit',
  // one replacement
  'compare',
]);
/** The same in bodies, by call. */
const bodyNamesOfOurs: Record<string, readonly string[]> = {
  'carts.add': ['position', 'note', 'customArticleNumber'],
  'carts.addMany': ['salesDetails'],
  'carts.update': ['note', 'takeBack'],
  'quoteCheckout.submit': [
    ...['cartId', 'quoteGroupKeys', 'contact', 'text', 'wantedDate', 'deliveryPlace', 'timeZone', 'lines'],
  ],
  'orders.setFreight': ['cartId', 'choiceId', 'amount', 'currency', 'partialDelivery'],
};

const namesOf = (schema: Schema | undefined): string[] =>
  Object.keys((schema as z.ZodMiniObject | undefined)?.shape ?? {});
const callOf = ({ name, method, path, query, body }: Endpoint) => [
  method,
  path,
  namesOf(query).filter((name) => !queryNamesOfOurs.has(name)),
  namesOf(body).filter((field) => !bodyNamesOfOurs[name]?.includes(field)),
];

test('N8: the calls of the specification have exactly its methods, paths, query and body names', () => {
  const ofSpecification = allEndpoints.filter((endpoint) => !endpoint.ours).map(callOf);
  const sorted = (rows: readonly (readonly unknown[])[]) => rows.map((row) => JSON.stringify(row)).sort();
  expect(sorted(ofSpecification)).toEqual(sorted(calls));
});

test('N8: our own calls are marked and collide with no call of the specification', () => {
  const ours = allEndpoints
    .filter((endpoint) => endpoint.ours)
    .map((endpoint) => `${endpoint.method} ${endpoint.path}`);
  expect(ours.sort()).toEqual([
    'DELETE /cart/:id',
    'DELETE /orders/:id',
    'DELETE /orders/:id/invoiceaddress',
    'DELETE /orders/:id/orderfile',
    'DELETE /orders/:id/paymentsession',
    'DELETE /quote/files/:fileId',
    'DELETE /taxexempts/:id',
    'DELETE /units/:id/aliases',
    'DELETE /units/:id/handover',
    'DELETE /units/:id/readings/:readingId',
    'GET /categories/:id/matrix',
    'GET /content',
    'GET /content/pages/:page',
    'GET /items/:id/related',
    'GET /items/:id/reviews',
    'GET /items/addresses',
    'GET /items/search',
    'GET /items/suggestions',
    'GET /orders/:id/orderfile',
    'GET /orders/history/:id/claims/:claimNumber/photos/:fileId',
    'GET /positions',
    'GET /quote/confirmations/:cartId',
    'GET /quotes/:id/files/:fileId',
    'GET /replacements/proof',
    'GET /settings',
    'GET /taxexempts/:id/file',
    'GET /units/:id/image',
    'GET /units/:id/label',
    'GET /units/:id/owned',
    'GET /units/:id/readings',
    'GET /units/:id/troubleshooting',
    'GET /units/byalias',
    'GET /units/fitting',
    'GET /units/handovers',
    'GET /units/map',
    'GET /units/places',
    'GET /units/register/choices',
    'GET /user/customarticlenumbers',
    'POST /cart/:id/remove',
    'POST /carts/claim',
    'POST /documents/:kind',
    'POST /items/lookup',
    'POST /orders/:id/cancellation',
    'POST /orders/:id/orderfile',
    'POST /orders/:id/payments',
    'POST /orders/:id/questions',
    'POST /orders/history/:id/claims',
    'POST /orders/history/:id/claims/:claimNumber/photos',
    'POST /quote/files',
    'POST /quotegeneration/:id/order',
    'POST /quotes/:id/acceptance',
    'POST /quotes/:id/offers/:offerId/askagain',
    'POST /quotes/:id/offers/:offerId/decline',
    'POST /quotes/:id/offers/:offerId/messages',
    'POST /quotes/:id/offers/:offerId/release',
    'POST /quotes/:id/offers/:offerId/revisions',
    'POST /quotes/:id/offers/:offerId/shipments',
    'POST /units/:id/aliases',
    'POST /units/:id/handover',
    'POST /units/:id/kit',
    'POST /units/:id/readings',
    'POST /units/documents',
    'POST /units/handovers/:handoverId',
    'POST /units/labels',
    'PUT /orders/:id/fit',
    'PUT /quote/groups/:quoteGroupKey',
    'PUT /quotes/:id/offers/:offerId/delivery',
    'PUT /quotes/:id/offers/:offerId/preparation',
    'PUT /units/:id/nameplate',
    'PUT /user/addresses/:id',
    'PUT /user/customarticlenumbers/:commercialItemId',
    'PUT /user/favouritelists/:id/shared',
  ]);
});

test('N8: decision 0002 says of each of our own calls why it is there', () => {
  const decision = readFileSync(`${import.meta.dirname}/../../../docs/decisions/0002-calls-of-ours.md`, 'utf8');
  const told = [...decision.matchAll(/`([A-Z]+ \/[^`?]+)/g)].map(([, call]) => call);
  const ours = allEndpoints.filter((endpoint) => endpoint.ours).map(({ method, path }) => `${method} ${path}`);
  expect(ours.filter((call) => !told.includes(call))).toEqual([]);
});

test('N8: a payment is submitted with the four names of the specification, files under formFile', () => {
  const submit = allEndpoints.find(({ name }) => name === 'orders.submitPayment')!;
  expect(namesOf(submit.body)).toEqual(['orderId', 'cartId', 'paymentProvider', 'payload']);
  const withFile = allEndpoints.filter(({ takesFile }) => takesFile);
  expect(withFile.map(({ name }) => name)).toContain('taxExempts.add');
  for (const { body } of withFile) expect(body).toBeUndefined();
});

test('N8: every endpoint has a unique name', () => {
  const names = allEndpoints.map((endpoint) => endpoint.name);
  expect(new Set(names).size).toBe(names.length);
});
