import { partnerLocationSchema, type PartnerLocation } from '../partner-locations.ts';
import { quotedLineSchema, type QuotedLine } from '../quotes/quote-lines.ts';
import {
  offeredLineSchema,
  offerRevisionSchema,
  quoteMessageSchema,
  quoteOfferSchema,
  quoteSchema,
  quoteSummarySchema,
  type OfferedLine,
  type OfferRevision,
  type Quote,
  type QuoteMessage,
  type QuoteOffer,
  type QuoteSummary,
} from '../quotes/quotes.ts';
import { generatedQuoteSchema, type GeneratedQuote } from '../documents.ts';
import { quoteGroupSchema, type QuoteGroup } from '../quotes/quote-checkout.ts';
import { built } from './built.fixture.ts';
import { buildGasketCard } from './items.fixture.ts';

export const quoteNumber = 'Q300041';
/** Ids of the three offers, in order. */
export const offerIds = ['a'.repeat(16), 'b'.repeat(16), 'c'.repeat(16)] as const;

export const buildQuotedLine = (line: Partial<QuotedLine> = {}): QuotedLine =>
  built(quotedLineSchema, {
    lineId: '1',
    articleNumber: 'GX-050-GC-NBR',
    customArticleNumber: null,
    name: 'Channel gasket GX-050, NBR',
    note: '',
    quantity: 60,
    targetPrice: null,
    wantedDate: null,
    configuration: null,
    price: { amount: '30.00', originalAmount: '32.00', currency: 'GBP' },
    item: buildGasketCard(),
    ...line,
  });

/** Three lines: one with a target price, one with own number, note and day, one without a shop price. */
export const quotedLines: QuotedLine[] = [
  buildQuotedLine({ targetPrice: '26.00' }),
  buildQuotedLine({
    lineId: '2',
    articleNumber: 'SK-CL-DES-20',
    customArticleNumber: '118-4402',
    name: 'Cleaning kit, descaler 20 l',
    quantity: 2,
    note: 'For two circuits.',
    wantedDate: '2026-12-15',
    price: { amount: '170.00', originalAmount: '170.00', currency: 'GBP' },
    item: buildGasketCard({
      genericItemId: 'g2',
      commercialItemId: 'v2',
      slug: 'cleaning-kit',
      name: 'Cleaning kit, descaler 20 l',
      articleNumber: 'SK-CL-DES-20',
    }),
  }),
  buildQuotedLine({
    lineId: '3',
    articleNumber: 'GX-110-48-P16',
    name: 'Gasketed plate heat exchanger GX-110, 48 plates',
    quantity: 1,
    price: null,
    item: buildGasketCard({
      genericItemId: 'g3',
      commercialItemId: null,
      categoryId: 'c12',
      categorySlug: 'gasketed',
      slug: 'gx-110',
      name: 'Gasketed plate heat exchanger GX-110, 48 plates',
      articleNumber: 'GX-110-48-P16',
      salesDetails: { salesActions: ['RequestQuote'], price: null },
    }),
  }),
];

export const buildPartnerLocation = (location: Partial<PartnerLocation> = {}): PartnerLocation =>
  built(partnerLocationSchema, {
    id: 'vadholm-gb',
    partner: 'Vadholm Ltd',
    name: '',
    isOwn: true,
    streetAddress: '14 Foundry Row',
    zipCode: 'S3 8AB',
    city: 'Sheffield',
    countryCode: 'GB',
    position: { latitude: 53.39, longitude: -1.47 },
    phoneNumber: '+44 114 496 0100',
    email: 'sales.uk@vadholm.example',
    website: null,
    services: [],
    languages: ['en'],
    ...location,
  });

