import type {
  ItemCard,
  OfferedLine,
  OfferRevision,
  PartnerLocation,
  Quote,
  QuotedLine,
  QuoteMessage,
  QuoteOffer,
  QuoteState,
  QuoteSummary,
} from '@shop/api-contracts';

export const quoteNumber = 'Q300041';
/** Of the three offers, in their order. */
export const offerIds = ['a'.repeat(16), 'b'.repeat(16), 'c'.repeat(16)] as const;

export const buildCard = (item: Partial<ItemCard> = {}): ItemCard => ({
  genericItemId: 'g1',
  commercialItemId: 'v1',
  categoryId: 'c11',
  categorySlug: 'gaskets',
  slug: 'gasket-gx-050-nbr',
  name: 'Channel gasket GX-050, NBR',
  articleNumber: 'GX-050-GC-NBR',
  images: { medium: null },
  attributes: [],
  itemTags: [],
  parentItemKey: null,
  isInFavouriteList: false,
  salesDetails: {
    salesActions: ['Buy', 'RequestQuote'],
    price: { amount: '30.00', originalAmount: '32.00', currency: 'GBP' },
    availability: { state: 'inStock', stock: 400 },
  },
  salesDetailsOnRequest: false,
  ...item,
});

export const buildQuotedLine = (line: Partial<QuotedLine> = {}): QuotedLine => ({
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
  item: buildCard(),
  ...line,
});

