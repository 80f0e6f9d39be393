import { buildOfferedLine, buildOfferRevision, buildQuoteOffer } from '@shop/api-contracts/testing';
import { receivedQuote } from '../fake-quotes.fixture.ts';
import { discounted, entriesOf, offerOf, offerTotal } from './offer-entries.ts';

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-21T23:30:00Z') }));
afterEach(() => jest.useRealTimers());

const quote = receivedQuote();
const offer = quote.offers[0]!;

test('a first offer starts empty and is valid for thirty days in the customer’s time zone', () => {
  expect(entriesOf(quote, offer, 'en-GB').validUntil).toBe('2026-12-21');
  // in that zone it is the next day already
  expect(entriesOf({ ...quote, timeZone: 'Europe/Berlin' }, offer, 'en-GB').validUntil).toBe('2026-12-22');
  expect(Object.values(entriesOf(quote, offer, 'en-GB').lines).map(({ price }) => price)).toEqual(['', '', '']);
});

test('a revision starts with the last offer, and with another end if that has passed', () => {
  const lines = [
    buildOfferedLine('1', { unitPrice: '1234.50' }),
    buildOfferedLine('2', { substitute: { articleNumber: 'S-1', name: 'Other' }, note: 'Stronger.' }),
    buildOfferedLine('3', { unitPrice: null, leadTimeDays: 0 }),
  ];
  const offered = buildQuoteOffer({
    revisions: [buildOfferRevision({ revision: 4, lines, validUntil: '2026-11-20' })],
  });
  const entries = entriesOf(quote, offered, 'de-DE');
  expect(entries.revision).toBe(4);
  expect(entries.validUntil).toBe('2026-12-21');
  expect(entries.lines['1']).toMatchObject({ price: '1234,50', leadTime: '10' });
  expect(entries.lines['2']).toMatchObject({ substituteNumber: 'S-1', substituteName: 'Other', note: 'Stronger.' });
  expect(entries.lines['3']).toMatchObject({ isLeftOut: true, price: '' });
  // the same offer if sent unchanged
  expect(offerOf(entries, 'de-DE')).toMatchObject({ revision: 4, lines });
});

test('the total includes priced lines, and counts those without a price', () => {
  const entries = entriesOf(quote, offer, 'en-GB');
  entries.lines['1'] = { ...entries.lines['1']!, price: '26,45' };
  entries.lines['2'] = { ...entries.lines['2']!, isLeftOut: true, price: '99' };
  expect(offerTotal(entries, quote, 'en-GB')).toEqual({ total: '1587.00', unpriced: 1 });
  const withFreight = { ...entries, freight: 'amount' as const, freightAmount: '45,50' };
  expect(offerTotal(withFreight, quote, 'de-DE')).toMatchObject({ total: '1632.50' });
  expect(offerTotal({ ...withFreight, freight: 'included' }, quote, 'de-DE')).toMatchObject({ total: '1587.00' });
});

test.each([
  ['30.00', 0, '30.00'],
  ['30.00', 12.5, '26.25'],
  ['19.99', 7, '18.59'],
  ['0.05', 50, '0.03'],
  ['30.00', 100, '0.00'],
])('%s less %s %% is %s', (amount, percent, less) => expect(discounted(amount, percent)).toBe(less));
