import { readLabel, unitCodeOf } from './unit-code.ts';

const shop = 'https://shop.example';
const read = (text: string) => readLabel(text, shop);

test.each([
  ['https://shop.example/i/9JYNHRUSVE', '9JYNHRUSVE'],
  ['HTTPS://SHOP.EXAMPLE/i/VT-0021', 'VT-0021'],
  ['http://shop.example/i/30%20114?x=1#y', '30 114'],
  ['https://shop.example/sv-se/unit/9JYNHRUSVE/spare-parts', '9JYNHRUSVE'],
  ['https://shop.example/sr-latn-rs/myproduct/VT-0021', 'VT-0021'],
  ['30-114-0021', '30-114-0021'],
  ['  S/N: 30-114-0021\r\n', '30-114-0021'],
  ['SN.30-114-0021', '30-114-0021'],
  ['SN3011', 'SN3011'],
])('J7: %j is the code of a unit', (text, code) => expect(read(text)).toMatchObject({ kind: 'unit', code }));

test.each([
  ['https://id.torvex.example/p/TX-77', 'id.torvex.example'],
  ['https://shop.example@evil.example/i/9JYNHRUSVE', 'evil.example'],
  ['https://shop.example.evil.example/i/9JYNHRUSVE', 'shop.example.evil.example'],
  ['https://shop.example:8443/i/9JYNHRUSVE', 'shop.example:8443'],
  ['https://shop.example/en-gb/cart', 'shop.example'],
  ['https://shop.example/i/%E0%A4%A', 'shop.example'],
  ['https://shop.example/i/%E2%80%AE1234', 'shop.example'],
])('J7: %j is a link that is never opened', (text, host) => expect(read(text)).toEqual({ kind: 'link', text, host }));

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'WIFI:T:WPA;S:plant;;',
  'mailto:a@b.example',
  'x'.repeat(61),
  '---',
])('J7: %j is kept as text', (text) => expect(read(text)).toEqual({ kind: 'other', text }));

test('J7: control characters are no part of a code, and one of nothing else is empty', () => {
  expect(read('\u001d0112\u0000\u202e34\ud800')).toMatchObject({ code: '0112 34' });
  expect(read('\u0000\u001d \u200b')).toEqual({ kind: 'empty' });
});

test('J7: four thousand letters are refused, whole', () => {
  const text = 'x'.repeat(4096);
  expect(read(text)).toEqual({ kind: 'tooLong', text });
  expect(read(`https://id.torvex.example/${text}`).kind).toBe('tooLong');
});

test('J1: a hand-held scanner types the link of a label into the search; other links stay as they are', () => {
  expect(unitCodeOf(' https://shop.example/i/VT-0021 ', shop)).toBe('VT-0021');
  expect(unitCodeOf('https://id.torvex.example/p/TX-77', shop)).toBe('https://id.torvex.example/p/TX-77');
  expect(unitCodeOf(' harbour ', shop)).toBe('harbour');
});
