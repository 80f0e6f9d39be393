import type {
  OfferedLine,
  OfferTerms,
  Quote,
  QuoteContact,
  QuoteOffer,
  QuoteState,
  QuoteSummary,
} from '@shop/api-contracts';
import type { Express } from 'express';
import { randomBytes, randomUUID } from 'node:crypto';
import request, { type Test } from 'supertest';
import { sql } from 'kysely';
import type { StoredQuoteLine } from '@shop/commerce-model';
import { someDelivery } from './operations.ts';
import type { TestLocale, TestUpstream } from './start-test-upstream.ts';

export const quoteContact: QuoteContact = {
  firstName: 'Anna',
  lastName: 'Lindqvist',
  companyName: 'Hamnverket Service AB',
  email: 'anna.lindqvist@hamnverket.example',
  phoneNumber: '+46 40 555 01 21',
  reference: 'Pump station 4',
};

/** Markets of the requests in tests. */
export const places = {
  SE: { locale: 'sv-se', currency: 'SEK', timeZone: 'Europe/Stockholm' },
  RS: { locale: 'sr-latn-rs', currency: 'RSD', timeZone: 'Europe/Belgrade' },
  GB: { locale: 'en-gb', currency: 'GBP', timeZone: 'Europe/London' },
  FR: { locale: 'fr-fr', currency: 'EUR', timeZone: 'Europe/Paris' },
} as const satisfies Record<string, { locale: TestLocale; currency: string; timeZone: string }>;

const line = (lineId: string, commercialItemId: string, given: Partial<StoredQuoteLine>): StoredQuoteLine => ({
  lineId,
  genericItemId: commercialItemId,
  commercialItemId,
  articleNumber: commercialItemId,
  customArticleNumber: null,
  name: `Line ${lineId}`,
  note: '',
  quantity: 1,
  targetPrice: null,
  wantedDate: null,
  unitPrice: null,
  listPrice: null,
  configuration: null,
  ...given,
});

/** Three lines, one with a shop price. */
export const quoteLines: StoredQuoteLine[] = [
  line('a', 'GX050GCHNBR', { genericItemId: 'GGX050', quantity: 4, unitPrice: 21_350, listPrice: 25_000 }),
  line('b', 'GX300H16501', { genericItemId: 'GX300', quantity: 1, targetPrice: 1_800_000 }),
  line('c', 'SKTT20', { genericItemId: 'SKTT', quantity: 10, note: 'Galvanised' }),
];

/** A caller: token and locale. */
export interface Caller {
  as: string;
  locale: TestLocale;
}

export interface SentQuote {
  number: string;
  /** In the order of the asked locations. */
  offerIds: string[];
}

/** Three partners with users, and requests to their locations. */
export class TestQuotes {
  readonly shop: TestUpstream;
  /** One member of each partner. */
  readonly partners: Caller[] = [];
  readonly locationIds: string[] = [];
  /** Anna; below, a colleague of the same customer number. */
  customer: Caller = { as: 'anna', locale: 'sv-se' };
  colleague: Caller = { as: '', locale: 'sv-se' };
  /** The called application; a test may mount the routes with other options. */
  app: Express;

  private constructor(shop: TestUpstream) {
    this.shop = shop;
    this.app = shop.app;
  }

