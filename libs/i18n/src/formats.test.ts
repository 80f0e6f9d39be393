import { formatDate, formatMoney } from './formats.ts';

test('C8: a price keeps its decimals, whatever the browser’s default for its currency', () => {
  // some browsers assume no decimals for yen or dinar; amounts must not be rounded
  expect(formatMoney({ amount: '1234.50', currency: 'JPY' }, 'en-GB')).toBe('¥1,234.50');
  expect(formatMoney({ amount: '1234.50', currency: 'RSD' }, 'sr-Latn-RS')).toMatch(/^1\.234,50\sRSD$/);
});

test('I4: a day is the one where its offset is, for every reader', () => {
  expect(formatDate('2026-11-22T23:30:00.000-06:00', 'en-GB')).toBe('22 November 2026');
  expect(formatDate('2026-11-23T00:30:00.000+01:00', 'en-GB')).toBe('23 November 2026');
  expect(formatDate('2026-11-23', 'en-GB')).toBe('23 November 2026');
  expect(formatDate('2026-11-23', 'de-DE')).toBe('23.\u00a0November 2026');
});
