import { amountPattern, amountText, readAmount } from './read-amount.ts';

test.each([
  ['26', '26.00'],
  ['26,5', '26.50'],
  ['26.05', '26.05'],
  ['1 234,50', '1234.50'],
  ['1.234,50', '1234.50'],
  ["1'234'567.80", '1234567.80'],
  [' 007 ', '7.00'],
  ['120', '120.00'],
  ['120,5', '120.50'],
  ['120.50', '120.50'],
  [' 1.234,50 ', '1234.50'],
  ['1,234.50', '1234.50'],
  ['1 234 567,8', '1234567.80'],
  ['1\u202f234', '1234.00'],
  ["12'000.00", '12000.00'],
  ['1.234', '1234.00'],
  ['007', '7.00'],
  ['0', '0.00'],
])('a price typed as %s is read as %s', (typed, amount) => expect(readAmount(typed)).toBe(amount));

test.each([
  '',
  'cheap',
  '-5',
  '1,2,3',
  '12,345,6789',
  '12.345.6',
  '1.2345',
  '1,2345',
  '£5',
  '5 EUR',
  '1e3',
  '12 34',
  '0,125',
  '0.005',
  '00.500',
  '9'.repeat(13),
])('a price typed as "%s" is invalid', (typed) => expect(readAmount(typed)).toBeUndefined());

test('the field’s pattern accepts the same amounts', () => {
  const html = new RegExp(`^(?:${amountPattern})$`, 'v');
  expect(html.test('1 234,50')).toBe(true);
  expect(html.test('cheap')).toBe(false);
});

test('a price is shown with the market’s decimal separator, and read back unchanged', () => {
  expect(amountText('1234.50', 'de-DE')).toBe('1234,50');
  expect(amountText('1234.50', 'en-GB')).toBe('1234.50');
  expect(readAmount(amountText('1234.50', 'sr-Latn-RS'))).toBe('1234.50');
});
