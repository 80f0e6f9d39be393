import { formatMoney } from './formats.ts';

test('C8: a price keeps its decimals, whatever the browser’s default for its currency', () => {
  // some browsers assume no decimals for yen or dinar; amounts must not be rounded
  expect(formatMoney({ amount: '1234.50', currency: 'JPY' }, 'en-GB')).toBe('¥1,234.50');
  expect(formatMoney({ amount: '1234.50', currency: 'RSD' }, 'sr-Latn-RS')).toMatch(/^1\.234,50\sRSD$/);
});
