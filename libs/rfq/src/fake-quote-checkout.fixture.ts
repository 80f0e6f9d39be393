import type { ApiRequest, PartnerLocation, QuoteCheckout, QuoteGroup } from '@shop/api-contracts';
import { buildPartnerLocation, buildQuotedLine, buildQuoteGroup } from '@shop/api-contracts/testing';
import { json, problem, type Answers } from '@shop/platform/testing';

export const cartId = 'c'.repeat(32);
export const groupKeys = ['1'.repeat(16), '2'.repeat(16), '3'.repeat(16)] as const;

export const buildPlace = (place: Partial<PartnerLocation> = {}): PartnerLocation =>
  buildPartnerLocation({
    id: 'own-gb',
    partner: 'Vadholm UK Ltd',
    streetAddress: '12 Canal Street',
    zipCode: 'M1 3HE',
    city: 'Manchester',
    position: { latitude: 53.48, longitude: -2.24 },
    phoneNumber: '+44 161 496 0100',
    email: 'quotes@vadholm.example',
    website: 'https://vadholm.example',
    services: ['inspection', 'regasketing'],
    ...place,
  });

/** Our own company, two partners at different distances from Sheffield, and one without coordinates. */
export const places: PartnerLocation[] = [
  buildPlace(),
  buildPlace({
    id: 'bristol',
    partner: 'Avon Thermal Services',
    isOwn: false,
    city: 'Bristol',
    position: { latitude: 51.45, longitude: -2.59 },
    services: ['cleaning', 'regasketing', 'emergency'],
    languages: ['en', 'pt'],
  }),
  buildPlace({
    id: 'leeds',
    partner: 'Pennine Heat Ltd',
    isOwn: false,
    name: 'Leeds works',
    city: 'Leeds',
    position: { latitude: 53.8, longitude: -1.55 },
    services: ['cleaning'],
    languages: ['en', 'de'],
    website: null,
  }),
  buildPlace({
    id: 'nowhere',
    partner: 'Moorland Cooling',
    isOwn: false,
    city: 'Hebden',
    position: null,
    services: [],
    languages: ['en'],
  }),
];

export const buildGroup = (group: Partial<QuoteGroup> = {}): QuoteGroup =>
  buildQuoteGroup({ quoteGroupKey: groupKeys[0], locations: places, ...group });

/** A group that only our own company supplies, with its location chosen from the start. */
export const buildOwnGroup = (group: Partial<QuoteGroup> = {}): QuoteGroup =>
  buildGroup({
    quoteGroupKey: groupKeys[1],
    selectedPartnerLocationId: places[0]!.id,
    locations: [places[0]!],
    lines: [
      buildQuotedLine({
        lineId: '2',
        articleNumber: 'GX-110-48',
        name: 'Heat exchanger GX-110, 48 plates',
        quantity: 1,
      }),
    ],
    ...group,
  });

interface FakeQuoteCheckoutInput {
  groups?: QuoteGroup[];
}

/** A fake of upstream's quote checkout as a browser sees it. */
export function createFakeQuoteCheckout({ groups = [buildGroup(), buildOwnGroup()] }: FakeQuoteCheckoutInput = {}) {
  let checkout: QuoteCheckout = { cartId, eTag: '"1"', currency: 'GBP', groups, files: [] };
  let isSent = false;
  const bodyOf = <Body>(body: ApiRequest['body']): Body => JSON.parse(typeof body === 'string' ? body : '{}') as Body;
  const write = (more: Partial<QuoteCheckout>) => (checkout = { ...checkout, ...more });

  const answers: Answers = {
    'POST /quote/begin-checkout': () => (isSent ? problem(404, { code: 'cart_unknown' }) : json(checkout)),
    'PUT /quote/groups/:key': ({ body }, { key }) => {
      if (!checkout.groups.some(({ quoteGroupKey }) => quoteGroupKey === key)) {
        return problem(404, { code: 'quote_group_unknown' });
      }
      const { selectedPartnerLocationId, otherPartnerLocationIds = [] } =
        bodyOf<Pick<QuoteGroup, 'selectedPartnerLocationId' | 'otherPartnerLocationIds'>>(body);
      const chosen = checkout.groups.map((group) =>
        group.quoteGroupKey === key ? { ...group, selectedPartnerLocationId, otherPartnerLocationIds } : group,
      );
      return json(write({ groups: chosen }));
    },
    'POST /quote/files': ({ body }) => {
      const { name, size } = (body as FormData).get('formFile') as File;
      const file = { id: `file-${checkout.files.length + 1}`, name, bytes: size };
      write({ files: [...checkout.files, file] });
      return json(file);
    },
    'DELETE /quote/files/:id': (_request, { id }) => {
      write({ files: checkout.files.filter((file) => file.id !== id) });
      return json(null);
    },
    'POST /quote': () => {
      isSent = true;
      return json(
        write({ groups: checkout.groups.map((group, at) => ({ ...group, confirmation: `Q30004${at + 1}` })) }),
      );
    },
    'GET /quote/confirmations/:cartId': () => (isSent ? json(checkout) : problem(404, { code: 'cart_unknown' })),
    'GET /positions': () => json({ position: { latitude: 53.38, longitude: -1.47 } }),
  };
  return {
    answers,
    get: () => checkout,
    /** Changes it as another person, another tab or time would. */
    alter: (more: Partial<QuoteCheckout>) => write(more),
    /** Marks it as sent, here or in another tab. */
    send: () => void (isSent = true),
  };
}
