import {
  buildOfferedLine,
  buildOfferRevision,
  buildQuoteOffer,
  buildQuoteRequest,
  offerIds,
  threeOffers,
} from '@shop/api-contracts/testing';
import { quoteIn } from '../../fake-quotes.fixture.ts';
import { acceptedTotal } from './accepted-total.ts';
import { cheapest, fastest, openLines, pickedOffers, validPicks, wholeOffer } from './picks.ts';

const [own, tidewell, pennine] = offerIds;
const quote = buildQuoteRequest();

test('G4: the lowest prices, or the shortest lead times, can be picked for all lines at once', () => {
  expect(Object.fromEntries(cheapest(quote))).toEqual({ 1: tidewell, 2: tidewell, 3: tidewell });
  expect(Object.fromEntries(fastest(quote))).toEqual({ 1: pennine, 2: pennine, 3: tidewell });
});

test('G4: equal prices are decided by lead time, equal lead times by price', () => {
  const offer = (offerId: string, unitPrice: string, leadTimeDays: number) =>
    buildQuoteOffer({
      offerId,
      revisions: [buildOfferRevision({ lines: [buildOfferedLine('1', { unitPrice, leadTimeDays })] })],
    });
  const samePrice = { offers: [offer(own, '9.00', 9), offer(tidewell, '9.00', 2), offer(pennine, '10.00', 1)] };
  expect(cheapest(samePrice).get('1')).toBe(tidewell);
  const sameTime = { offers: [offer(own, '100.00', 2), offer(tidewell, '9.00', 2), offer(pennine, '1.00', 3)] };
  expect(fastest(sameTime).get('1')).toBe(tidewell);
});

test('G4: picking a whole offer skips lines that cannot be delivered', () => {
  expect(Object.fromEntries(wholeOffer(quote, threeOffers[2]!))).toEqual({ 1: pennine, 2: pennine });
});

test.each(['requested', 'inPreparation', 'accepted', 'declined', 'expired'] as const)(
  'G4: nothing can be picked from an offer that is %s',
  (state) => {
    const { offers } = quoteIn[state]();
    expect(openLines({ offers }, offers[0]!)).toEqual([]);
  },
);

test('G4: lines accepted from one supplier cannot be picked from another; their picks lapse, others stay', () => {
  const accepted = { revision: 1, lineIds: ['1'], cartId: null, orderId: null, orderNumber: null };
  const offers = [{ ...threeOffers[0]!, state: 'accepted' as const, accepted }, threeOffers[1]!, threeOffers[2]!];
  const picks = validPicks(
    { offers },
    new Map([
      ['1', tidewell],
      ['2', tidewell],
      ['3', own],
    ]),
  );
  expect(Object.fromEntries(picks)).toEqual({ 2: tidewell });
});

test('G4: freight that is an amount is in the total of an offer, whatever is picked of it', () => {
  const terms = { freight: 'amount', freightAmount: '45.50', incoterm: 'DAP', place: 'Kiel' } as const;
  const lines = [buildOfferedLine('1', { unitPrice: '2.00' }), buildOfferedLine('2', { unitPrice: '3.00' })];
  const offer = buildQuoteOffer({ offerId: own, revisions: [buildOfferRevision({ lines, terms })] });
  const asked = { offers: [offer], lines: quote.lines };
  const quantity = quote.lines[0]!.quantity;
  const [picked] = pickedOffers(asked, new Map([['1', own]]));
  expect(picked).toMatchObject({ freight: '45.50', total: (2 * quantity + 45.5).toFixed(2) });
  const accepted = { revision: 1, lineIds: ['1'] };
  expect(acceptedTotal(asked, offer, accepted)).toBe(picked!.total);
});

test('G4: picks are added up per offer without rounding', () => {
  const picked = pickedOffers(
    quote,
    new Map([
      ['1', tidewell],
      ['2', pennine],
      ['3', tidewell],
    ]),
  );
  expect(picked.map(({ offer, revision, total, lines }) => [offer.offerId, revision, total, lines.length])).toEqual([
    [tidewell, 2, '6224.00', 2],
    [pennine, 1, '344.00', 1],
  ]);
});
