import { markMatches } from './mark-matches.ts';

const marked = (text: string, expression: string) =>
  markMatches(text, expression)
    .map((part) => (part.matches ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['GX-050-CP', 'gx050', '[GX-050]-CP'],
  ['GX-050 061', 'gx 050-061', '[GX-050 061]'],
  ['Channel gasket, EPDM', 'epdm gasket', 'Channel [gasket], [EPDM]'],
  ['Ventil', 'ventil', '[Ventil]'],
  ['Åtdragningsbult', 'åt', '[Åt]dragningsbult'],
  ['Plate 0.4 mm', 'e 4', 'Plate 0.4 mm'],
  ['Ventil DN 50', 'n 5', 'Ventil DN [5]0'],
  ['Kugelventil', 'ventil', 'Kugel[ventil]'],
  ['a.b (c)', '.b (', 'a[.b (]c)'],
  ['Plate', '  ', 'Plate'],
  ['Plate', '--', 'Plate'],
])('in %j the expression %j marks %j', (text, expression, result) => {
  expect(marked(text, expression)).toBe(result);
});

test('no part of the text is lost', () => {
  const text = 'End plate I GX-050, EN 1.4404';
  expect(
    markMatches(text, 'e n 1')
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});