/** Locations of the three offers, in order: our own sales company and two partners, the last without a position. */
export const locations: PartnerLocation[] = [
  buildPartnerLocation(),
  buildPartnerLocation({
    id: 'tidewell-hull',
    partner: 'Tidewell Thermal Ltd',
    name: 'Hull',
    isOwn: false,
    streetAddress: '3 Dock Street',
    zipCode: 'HU1 3AF',
    city: 'Hull',
    position: { latitude: 53.74, longitude: -0.33 },
    phoneNumber: '+44 1482 496 220',
    email: 'quotes@tidewell.example',
    website: 'https://tidewell.example',
    services: ['maintenance', 'cleaning', 'regasketing'],
    languages: ['en', 'nl'],
  }),
  buildPartnerLocation({
    id: 'pennine',
    partner: 'Pennine Heat Services',
    isOwn: false,
    streetAddress: '22 Mill Lane',
    zipCode: 'LS1 4AP',
    city: 'Leeds',
    position: null,
    phoneNumber: '+44 113 496 0417',
    email: 'office@pennine-heat.example',
    services: ['installation', 'emergency'],
  }),
];

export const buildOfferedLine = (lineId: string, line: Partial<OfferedLine> = {}): OfferedLine =>
  built(offeredLineSchema, {
    lineId,
    unitPrice: '27.00',
    leadTimeDays: 10,
    substitute: null,
    note: '',
    ...line,
  });

export const buildOfferRevision = (revision: Partial<OfferRevision> = {}): OfferRevision =>
  built(offerRevisionSchema, {
    revision: 1,
    offeredAt: '2026-11-18T09:12:00.000Z',
    lines: [
      buildOfferedLine('1'),
      buildOfferedLine('2', { unitPrice: '165.00', leadTimeDays: 5 }),
      buildOfferedLine('3', { unitPrice: '4850.00', leadTimeDays: 30 }),
    ],
    total: '6800.00',
    validUntil: '2026-12-18',
    text: 'Delivered to your works, freight included.',
    ...revision,
  });

export const buildQuoteMessage = (message: Partial<QuoteMessage> = {}): QuoteMessage =>
  built(quoteMessageSchema, {
    id: 'm1',
    writtenAt: '2026-11-18T10:00:00.000Z',
    from: 'customer',
    author: 'Anna Lindqvist',
    text: 'Can the gaskets come earlier?',
    lineId: null,
    ...message,
  });

export const buildQuoteOffer = (offer: Partial<QuoteOffer> = {}): QuoteOffer =>
  built(quoteOfferSchema, {
    offerId: offerIds[0],
    location: locations[0]!,
    state: 'offered',
    declined: null,
    revisions: [buildOfferRevision()],
    expiresAt: '2026-12-19T00:00:00.000Z',
    messages: [],
    accepted: null,
    ...offer,
  });

/**
 * Three offers to compare: our own company's first, a partner's with two revisions (cheaper gaskets, a substitute for
 * the kit, the exchanger later) and messages, and one that cannot supply the exchanger.
 */
export const threeOffers: QuoteOffer[] = [
  buildQuoteOffer(),
  buildQuoteOffer({
    offerId: offerIds[1],
    location: locations[1]!,
    revisions: [
      buildOfferRevision({
        offeredAt: '2026-11-17T14:30:00.000Z',
        lines: [
          buildOfferedLine('1', { unitPrice: '28.50', leadTimeDays: 14 }),
          buildOfferedLine('2', { unitPrice: '168.00', leadTimeDays: 5 }),
          buildOfferedLine('3', { unitPrice: '4700.00', leadTimeDays: 21 }),
        ],
        total: '6746.00',
        text: '',
      }),
      buildOfferRevision({
        revision: 2,
        offeredAt: '2026-11-19T08:05:00.000Z',
        lines: [
          buildOfferedLine('1', { unitPrice: '25.40', leadTimeDays: 14 }),
          buildOfferedLine('2', {
            unitPrice: '149.00',
            leadTimeDays: 3,
            substitute: { articleNumber: 'TW-DES-25', name: 'Descaler concentrate 25 l, food grade' },
            note: 'Stronger, so that less is needed.',
          }),
          buildOfferedLine('3', { unitPrice: '4700.00', leadTimeDays: 28 }),
        ],
        total: '6522.00',
        validUntil: '2026-11-24',
        text: 'We can fit the gaskets on site; ask for a day.',
      }),
    ],
    expiresAt: '2026-11-25T00:00:00.000Z',
    messages: [
      buildQuoteMessage(),
      buildQuoteMessage({
        id: 'm2',
        writtenAt: '2026-11-18T11:20:00.000Z',
        from: 'partner',
        author: 'Joan Priestley',
        text: 'Not earlier, but cheaper: see the new offer.',
        lineId: '1',
      }),
    ],
  }),
  buildQuoteOffer({
    offerId: offerIds[2],
    location: locations[2]!,
    revisions: [
      buildOfferRevision({
        lines: [
          buildOfferedLine('1', { unitPrice: '26.00', leadTimeDays: 2 }),
          buildOfferedLine('2', { unitPrice: '172.00', leadTimeDays: 2 }),
          buildOfferedLine('3', { unitPrice: null, leadTimeDays: 0, note: 'We do not build this size.' }),
        ],
        total: '1904.00',
        validUntil: '2026-12-01',
        text: '',
      }),
    ],
    expiresAt: '2026-12-02T00:00:00.000Z',
  }),
];

