import { netListPrice, shownPrice, toAmount } from '@shop/commerce-model';

const market = (currencyPerEuro: number, priceDisplay: 'net' | 'gross' = 'net', taxRate = 0) => ({
  currencyPerEuro,
  priceDisplay,
  taxRate,
});

describe('prices', () => {
  it.each([
    ['a price in euro stays what it is', 123_457, 1, 123_457],
    ['a small price is exact to the cent', 500, 1.1, 550],
    ['a price below a hundred is rounded to tenths', 5_000, 1.117, 5_590],
    ['a price from a hundred on to whole units', 100_000, 0.8612, 86_100],
    ['a price from ten thousand on to tens', 1_000_000, 11.234, 11_234_000],
    ['nothing costs nothing', 0, 117, 0],
  ])('%s', (_title, euroCents, rate, expected) => {
    expect(netListPrice(euroCents, market(rate))).toBe(expected);
  });

  it('tax is added only in markets with gross prices', () => {
    expect(shownPrice(10_000, market(1, 'gross', 20))).toBe(12_000);
    expect(shownPrice(10_000, market(1, 'net', 20))).toBe(10_000);
  });

  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [123_450, '1234.50'],
    [-100, '-1.00'],
  ])('%i minor units are written as "%s"', (minorUnits, text) => expect(toAmount(minorUnits)).toBe(text));
});