  static async begin(shop: TestUpstream): Promise<TestQuotes> {
    const quotes = new TestQuotes(shop);
    const { db } = shop.deps;
    await removeDemoQuotes(shop);
    for (const n of [1, 2, 3]) {
      const number = `29900${n}`;
      await db
        .insertInto('customer')
        .values({
          ...{ number, name: `Partner ${n}`, selected_locale: 'de-de', discounts: '{"general":0,"categories":{}}' },
          ...{ has_credit: false, is_partner: true, is_tax_exempt: false, company_site: null },
        })
        .execute();
      await db
        .insertInto('partner')
        .values({ id: `test-${n}`, name: `Partner ${n}`, customer_number: number, website: null })
        .execute();
      await db
        .insertInto('partner_location')
        .values({
          id: `test-place-${n}`,
          partner_id: `test-${n}`,
          ...{ street_address: `Test Street ${n}`, zip_code: '20457', city: 'Hamburg', country_code: 'DE' },
          ...{ latitude: null, longitude: null, phone_number: '+49 40 555 0100', email: `desk@partner-${n}.example` },
          ...{ services: [], languages: ['de'], countries: [], categories: [] },
        })
        .execute();
      quotes.locationIds.push(`test-place-${n}`);
      quotes.partners.push({ as: await quotes.#member(`partner-${n}`, number), locale: 'de-de' });
    }
    quotes.colleague.as = await quotes.#member('annas-colleague', '100001');
    return quotes;
  }

  /** Token of a new member of a customer number. */
  async #member(oid: string, number: string): Promise<string> {
    const { identityProvider, deps } = this.shop;
    const as = await identityProvider.issue({ oid, email: `${oid}@mail.example`, firstName: 'Some', lastName: oid });
    await this.shop.call('get', '/user', { as }).expect(200);
    await deps.db.insertInto('membership').values({ oid, customer_number: number }).execute();
    return as;
  }

  /** Inserts a request to `to` partners, in the state after sending. */
  async send({ to = 1, country = 'SE', ...given }: Sending = {}): Promise<SentQuote> {
    const { db } = this.shop.deps;
    const { locale, currency, timeZone } = places[country];
    const { number } = await db
      .insertInto('quote_request')
      .values({
        number: sql<string>`'Q' || nextval('quote_number')`,
        ...{ cart_id: null, quote_group_key: '0', oid: '10000000-0000-4000-8000-000000000001' },
        ...{ customer_number: '100001', country, company_site: null, locale, currency, time_zone: timeZone },
        ...{ contact: JSON.stringify(quoteContact), text: 'Please offer', wanted_date: null },
        lines: JSON.stringify(quoteLines),
        ...given,
      })
      .returning('number')
      .executeTakeFirstOrThrow();
    const offerIds: string[] = [];
    for (const location_id of this.locationIds.slice(0, to)) {
      const id = randomBytes(8).toString('hex');
      await db
        .insertInto('quote_offer')
        .values({ id, request_number: number, location_id, position: offerIds.length })
        .execute();
      offerIds.push(id);
    }
    return { number, offerIds };
  }

  call(method: 'get' | 'post' | 'put', path: string, { as, locale }: Caller, body?: object): Test {
    if (this.app === this.shop.app) return this.shop.call(method, path, { as, locale, ...(body ? { body } : {}) });
    const [language, country] = [locale.split('-')[0]!, locale.split('-').at(-1)!.toUpperCase()];
    const named = language === 'sr' ? 'sr-Latn' : language;
    const test = request(this.app)[method](path).query({ language: named, country, locale, t: 1 });
    void test.set('authorization', `Bearer ${this.#tokenOf(as)}`);
    if (method !== 'get') void test.set('idempotency-key', randomUUID());
    return body ? test.send(body) : test;
  }

  /** Demo accounts need a token when the routes are not those of the shop. */
  readonly #tokens = new Map<string, string>();
  #tokenOf(as: string): string {
    return this.#tokens.get(as) ?? as;
  }

  /** Call it before using other routes as Anna. */
  async knowAnna(): Promise<void> {
    const anna = { oid: '10000000-0000-4000-8000-000000000001', email: 'anna.lindqvist@hamnverket.example' };
    this.#tokens.set('anna', await this.shop.identityProvider.issue(anna));
  }

  tryToGet({ number }: SentQuote, caller: Caller = this.customer): Test {
    return this.call('get', `/quotes/${number}`, caller);
  }

  async get(quote: SentQuote, caller: Caller = this.customer): Promise<Quote> {
    return answered(await this.tryToGet(quote, caller));
  }

  async offerOf(quote: SentQuote, n = 0): Promise<QuoteOffer> {
    return (await this.get(quote)).offers[n]!;
  }

  async list(query: string, caller: Caller = this.customer): Promise<{ quotes: QuoteSummary[]; total: number }> {
    const response = await this.shop.call('get', `/quotes${query}`, caller).expect(200);
    return response.body as { quotes: QuoteSummary[]; total: number };
  }

  /** Makes a move of an offer, by its partner unless `by` is given. */
  tryTo(move: keyof typeof bodies, quote: SentQuote, given: Moving = {}) {
    const { n = 0, by = this.partners[n]!, body } = given;
    const path = `/quotes/${quote.number}/offers/${quote.offerIds[n]}/${move}`;
    return this.call(move === 'preparation' || move === 'delivery' ? 'put' : 'post', path, by, body ?? bodies[move]());
  }

  async move(move: Parameters<TestQuotes['tryTo']>[0], quote: SentQuote, given: Moving = {}): Promise<Quote> {
    return answered(await this.tryTo(move, quote, given));
  }

