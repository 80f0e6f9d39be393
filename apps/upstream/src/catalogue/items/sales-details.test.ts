import type { CategoryItems, Item, ItemCard, SalesDetails } from '@shop/api-contracts';
import type { VariantSeed } from '@shop/demo-company';
import { company } from '../../testing/databases/demo-company.ts';
import { startTestUpstream, type TestLocale, type TestUpstream } from '../../testing/start-test-upstream.ts';

/** Longer than the delays of a busy machine, to tell one wait from two. */
const slowMs = 1_500;
let shop: TestUpstream;
beforeAll(async () => void (shop = await startTestUpstream({ slowSalesDetailsMs: slowMs })));
afterAll(() => shop.close());

const bought = company.variants.find(({ sales, quantityBreaks }) => sales === 'buy' && quantityBreaks.length > 1)!;
const quoted = company.variants.find(({ sales }) => sales === 'quote')!;
const slow = company.variants.find(({ sales }) => sales === 'onRequest')!;

async function open(
  variant: VariantSeed,
  query: Record<string, string> = {},
  locale: TestLocale = 'en-gb',
): Promise<Item> {
  const all = { commercialItemId: variant.commercialItemId, ...query };
  return (await shop.get(`/items/${variant.genericItemId}`, all, locale).expect(200)).body as Item;
}

describe('price and availability', () => {
  it('C8: an article with a price can be bought or quoted, with amount, list price and currency', async () => {
    const { salesDetails, salesDetailsOnRequest } = await open(bought, {}, 'de-de');
    const amount = (bought.listPrice! / 100).toFixed(2);
    expect(salesDetailsOnRequest).toBe(false);
    expect(salesDetails).toMatchObject({
      salesActions: ['Buy', 'RequestQuote'],
      price: { amount, originalAmount: amount, currency: 'EUR' },
      minimumQuantity: bought.minimumQuantity,
      packQuantity: bought.packQuantity,
    });
  });

  it('C8: an article without a price can only be quoted', async () => {
    expect((await open(quoted)).salesDetails).toMatchObject({ salesActions: ['RequestQuote'], price: null });
  });

  it('C8: in a market without buying, everything is quoted', async () => {
    expect((await open(bought, {}, 'sr-latn-rs')).salesDetails).toMatchObject({ salesActions: ['RequestQuote'] });
  });

  it('C8: include tax for visitors of a market with gross prices', async () => {
    const { taxRate } = company.markets.find(({ country }) => country === 'FR')!;
    const { price } = (await open(bought, {}, 'fr-fr')).salesDetails!;
    expect(price!.amount).toBe((Math.round(bought.listPrice! * (1 + taxRate / 100)) / 100).toFixed(2));
  });

  it('quantity breaks lower the price, starting with one piece', async () => {
    const { quantityBreaks, price } = (await open(bought)).salesDetails as SalesDetails;
    expect(quantityBreaks![0]).toEqual({ from: 1, amount: price!.amount });
    expect(quantityBreaks!.map(({ from }) => from)).toEqual([1, ...bought.quantityBreaks.map(({ from }) => from)]);
    const amounts = quantityBreaks!.map(({ amount }) => Number(amount));
    expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
  });

  it('a free article has the price 0.00, not none', async () => {
    const free = company.variants.find(({ listPrice }) => listPrice === 0)!;
    expect((await open(free)).salesDetails).toMatchObject({ price: { amount: '0.00' } });
  });

  it('C8: data of the slow system is marked as on request, at once', async () => {
    expect(await open(slow)).toMatchObject({ salesDetails: null, salesDetailsOnRequest: true });
  });

  it('C8: a complete answer waits for the slow system', async () => {
    const begun = performance.now();
    const answer = await open(slow, { salesDetails: 'complete' });
    expect(performance.now() - begun).toBeGreaterThanOrEqual(slowMs - 2);
    expect(answer.salesDetailsOnRequest).toBe(false);
    expect(answer.salesDetails!.salesActions).toContain('RequestQuote');
  });

  it('the wait happens once for a list with several such articles, and not without them', async () => {
    const slowOnes = company.variants.filter(({ sales }) => sales === 'onRequest').slice(0, 3);
    const keys = slowOnes.map((variant) => `${variant.genericItemId}_x_${variant.commercialItemId}`);
    const begun = performance.now();
    const cards = (await shop.get('/items', { item: keys, salesDetails: 'complete' }).expect(200)).body as ItemCard[];
    const tookMs = performance.now() - begun;
    expect(cards.map(({ salesDetailsOnRequest }) => salesDetailsOnRequest)).toEqual([false, false, false]);
    expect(tookMs).toBeGreaterThanOrEqual(slowMs - 2);
    expect(tookMs).toBeLessThan(2 * slowMs);
  });

  it('a price on request is not in the short form either', async () => {
    const [categoryId] = company.items.find(({ genericItemId }) => genericItemId === slow.genericItemId)!.categoryIds;
    const { partialResults } = (await shop.get(`/items/category/${categoryId}`, { partial: 'true' }).expect(200))
      .body as CategoryItems;
    const row = partialResults!.rows.find(({ commercialItemId }) => commercialItemId === slow.commercialItemId)!;
    expect(row).toMatchObject({ price: null, onRequest: true, availability: { state: 'onRequest' } });
  });
});
