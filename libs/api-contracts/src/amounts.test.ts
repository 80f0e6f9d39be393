import { addAmounts, multiplyAmount } from './amounts.ts';

test.each([
  ['0.10', 3, '0.30'],
  ['99999.99', 99_999, '9999899000.01'],
  ['0.05', 1, '0.05'],
  ['0.01', 7, '0.07'],
  ['1234567890123.45', 1000, '1234567890123450.00'],
  ['-12.50', 2, '-25.00'],
  ['1.00', 0, '0.00'],
])('N9: %s times %d is exactly %s', (amount, quantity, product) => {
  expect(multiplyAmount(amount, quantity)).toBe(product);
});

test('N9: sums of amounts have no rounding errors', () => {
  expect(addAmounts(['0.10', '0.20', '999999999999999999.01'])).toBe('999999999999999999.31');
  expect(addAmounts(['0.05', '-0.10'])).toBe('-0.05');
  expect(addAmounts([])).toBe('0.00');
});

test.each(['1234.5', '1234', '1234.500', '1,50', ''])(
  '"%s" is no amount of the API and is not calculated with',
  (text) => {
    expect(() => multiplyAmount(text, 2)).toThrow('Not an amount');
  },
);
