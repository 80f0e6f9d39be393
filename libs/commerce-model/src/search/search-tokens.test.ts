import { measureOf } from './measure-in-text.ts';
import { joinedToken, searchTokensOf } from './search-tokens.ts';

const textsOf = (text: string): string[] => searchTokensOf(text).map((token) => token.text);

test.each([
  ['DN50', ['dn', '50']],
  ['GX-050-H16', ['gx', '50', 'h', '16']],
  ['M16x260', ['m', '16', '260']],
  ['M16 × 260', ['m', '16', '260']],
  ['G 1¼″', ['g', '1.25']],
  ['1 1/4"', ['1.25']],
  ['1/2"', ['0.5']],
  ['70/40', ['70', '40']],
  ['2,000 kW', ['2000', 'kw']],
  ['0,4 mm', ['0.4', 'mm']],
  ['EN 1.4401', ['en', '1.4401']],
  ['Étanchéité', ['etancheite']],
  ['\u0000', []],
])('%s is read as %j', (text, tokens) => {
  expect(textsOf(text)).toEqual(tokens);
});

test.each(['DN50', 'DN 50', 'dn-50', 'DN 050'])('%s is one code', (text) => {
  const [letters, number] = searchTokensOf(text);
  expect(joinedToken(letters, number)).toBe('dn50');
});

test('a word and a number after a comma are no code', () => {
  const [letters, number] = searchTokensOf('nut, 50');
  expect(joinedToken(letters, number)).toBeUndefined();
});

test.each([
  ['2', 'mw', { value: 2000, unitCode: 'KWT' }],
  ['212', 'f', { value: 100, unitCode: 'CEL' }],
  ['1', 'constructor', undefined],
])('%s %s is the measure %j', (number, unit, measure) => {
  expect(measureOf(number, unit)).toEqual(measure);
});

test('a long text is read in time that grows with its length', () => {
  for (const text of ['a'.repeat(100_000), '1'.repeat(100_000), '1 x '.repeat(25_000), '1/'.repeat(50_000)]) {
    const started = performance.now();
    searchTokensOf(text);
    expect(performance.now() - started).toBeLessThan(1_000);
  }
});
