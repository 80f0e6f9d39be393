import fc from 'fast-check';
import { minorUnitsOf, toAmount } from './prices.ts';

describe('amounts of the contract', () => {
  test('are parsed exactly', () => {
    fc.assert(fc.property(fc.maxSafeInteger(), (units) => expect(minorUnitsOf(toAmount(units)) + 0).toBe(units + 0)));
    expect(minorUnitsOf('-0.05')).toBe(-5);
  });

  test.each(['1234', '1234.5', '1234.500', '1,234.50', '', ' 1.00'])(
    '%j is refused, never read as another amount',
    (text) => {
      expect(() => minorUnitsOf(text)).toThrow('Not an amount');
    },
  );
});
