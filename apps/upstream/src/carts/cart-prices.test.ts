import type { CartAction } from '@shop/api-contracts';
import { netListPrice, toAmount } from '@shop/commerce-model';
import { company } from '../testing/databases/demo-company.ts';
import { publicConfigurations } from '../testing/public-configurations.ts';
import { startTestUpstream, type TestUpstream } from '../testing/start-test-upstream.ts';
import { articles, minorUnits, TestCart, type ArticleName, type CartCaller } from '../testing/test-cart.ts';

let shop: TestUpstream;
/** Much longer than a read of a cart takes on a busy machine. */
const slowMs = 1_500;
beforeAll(async () => void (shop = await startTestUpstream({ slowSalesDetailsMs: slowMs })));
afterAll(() => shop.close());

const variantOf = (name: ArticleName) =>
  company.variants.find(({ commercialItemId }) => commercialItemId === articles[name].commercialItemId)!;
const cartOf = (caller: CartCaller = {}, action: CartAction = 'Buy') => new TestCart(shop, caller, action);

describe('the prices of a cart', () => {
  it('are list prices for a visitor, with quantity breaks', async () => {
    const cart = cartOf({ locale: 'de-de' });
    const { listPrice, quantityBreaks } = variantOf('gasket');
    const [first, second] = quantityBreaks;
    for (const [quantity, discount] of [
      [1, 0],
      [first!.from - 1, 0],
      [first!.from, first!.discount],
      [second!.from, second!.discount],
    ] as const) {
      await (quantity === 1 ? cart.add('gasket') : cart.update('gasket', { quantity }));
      const { price, lineTotal } = await cart.line('gasket');
      const each = Math.round((listPrice! * (100 - discount)) / 100);
      expect(price).toEqual({ amount: toAmount(each), originalAmount: toAmount(listPrice!), currency: 'EUR' });
      expect(lineTotal).toBe(toAmount(each * quantity));
    }
  });

  it('are the customer’s own after sign-in, with quantity breaks on top', async () => {
    const { listPrice, quantityBreaks } = variantOf('gasket');
    const cart = cartOf({ as: 'anna', locale: 'sv-se' });
    await cart.add('gasket', 50);
    const list = netListPrice(
      listPrice!,
      company.markets.find(({ country }) => country === 'SE')!,
    );
    const own = Math.round(list * 0.75);
    const each = Math.round((own * (100 - quantityBreaks[0]!.discount)) / 100);
    const { price } = await cart.line('gasket');
    expect(price).toEqual({ amount: toAmount(each), originalAmount: toAmount(list), currency: 'SEK' });
    expect(await cart.read()).toMatchObject({ includesTax: false, taxRate: 25, currency: 'SEK' });
  });

  it('include tax for visitors where the market says so, and never for companies', async () => {
    const visitor = cartOf({ locale: 'fr-fr' });
    const customer = cartOf({ as: 'marie', locale: 'fr-fr' });
    for (const cart of [visitor, customer]) await cart.add('unit');
    const gross = Math.round(variantOf('unit').listPrice! * 1.2);
    const net = toAmount(gross - Math.round(gross / 6));
    expect(await visitor.read()).toMatchObject({ includesTax: true, taxRate: 20, netTotal: net });
    expect(await customer.read()).toMatchObject({ includesTax: false, taxRate: 20, netTotal: null });
    expect((await visitor.line('unit')).price!.amount).toBe(toAmount(gross));
  });

  it('add up in minor units over everything that has a price', async () => {
    for (const locale of ['en-gb', 'sv-se', 'fr-fr', 'en-us', 'pt-br'] as const) {
      const cart = cartOf({ locale });
      await cart.addMany(
        [
          ['gasket', 199],
          ['valve', 3],
          ['nut', 400],
          ['unit', 7],
        ],
        { configurations: ['VC-1001', 'VC-1002'] },
      );
      const { lines, configurations, total, unpricedCount } = await cart.read();
      const sums = [...lines.map(({ lineTotal }) => lineTotal!), ...configurations.map(({ price }) => price!.amount)];
      expect(minorUnits(total)).toBe(sums.reduce((sum, amount) => sum + minorUnits(amount), 0));
      for (const { lineTotal, price, quantity } of lines) {
        expect(minorUnits(lineTotal!)).toBe(minorUnits(price!.amount) * quantity);
      }
      expect(unpricedCount).toBe(0);
    }
  });

  it('stay exact for absurdly high sums', async () => {
    const cart = cartOf({ locale: 'sr-latn-rs' }, 'RequestQuote');
    const dear = company.variants
      .filter(({ sales }) => sales === 'buy')
      .sort((a, b) => b.listPrice! - a.listPrice!)
      .slice(0, 400);
    const items = dear.map(({ genericItemId, commercialItemId }) => ({
      cartItemId: { genericItemId, commercialItemId },
      quantity: 99_996,
    }));
    await cart.post('addmany', { items, action: 'RequestQuote' }).expect(200);
    const { lines, total } = await cart.read();
    const exact = lines.reduce((sum, { lineTotal }) => sum + BigInt(lineTotal!.replace('.', '')), 0n);
    expect(total.replace('.', '')).toBe(String(exact));
  });

  it('a price on request is marked as such until the slow system answers', async () => {
    const cart = cartOf({}, 'RequestQuote');
    await cart.addMany([
      ['gasket', 3],
      ['onRequest', 2],
    ]);
    const before = await cart.read();
    expect(before).toMatchObject({ unpricedCount: 1, total: (await cart.line('gasket')).lineTotal! });
    expect(await cart.line('onRequest')).toMatchObject({
      price: null,
      lineTotal: null,
      item: { salesDetailsOnRequest: true },
    });

    const begun = performance.now();
    const complete = await cart.read({ includeSlowData: 'true' });
    expect(performance.now() - begun).toBeGreaterThanOrEqual(slowMs - 2);
    expect(complete).toMatchObject({ unpricedCount: 0, eTag: before.eTag });
    expect(complete.lines[1]).toMatchObject({ item: { salesDetailsOnRequest: false } });
    expect(complete.lines[1]!.price).not.toBeNull();
    // learning a price is not a change of it
    await cart.tryToRead({ includeSlowData: 'true' }, before.eTag).expect(200);
  });

  it('D6: does not wait for the slow system without such articles', async () => {
    const cart = cartOf();
    await cart.add('gasket');
    const begun = performance.now();
    await cart.read({ includeSlowData: 'true' });
    expect(performance.now() - begun).toBeLessThan(slowMs);
  });

  it('weight is the sum over articles and configurations', async () => {
    const cart = cartOf();
    const weightOf = (id: string) =>
      company.variants.find((one) => one.commercialItemId === id)!.attributes['weightEmpty']?.[0] as number | undefined;
    await cart.addMany(
      [
        ['valve', 3],
        ['unit', 2],
      ],
      { configurations: ['VC-1003'] },
    );
    const parts = publicConfigurations.find(({ id }) => id === 'VC-1003')!.lines;
    const expected = [
      ['BV050', 3] as const,
      ['GX032H16021', 2] as const,
      ...parts.map(({ commercialItemId, quantity }) => [commercialItemId, quantity] as const),
    ].reduce((sum, [id, quantity]) => sum + (weightOf(id) ?? 0) * quantity, 0);
    expect(expected).toBeGreaterThan(10);
    expect((await cart.read()).weight).toBeCloseTo(expected, 3);
  });
});
