import fc from 'fast-check';
import { type StoredLine, taxIn, taxOn, usStateRates } from '@shop/commerce-model';
import { lineTotalOf } from './order-lines.ts';
import { sumUp } from './order-totals.ts';
import { totalsOf } from './read-order.ts';

const line = fc
  .record({ unitPrice: fc.option(fc.nat(100_000)), quantity: fc.integer({ min: 1, max: 999 }), price: fc.nat(500_000) })
  .map(({ unitPrice, quantity, price }): StoredLine => ({
    lineId: 'l',
    genericItemId: 'g',
    commercialItemId: 'c',
    articleNumber: 'a',
    customArticleNumber: null,
    name: 'n',
    note: '',
    quantity,
    unitPrice,
    listPrice: unitPrice,
    requestedDate: null,
    promisedDate: null,
    configuration: unitPrice === null ? { id: 'v', name: 'v', price } : null,
  }));
const summands = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 20 }),
  freight: fc.option(fc.nat(1_000_000)),
  rate: fc.constantFrom(...new Set([...Object.values(usStateRates), 18, 19, 20, 21, 25])),
  includesTax: fc.boolean(),
});

/** Converts an amount on the wire to minor units, as text, without rounding. */
const units = (amount: string): bigint => BigInt(amount.replace('.', ''));

describe('the sums of an order', () => {
  it('F2: add up, in the answer too', () => {
    fc.assert(
      fc.property(summands, ({ lines, freight, rate, includesTax }) => {
        const stored = sumUp({ lines, freight, tax: { rate, kind: 'ordinary', exemptState: null }, includesTax });
        const answered = totalsOf(stored, { currency: 'EUR', country: 'DE' });
        const goods = lines.reduce((sum, one) => sum + BigInt(lineTotalOf(one)!), 0n);
        expect(units(answered.goods)).toBe(goods);
        const shown = goods + (answered.freight === null ? 0n : units(answered.freight));
        expect(units(answered.net!) + units(answered.tax)).toBe(units(answered.total));
        expect(units(answered.total)).toBe(includesTax ? shown : shown + units(answered.tax));
      }),
    );
  });

  it('F2: tax is off by at most half a minor unit, included or added', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_000), fc.constantFrom(...Object.values(usStateRates), 25), (sum, rate) => {
        expect(Math.abs(taxOn(sum, rate) - (sum * rate) / 100)).toBeLessThanOrEqual(0.5 + 1e-6);
        expect(Math.abs(taxIn(sum, rate) - (sum * rate) / (100 + rate))).toBeLessThanOrEqual(0.5 + 1e-6);
      }),
    );
  });

  it('F2: above the limit needs a quote', () => {
    const [one] = fc.sample(line, 1);
    const dear = { ...one!, unitPrice: 2_000_000_000, quantity: 99_999, configuration: null };
    const tax = { rate: 20, kind: 'ordinary' as const, exemptState: null };
    expect(() => sumUp({ lines: [dear], freight: null, tax, includesTax: false })).toThrow(/request a quote/);
  });
});
