import { markets } from '@shop/demo-company';
import { partsInMarket } from './content-in-market.ts';

test('B4: only what a market knows is filled in; every other word in braces stays as it was written', () => {
  const market = markets.find(({ country }) => country === 'GB')!;
  const heading = { type: 'heading' as const, text: '{company}, {constructor}, {toString}, {nobody}' };
  expect(partsInMarket([heading], { market } as Parameters<typeof partsInMarket>[1])).toEqual([
    { type: 'heading', text: 'Vadholm Heat Transfer Ltd, {constructor}, {toString}, {nobody}' },
  ]);
});
