import { readSearchAddress } from './search-address.ts';

const expressionOf = (q: string): string => readSearchAddress(new URLSearchParams({ q })).expression;

test('C10: an overlong expression is cut between characters, not through one', () => {
  expect(expressionOf(`${'a'.repeat(199)}😀`)).toBe('a'.repeat(199));
  expect(expressionOf(`${'a'.repeat(198)}😀b`)).toBe(`${'a'.repeat(198)}😀`);
});