export const buildQuoteSummary = (summary: Partial<QuoteSummary> = {}): QuoteSummary =>
  built(quoteSummarySchema, {
    quoteNumber,
    requestedAt: '2026-11-16T13:05:00.000Z',
    state: 'offered',
    customer: 'Hamnverket Service AB',
    reference: 'HV-26-0090',
    partners: locations.map(({ partner }) => partner),
    subject: 'Channel gasket GX-050, NBR',
    lineCount: 3,
    offerCount: 3,
    expiresAt: '2026-11-25T00:00:00.000Z',
    hasNews: false,
    ...summary,
  });

export const buildQuoteRequest = (quote: Partial<Quote> = {}): Quote =>
  built(quoteSchema, {
    ...buildQuoteSummary(),
    role: 'customer',
    contact: {
      firstName: 'Anna',
      lastName: 'Lindqvist',
      companyName: 'Hamnverket Service AB',
      email: 'anna@hamnverket.example',
      phoneNumber: '+44 114 496 0182',
      reference: 'HV-26-0090',
    },
    text: 'For the autumn stop in week 50.\nPlease offer delivery to the works.',
    wantedDate: '2026-12-10',
    deliveryPlace: { countryCode: 'GB', zipCode: 'S3 8AB', city: 'Sheffield' },
    currency: 'GBP',
    country: 'GB',
    companyId: null,
    timeZone: 'Europe/London',
    lines: quotedLines,
    files: [{ id: 'f1', name: 'nameplate.jpg', bytes: 240_000 }],
    offers: threeOffers,
    isOrderedInCheckout: true,
    ...quote,
  });

/** A group for one or more locations; the first one of a cart. */
export const buildQuoteGroup = (group: Partial<QuoteGroup> = {}): QuoteGroup =>
  built(quoteGroupSchema, {
    quoteGroupKey: '1'.repeat(16),
    confirmation: null,
    selectedPartnerLocationId: null,
    otherPartnerLocationIds: [],
    lines: [buildQuotedLine()],
    locations,
    ...group,
  });

export const buildGeneratedQuote = (quote: Partial<GeneratedQuote> = {}): GeneratedQuote =>
  built(generatedQuoteSchema, {
    id: 'g-1',
    number: 'P001001',
    name: 'Plant 2, cooling of the pasteuriser',
    lineCount: 12,
    format: 'pdf',
    fileName: 'P001001.pdf',
    bytes: 184_000,
    createdAt: '2026-11-20T09:00:00.000Z',
    createdBy: 'Anna Lindqvist',
    validUntil: '2026-12-20',
    total: { amount: '4820.50', currency: 'GBP' },
    includesTax: false,
    state: 'valid',
    country: 'GB',
    companyId: null,
    orderId: null,
    orderNumber: null,
    ...quote,
  });