  /** Makes the next revision with these unit prices; null for an unavailable line. */
  tryToOffer(quote: SentQuote, prices: (string | null)[] = somePrices, { n = 0, by, ...more }: Offering = {}): Test {
    return this.tryTo('revisions', quote, { n, ...(by ? { by } : {}), body: { ...bodies.revisions(prices), ...more } });
  }

  async offer(quote: SentQuote, prices?: (string | null)[], given?: Offering): Promise<Quote> {
    return answered(await this.tryToOffer(quote, prices, given));
  }

  tryToAccept(quote: SentQuote, picks: Picking[], { by = this.customer, ...more }: Accepting = {}): Test {
    const body = {
      picks: picks.map(({ n, lineIds, revision = 1 }) => ({ offerId: quote.offerIds[n], revision, lineIds })),
      customerOrderReference: 'PO 88',
      shippingAddress: null,
      ...more,
    };
    return this.call('post', `/quotes/${quote.number}/acceptance`, by, body);
  }

  async accept(quote: SentQuote, picks: Picking[], given?: Accepting): Promise<Quote> {
    return answered(await this.tryToAccept(quote, picks, given));
  }

  /** Brings an offer to a state by legal moves; an expired one ended a moment ago. */
  async bringTo(state: QuoteState, quote: SentQuote): Promise<void> {
    const { db } = this.shop.deps;
    if (state === 'inPreparation') await this.move('preparation', quote);
    if (state === 'declined') await this.move('decline', quote);
    if (state === 'offered' || state === 'expired' || state === 'accepted') await this.offer(quote);
    if (state === 'accepted') await this.accept(quote, [{ n: 0, lineIds: ['a'] }]);
    if (state !== 'expired') return;
    const ended = sql<Date>`now() - interval '1 second'`;
    await db.updateTable('quote_offer').set({ expires_at: ended }).where('id', '=', quote.offerIds[0]!).execute();
  }
}

type Sending = {
  to?: number;
  country?: keyof typeof places;
  oid?: string;
  customer_number?: string | null;
  company_site?: string;
  time_zone?: string;
  wanted_date?: string;
  contact?: string;
  text?: string;
  /** As JSON. */
  delivery_place?: string;
  /** As JSON. */
  lines?: string;
};

interface Moving {
  /** Index of the offer. */
  n?: number;
  by?: Caller;
  body?: object;
}
type Offering = Partial<{
  n: number;
  by: Caller;
  revision: number;
  validUntil: string;
  text: string;
  lines: OfferedLine[];
  terms: OfferTerms;
}>;
type Picking = { n: number; lineIds: string[]; revision?: number };
type Accepting = Partial<{ by: Caller; customerOrderReference: string; shippingAddress: typeof someDelivery }>;

/** Deletes demo quotes, so that tests count only their own. */
async function removeDemoQuotes({ deps: { db } }: TestUpstream): Promise<void> {
  const carts = db.selectFrom('cart').select('id').where('offer_id', 'is not', null);
  await db.updateTable('shop_order').set({ cart_id: null }).where('cart_id', 'in', carts).execute();
  await db.deleteFrom('cart').where('offer_id', 'is not', null).execute();
  await db.deleteFrom('quote_request').execute();
}

export const someTerms: OfferTerms = { freight: 'included', freightAmount: null, incoterm: 'DAP', place: 'Malmö' };

export const somePrices = ['198.50', '17500.00', null];

/** A day on which offers in tests are still valid. */
export const validUntil = '2027-06-30';

const bodies = {
  messages: () => ({ text: 'Which gasket material?', lineId: 'a' }),
  decline: () => ({ reason: 'Too late for us' }),
  askagain: () => ({ text: null }),
  preparation: () => undefined,
  release: () => undefined,
  delivery: () => ({ lines: [{ lineId: 'a', promisedDate: '2027-01-11' }] }),
  shipments: () => ({ lineIds: ['a'], carrier: 'Nordfrakt', trackingNumber: 'NF 4711' }),
  revisions: (prices: (string | null)[] = somePrices) => ({
    revision: 0,
    lines: prices.map((unitPrice, n) => ({
      lineId: quoteLines[n]!.lineId,
      unitPrice,
      leadTimeDays: 7 * (n + 1),
      substitute: null,
      note: '',
    })),
    validUntil,
    text: 'With pleasure',
    terms: someTerms,
  }),
};

function answered({ status, body }: { status: number; body: unknown }): Quote {
  if (status !== 200) throw new Error(`Answered ${status}: ${JSON.stringify(body)}`);
  return body as Quote;
}
