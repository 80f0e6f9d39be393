import { amountPattern, readAmount } from './read-amount.ts';

test.each([
  ['26', '26.00'],
  ['26,5', '26.50'],
  ['26.05', '26.05'],
  ['1 234,50', '1234.50'],
  ['1.234,50', '1234.50'],
  ['1,234.50', '1234.50'],
  ['1.234', '1234.00'],
  ["1'234'567.80", '1234567.80'],
  [' 007 ', '7.00'],
])('an amount written as %s is %s', (text, amount) => {
  expect(readAmount(text)).toBe(amount);
});

test.each(['', 'cheap', '-5', '12,345,6789', '1.2345', '5 EUR'])('%p is no amount', (text) => {
  expect(readAmount(text)).toBeNull();
});

test('the browser reads the pattern as we do', () => {
  const html = new RegExp(`^(?:${amountPattern})$`, 'v');
  expect(html.test('1 234,50')).toBe(true);
  expect(html.test('cheap')).toBe(false);
});
