import type * as z from 'zod/mini';
import { addressSchema } from './addresses.ts';
import { cartItemIdSchema } from './cart-items.ts';
import { cartLineSchema, cartSchema } from './carts.ts';
import { supportLocationSchema } from './markets/content.ts';
import { favouriteListSchema } from './favourite-lists.ts';
import { filterSchema, appliedFilterSchema } from './catalogue/filters.ts';
import { itemSchema, reviewSchema, salesDetailsSchema } from './catalogue/items.ts';
import { marketListItemSchema, marketSchema } from './markets/markets.ts';
import { categorySchema } from './catalogue/categories.ts';
import { freight } from './freight/freight.ts';
import { priceSchema } from './money.ts';
import { orderFreight } from './freight/order-freight.ts';
import { orderContactSchema, orderSchema, orders } from './orders/orders.ts';
import { settingsSchema } from './markets/settings.ts';
import { quoteGroupSchema } from './quotes/quote-checkout.ts';
import { taxExemptSchema } from './orders/tax-exempts.ts';
import { termsSchema } from './markets/terms.ts';
import { replacementSearchSchema } from './units/replacement-search.ts';
import { companySchema, userSchema } from './user.ts';

/**
 * Copied from the specification of the wire, field by field; our own fields are listed beside them, so that each is a
 * decision.
 */
const entities: [entity: string, schema: unknown, specified: string, ours: string][] = [
  [
    'Market',
    marketSchema,
    'country language locale statusMessage name languages',
    'locked homeRedirectDisabled priceDisplay currency',
  ],
  ['Market list item', marketListItemSchema, 'region countryCode languageCode description', 'locale locked'],
  [
    'Settings',
    settingsSchema,
    'market companyId buyEnabled aliceEnabled exclusiveCompany greenOneEnabled shippingEnabled orderHistoryEnabled customArticleNumbersEnabled ' +
      'companyNumberEnabled electronicInvoiceNumberEnabled vatIdEnabled chatEnabled chatGroupId livechatTestAccount resultView ribbon ' +
      'notificationsUrl fakeAuthButton replacementUnitsCategoryId',
    'companyName contact socialLinks shopName logo',
  ],
  ['Settings market', settingsSchema.shape.market, 'country language locale description region', ''],
  [
    'Category',
    (categorySchema as unknown as z.ZodMiniLazy)._zod.def.getter(),
    'id name defaultName slug visible parent categories path metaDescription image filters',
    'productCount alternates matrix view',
  ],
  [
    'Item',
    itemSchema,
    'genericItemId commercialItemId categoryId slug name description images articleNumber taxonomy quantity itemTags parentItemKey attributes ' +
      'isInFavouriteList reviews salesDetails salesDetailsOnRequest',
    'categorySlug specification keyFigures variantAttributes variants documents dimensions customsNumber countryOfOrigin successor canonicalCategoryId alternates',
  ],
  [
    'Sales details',
    salesDetailsSchema,
    'salesActions price',
    'availability quantityBreaks minimumQuantity packQuantity',
  ],
  ['Price', priceSchema, 'amount originalAmount currency', ''],
  ['Filter', filterSchema, 'id description type values value range unit disabled', 'isWhole'],
  ['Applied filter', appliedFilterSchema, 'id name value unit', ''],
  [
    'User, without its token',
    userSchema,
    'signedIn loaded email firstName lastName companyName phoneNumber companyNumber electronicInvoiceNumber vatId isCompany ' +
      'isBusinessUser gcmNumber hasMultipleGcmNumbers permissions favouriteLists acceptedTermsAndConditions oid',
    'isNew',
  ],
  ['Company', companySchema, 'gcmNumber name selectedLocale', ''],
  [
    'Address',
    addressSchema,
    'id displayName companyOrName streetAddress addressLineTwo zipCode city countryCode stateCode defaultDelivery defaultInvoice',
    '',
  ],
  ['Customer support location', supportLocationSchema, 'officeName address phoneNumber email url urlText', ''],
  ['Terms', termsSchema, 'text', 'title parts updated'],
  [
    'Cart',
    cartSchema,
    'eTag totalCartSize',
    'id action currency lines configurations total unpricedCount netTotal includesTax taxRate weight payment',
  ],
  [
    'Cart item id',
    cartItemIdSchema,
    'genericItemId commercialItemId categoryId parentGenericItemId parentCategoryId parentCommercialItemId appliedFilters itemTagIds',
    'equipmentId takeBack proof',
  ],
  [
    'Cart line',
    cartLineSchema,
    'cartItemId quantity customArticleNumber',
    'lineId note item name articleNumber price lineTotal issue successor unit fit takeBack',
  ],
  ['Favourite list', favouriteListSchema, 'id name items configurations', 'isShared owner changedAt'],
  [
    'Order',
    orderSchema,
    'orderId cartId contact shippingAddress invoiceAddress freight',
    'eTag state step lines totals requiresOrderReference orderFile vatIdCheck paymentMethods payment orderNumber placedAt quoteNumber quoteReference generatedQuoteNumber offer cancellableUntil questions suggestion',
  ],
  [
    'Order contact',
    orderContactSchema,
    'email phoneNumber yourReference customerOrderReference remark companyNumber electronicInvoiceNumber vatId',
    '',
  ],
  ['Payment of an order', orders.submitPayment.body, 'orderId cartId paymentProvider payload', ''],
  // its listId is in the path
  ['Freight request', freight.ofList.body, 'city zipCode countryCode currency requestedDeliveryDate', ''],
  [
    'Freight request of an order',
    orderFreight.calculate.body,
    'orderId cartId items deliveryAddress requestedDeliveryDate',
    '',
  ],
  [
    'Quote group',
    quoteGroupSchema,
    'quoteGroupKey confirmation selectedPartnerLocationId',
    'otherPartnerLocationIds lines locations',
  ],
  ['Tax exempt', taxExemptSchema, 'country stateCode expiryDate file', 'id state refusal isValid'],
  [
    'Replacement search',
    replacementSearchSchema,
    'manufacturerId productModelId numberOfPlates plateType applicationId yearOfManufacture refundableOnly',
    // "connection sizes (cold and hot side)": decision 0019
    'connectionSizeColdSide connectionSizeHotSide',
  ],
  ['Review', reviewSchema, 'stars userReview userAlias genericItemId categoryId', 'date language'],
];

test.each(entities)('N9: %s has exactly the fields of the specification', (_entity, schema, specified, ours) => {
  const fields = Object.keys((schema as z.ZodMiniObject).shape);
  expect(fields.sort()).toEqual([...specified.split(' '), ...ours.split(' ')].filter(Boolean).sort());
});

test('N9: there are exactly the five filter types of the specification', () => {
  expect(filterSchema.shape.type._zod.def.entries).toEqual({
    value: 'value',
    text: 'text',
    range: 'range',
    interval: 'interval',
    singleValue: 'singleValue',
  });
});

test('N10: by default three fields are Off and results are shown as a grid', () => {
  const { shape } = settingsSchema;
  const defaultOf = (schema: unknown) => (schema as z.ZodMiniDefault)._zod.def.defaultValue;
  expect(
    [shape.companyNumberEnabled, shape.electronicInvoiceNumberEnabled, shape.vatIdEnabled, shape.resultView].map(
      defaultOf,
    ),
  ).toEqual(['Off', 'Off', 'Off', 'grid']);
});
