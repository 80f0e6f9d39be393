import { markets } from '../shop.fixture.tsx';
import { findMarkets } from './find-markets.ts';

const names = new Map([
  ['SE', 'Schweden'],
  ['US', 'Vereinigte Staaten'],
]);
const found = (text: string) => findMarkets(markets, text, names).map(({ locale }) => locale);

test('A7: a market is found by its own name, its country’s name in the reader’s language, and its language', () => {
  expect(found('sverige')).toEqual(['sv-se']);
  expect(found('Schwed')).toEqual(['sv-se']);
  expect(found('english united')).toEqual(['en-us', 'en-gb']);
  expect(found('SVĖNSKA')).toEqual(['sv-se']);
  expect(found('  ')).toHaveLength(markets.length);
  expect(found('atlantis')).toEqual([]);
});
