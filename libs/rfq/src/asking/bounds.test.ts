import { mostOtherLocations, mostQuoteFiles } from '@shop/api-contracts';
import { askingBounds } from './bounds.ts';

test('what the pages say of bounds is what the contract says', () => {
  expect(askingBounds).toEqual({ otherLocations: mostOtherLocations, files: mostQuoteFiles });
});