/** Three lines: one with a target price, one with an own number, a note and a day, one that has no price in the shop. */
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
    item: buildCard({
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
    item: buildCard({
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

export const buildLocation = (location: Partial<PartnerLocation> = {}): PartnerLocation => ({
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

/** Of the three offers, in their order: the own sales company and two partners, the last without a position. */
export const locations: PartnerLocation[] = [
  buildLocation(),
  buildLocation({
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
  buildLocation({
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

export const buildOffered = (lineId: string, line: Partial<OfferedLine> = {}): OfferedLine => ({
  lineId,
  unitPrice: '27.00',
  leadTimeDays: 10,
  substitute: null,
  note: '',
  ...line,
});

export const buildRevision = (revision: Partial<OfferRevision> = {}): OfferRevision => ({
  revision: 1,
  offeredAt: '2026-11-18T09:12:00.000Z',
  lines: [
    buildOffered('1'),
    buildOffered('2', { unitPrice: '165.00', leadTimeDays: 5 }),
    buildOffered('3', { unitPrice: '4850.00', leadTimeDays: 30 }),
  ],
  total: '6800.00',
  validUntil: '2026-12-18',
  text: 'Delivered to your works, freight included.',
  ...revision,
});

export const buildMessage = (message: Partial<QuoteMessage> = {}): QuoteMessage => ({
  id: 'm1',
  writtenAt: '2026-11-18T10:00:00.000Z',
  from: 'customer',
  author: 'Anna Lindqvist',
  text: 'Can the gaskets come earlier?',
  lineId: null,
  ...message,
});

export const buildOffer = (offer: Partial<QuoteOffer> = {}): QuoteOffer => ({
  offerId: offerIds[0],
  location: locations[0]!,
  state: 'offered',
  declined: null,
  revisions: [buildRevision()],
  expiresAt: '2026-12-19T00:00:00.000Z',
  messages: [],
  accepted: null,
  ...offer,
});

/**
 * Three offers side by side: the own company's first, a partner's with two revisions (cheaper gaskets, a substitute for the kit, the
 * exchanger later) and messages, and one that cannot supply the exchanger.
 */
export const threeOffers: QuoteOffer[] = [
  buildOffer(),
  buildOffer({
    offerId: offerIds[1],
    location: locations[1]!,
    revisions: [
      buildRevision({
        offeredAt: '2026-11-17T14:30:00.000Z',
        lines: [
          buildOffered('1', { unitPrice: '28.50', leadTimeDays: 14 }),
          buildOffered('2', { unitPrice: '168.00', leadTimeDays: 5 }),
          buildOffered('3', { unitPrice: '4700.00', leadTimeDays: 21 }),
        ],
        total: '6746.00',
        text: '',
      }),
      buildRevision({
        revision: 2,
        offeredAt: '2026-11-19T08:05:00.000Z',
        lines: [
          buildOffered('1', { unitPrice: '25.40', leadTimeDays: 14 }),
          buildOffered('2', {
            unitPrice: '149.00',
            leadTimeDays: 3,
            substitute: { articleNumber: 'TW-DES-25', name: 'Descaler concentrate 25 l, food grade' },
            note: 'Stronger, so that less is needed.',
          }),
          buildOffered('3', { unitPrice: '4700.00', leadTimeDays: 28 }),
        ],
        total: '6522.00',
        validUntil: '2026-11-24',
        text: 'We can fit the gaskets on site; ask for a day.',
      }),
    ],
    expiresAt: '2026-11-25T00:00:00.000Z',
    messages: [
      buildMessage(),
      buildMessage({
        id: 'm2',
        writtenAt: '2026-11-18T11:20:00.000Z',
        from: 'partner',
        author: 'Joan Priestley',
        text: 'Not earlier, but cheaper: see the new offer.',
        lineId: '1',
      }),
    ],
  }),
  buildOffer({
    offerId: offerIds[2],
    location: locations[2]!,
    revisions: [
      buildRevision({
        lines: [
          buildOffered('1', { unitPrice: '26.00', leadTimeDays: 2 }),
          buildOffered('2', { unitPrice: '172.00', leadTimeDays: 2 }),
          buildOffered('3', { unitPrice: null, leadTimeDays: 0, note: 'We do not build this size.' }),
        ],
        total: '1904.00',
        validUntil: '2026-12-01',
        text: '',
      }),
    ],
    expiresAt: '2026-12-02T00:00:00.000Z',
  }),
];

export const buildQuoteSummary = (summary: Partial<QuoteSummary> = {}): QuoteSummary => ({
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

export const buildQuote = (quote: Partial<Quote> = {}): Quote => ({
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

/** Sent, and nobody has answered yet. */
export const requestedOffers = threeOffers.map((offer) => ({
  ...offer,
  state: 'requested' as const,
  revisions: [],
  expiresAt: null,
  messages: [],
}));

/** A request to one place in each state. */
export const quoteIn: Record<QuoteState, () => Quote> = {
  requested: () => oneOf(requestedOffers[0]!),
  inPreparation: () => oneOf({ ...requestedOffers[0]!, state: 'inPreparation' }),
  offered: () => oneOf(threeOffers[0]!),
  accepted: () =>
    oneOf(
      buildOffer({
        state: 'accepted',
        accepted: {
          revision: 1,
          lineIds: ['1', '2'],
          cartId: 'e'.repeat(32),
          orderId: null,
          orderNumber: null,
        },
      }),
    ),
  declined: () => oneOf(buildOffer({ state: 'declined', declined: { by: 'customer', reason: 'Too late for us.' } })),
  expired: () =>
    oneOf(
      buildOffer({
        state: 'expired',
        revisions: [buildRevision({ offeredAt: '2026-10-01T09:00:00.000Z', validUntil: '2026-10-30' })],
        expiresAt: '2026-10-31T00:00:00.000Z',
      }),
    ),
};

const oneOf = (offer: QuoteOffer): Quote =>
  buildQuote({
    state: offer.state,
    partners: [offer.location.partner],
    offerCount: offer.revisions.length > 0 ? 1 : 0,
    expiresAt: offer.state === 'offered' ? offer.expiresAt : null,
    offers: [offer],
  });

/** As the partner of the second offer sees it: that offer alone. */
export const receivedQuote = (offer: Partial<QuoteOffer> = {}, quote: Partial<Quote> = {}): Quote => {
  const own = { ...requestedOffers[1]!, ...offer };
  return buildQuote({
    role: 'partner',
    state: own.state,
    partners: [own.location.partner],
    offerCount: own.revisions.length > 0 ? 1 : 0,
    expiresAt: own.state === 'offered' ? own.expiresAt : null,
    offers: [own],
    ...quote,
  });
};
