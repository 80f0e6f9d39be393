import { hasPageAddress } from './page-address.ts';

it('finds what mail programs make links of, and no purchase-order numbers', () => {
  for (const text of [
    'https://evil.example/x',
    'see www.evil.example',
    'evil.example/win',
    'evil.com',
    'a.b-c.shop now',
  ]) {
    expect([text, hasPageAddress(text)]).toEqual([text, true]);
  }
  for (const text of [
    'PO 4711',
    'HV-26-0090',
    'Pump 4/5',
    'Anl. 3, v1.2',
    '12.11.2026',
    'Werft <3>',
    'dept.nord',
    '',
  ]) {
    expect([text, hasPageAddress(text)]).toEqual([text, false]);
  }
});
