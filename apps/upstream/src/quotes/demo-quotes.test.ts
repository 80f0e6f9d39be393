import type { Quote, QuoteSummary } from '@shop/api-contracts';
import { moveDemoQuotes } from '@shop/demo-company';
import { startTestUpstream, type TestLocale, type TestUpstream } from '../testing/start-test-upstream.ts';

jest.setTimeout(60_000);

let shop: TestUpstream;
beforeAll(async () => {
  shop = await startTestUpstream();
  await shop.deps.db.transaction().execute(moveDemoQuotes);
});
afterAll(() => shop.close());

async function list(as: string, locale: TestLocale, box = 'sent'): Promise<QuoteSummary[]> {
  const response = await shop.call('get', `/quotes?box=${box}`, { as, locale }).expect(200);
  return (response.body as { quotes: QuoteSummary[] }).quotes;
}
const get = async (number: string, as: string, locale: TestLocale): Promise<Quote> =>
  (await shop.call('get', `/quotes/${number}`, { as, locale }).expect(200)).body as Quote;

describe('the quote requests of the demo', () => {
  it('I6: are found by their senders and colleagues, newest first', async () => {
    const ofAnna = await list('anna', 'sv-se');
    expect(ofAnna.map(({ state }) => state)).toEqual([
      'requested',
      'inPreparation',
      'offered',
      'offered',
      'offered',
      'declined',
    ]);
    expect(ofAnna.map(({ hasNews }) => hasNews)).toEqual([false, true, true, false, false, false]);
    expect((await list('marie', 'fr-fr')).map(({ state }) => state)).toEqual(['requested', 'expired']);
    expect((await list('sam', 'en-us')).map(({ state }) => state)).toEqual(['declined']);
    expect((await list('noah', 'en-gb')).map(({ state }) => state)).toEqual(['offered']);
    for (const { quoteNumber, state } of ofAnna) expect((await get(quoteNumber, 'anna', 'sv-se')).state).toBe(state);
  });

  it('I6: are received by a partner with users', async () => {
    const received = await list('paul', 'de-de', 'received');
    expect(received.map(({ state, hasNews }) => [state, hasNews])).toEqual([
      ['requested', true],
      ['inPreparation', false],
      ['offered', false],
      ['declined', true],
    ]);
    for (const { quoteNumber } of received) {
      const quote = await get(quoteNumber, 'paul', 'de-de');
      expect(quote.role).toBe('partner');
      expect(quote.offers.map(({ location }) => location.id)).toEqual(['becker-hamburg']);
    }
  });

  it('I6: link the accepted offer to its order', async () => {
    const [accepted] = await list('grace', 'en-gb');
    const { offers } = await get(accepted!.quoteNumber, 'grace', 'en-gb');
    const { accepted: order, revisions } = offers[0]!;
    expect(order).toMatchObject({ revision: 2, cartId: null, orderNumber: 'SO-240113' });
    const response = await shop
      .call('get', `/orders/history/${order!.orderId}`, { as: 'grace', locale: 'en-gb' })
      .expect(200);
    expect((response.body as { totals: { goods: string } }).totals.goods).toBe(revisions[1]!.total);
  });

  it('I6: can be accepted while they are offered', async () => {
    const [quote] = (await list('anna', 'sv-se')).filter(({ offerCount }) => offerCount === 2);
    const { offers, lines, isOrderedInCheckout } = await get(quote!.quoteNumber, 'anna', 'sv-se');
    expect(isOrderedInCheckout).toBe(true);
    const pick = { offerId: offers[0]!.offerId, revision: 2, lineIds: [lines[0]!.lineId] };
    const body = { picks: [pick], customerOrderReference: 'HV-26-0540', shippingAddress: null };
    const path = `/quotes/${quote!.quoteNumber}/acceptance`;
    const answer = (await shop.call('post', path, { as: 'anna', locale: 'sv-se', body }).expect(200)).body as Quote;
    expect(answer.offers[0]).toMatchObject({
      state: 'accepted',
      accepted: { cartId: expect.stringMatching(/^\w{32}$/) as string },
    });
  });
});
