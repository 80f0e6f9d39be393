import { markets } from '@shop/demo-company';
import { partsInMarket } from './content-in-market.ts';

test('B4: replaces only known placeholders; other words in braces stay unchanged', () => {
  const market = markets.find(({ country }) => country === 'GB')!;
  const heading = { type: 'heading' as const, text: '{company}, {constructor}, {toString}, {nobody}' };
  expect(partsInMarket([heading], { market } as Parameters<typeof partsInMarket>[1])).toEqual([
    { type: 'heading', text: 'Vadholm Heat Transfer Ltd, {constructor}, {toString}, {nobody}' },
  ]);
});
