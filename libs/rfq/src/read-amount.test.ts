import { ambiguousAmount, amountPattern, amountText, readAmount } from './read-amount.ts';

const [germany, britain, sweden, switzerland] = ['de-DE', 'en-GB', 'sv-SE', 'de-CH'] as const;
const markets = [germany, britain, sweden, switzerland, 'en-US', 'fr-FR', 'nl-NL', 'pt-BR', 'sr-Latn-RS'];

test.each([
  ['26', '26.00'],
  ['26,5', '26.50'],
  ['26.05', '26.05'],
  ['1 234,50', '1234.50'],
  ['1.234,50', '1234.50'],
  ['1,234.50', '1234.50'],
  ["1'234'567.80", '1234567.80'],
  [' 007 ', '7.00'],
  ['120', '120.00'],
  [' 1.234,50 ', '1234.50'],
  ['1 234 567,8', '1234567.80'],
  ['1.234.567', '1234567.00'],
  ['1,234,567.8', '1234567.80'],
  ['1\u202f234', '1234.00'],
  ["12'000.00", '12000.00'],
  ['0', '0.00'],
])('%s can be read in one way, in every market: %s', (typed, amount) => {
  for (const tag of markets) expect([tag, readAmount(typed, tag)]).toEqual([tag, amount]);
});

test.each([
  [germany, '1.125', '1125.00'],
  [britain, '1,125', '1125.00'],
  ['en-US', '3,999', '3999.00'],
  ['pt-BR', '1.125', '1125.00'],
])('in %s %s has thousands: %s', (tag, typed, amount) => expect(readAmount(typed, tag)).toBe(amount));

test.each([
  [germany, '1,125', '1125,00', '1,13'],
  [britain, '3.999', '3999.00', '4.00'],
  [sweden, '1.125', '1125,00', '1,13'],
  [sweden, '1,125', '1125,00', '1,13'],
  [switzerland, '1.125', '1125.00', '1.13'],
  [switzerland, '1,125', '1125.00', '1.13'],
])('in %s %s could be %s or %s: it is asked, not guessed', (tag, typed, large, small) => {
  expect(readAmount(typed, tag)).toBeUndefined();
  expect(ambiguousAmount(typed, tag)).toEqual({ large, small });
});

test.each(['', 'cheap', '12', '0,125', '1,2345', '1,12'])('“%s” has no second meaning', (typed) => {
  expect(ambiguousAmount(typed, germany)).toBeUndefined();
});

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
])('a price typed as "%s" is invalid', (typed) => {
  for (const tag of markets) expect(readAmount(typed, tag)).toBeUndefined();
});

test('the field’s pattern accepts the same amounts', () => {
  const html = new RegExp(`^(?:${amountPattern(germany)})$`, 'v');
  expect(html.test('1 234,50')).toBe(true);
  expect(html.test('1,125')).toBe(false);
  expect(html.test('cheap')).toBe(false);
});

test('a price is shown with the market’s decimal separator, and read back unchanged', () => {
  expect(amountText('1234.50', germany)).toBe('1234,50');
  expect(amountText('1234.50', britain)).toBe('1234.50');
  for (const tag of markets) expect(readAmount(amountText('1234.50', tag), tag)).toBe('1234.50');
});
