import { orderSummarySchema, placedOrderSchema, type OrderSummary, type PlacedOrder } from '../orders/order-history.ts';
import { built } from './built.fixture.ts';
import { buildGasketCard } from './items.fixture.ts';
import { buildOrderAddress, buildOrderContact, orderId } from './orders.fixture.ts';

export type PlacedLine = PlacedOrder['lines'][number];

export const buildOrderSummary = (summary: Partial<OrderSummary> = {}): OrderSummary =>
  built(orderSummarySchema, {
    orderId,
    orderNumber: 'SO-240100',
    placedAt: '2026-10-05T08:12:41.000Z',
    status: 'shipped',
    customerOrderReference: 'HV-26-0071',
    placedBy: 'Anna Lindqvist',
    lineCount: 2,
    total: '2480.00',
    currency: 'GBP',
    deliveryDate: '2026-10-12',
    ...summary,
  });

/** Gaskets, all shipped. */
export const buildPlacedLine = (line: Partial<PlacedLine> = {}): PlacedLine =>
  built(placedOrderSchema.shape.lines.def.element, {
    lineId: '1',
    articleNumber: 'GX-050-GC-NBR',
    customArticleNumber: null,
    name: 'Channel gasket GX-050, NBR',
    note: '',
    quantity: 61,
    price: { amount: '30.00', originalAmount: '32.00', currency: 'GBP' },
    lineTotal: '1830.00',
    requestedDate: null,
    promisedDate: '2026-10-12',
    configuration: null,
    item: buildGasketCard(),
    shippedQuantity: 61,
    claimableQuantity: 61,
    ...line,
  });

/** The second line of the default order: a kit that was not shipped. */
export const kitLine = buildPlacedLine({
  lineId: '2',
  articleNumber: 'SK-CL-DES-20',
  customArticleNumber: '118-4402',
  name: 'Cleaning kit, descaler 20 l',
  quantity: 1,
  price: { amount: '170.00', originalAmount: '170.00', currency: 'GBP' },
  lineTotal: '170.00',
  requestedDate: '2026-10-10',
  shippedQuantity: 0,
  claimableQuantity: 0,
  item: buildGasketCard({
    genericItemId: 'g2',
    commercialItemId: 'v2',
    name: 'Cleaning kit, descaler 20 l',
    articleNumber: 'SK-CL-DES-20',
    salesDetails: {
      salesActions: ['Buy', 'RequestQuote'],
      price: { amount: '170.00', originalAmount: '170.00', currency: 'GBP' },
    },
  }),
});

/** An order of two lines, the first one shipped. */
export const buildPlacedOrder = (order: Partial<PlacedOrder> = {}): PlacedOrder =>
  built(placedOrderSchema, {
    ...buildOrderSummary(),
    contact: buildOrderContact({
      phoneNumber: '+46 40 555 01 20',
      customerOrderReference: 'HV-26-0071',
      remark: 'Call before you come.',
    }),
    shippingAddress: buildOrderAddress({
      companyOrName: 'Hamnverket Service AB',
      streetAddress: 'Varvsgatan 7',
      zipCode: '211 19',
      city: 'Malmö',
      countryCode: 'SE',
    }),
    invoiceAddress: null,
    freight: {
      id: 'economy',
      incoterm: 'DAP',
      amount: '66.67',
      currency: 'GBP',
      deliveryDate: '2026-10-12',
      requestedDeliveryDate: null,
      partialDelivery: true,
    },
    lines: [buildPlacedLine(), kitLine],
    totals: {
      goods: '2000.00',
      freight: '66.67',
      taxRate: 20,
      tax: '413.33',
      includesTax: false,
      taxKind: 'ordinary',
      taxExemptState: null,
      net: '2066.67',
      total: '2480.00',
      currency: 'GBP',
    },
    paymentMethod: 'account',
    shipments: [
      {
        id: '1',
        shippedOn: '2026-10-07',
        deliveredOn: null,
        carrier: 'Albion Parcels',
        trackingNumber: 'A2401000001',
        trackingUrl: 'https://track.albion.example/A2401000001',
        lines: [{ lineId: '1', quantity: 61 }],
      },
    ],
    documents: [
      { id: 'order-confirmation', kind: 'orderConfirmation', number: 'SO-240100', date: '2026-10-05' },
      { id: 'invoice', kind: 'invoice', number: 'INV-510040', date: '2026-10-07' },
    ],
    claims: [],
    ...order,
  });
