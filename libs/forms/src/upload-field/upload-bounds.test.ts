import { largestUpload, uploadTypes } from '@shop/api-contracts';
import { uploadBounds } from './upload-bounds.ts';

test('what is told before a file is chosen is what upstream takes', () => {
  expect(uploadBounds).toEqual({ types: uploadTypes, maxBytes: largestUpload });
});
