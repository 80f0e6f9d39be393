import { maxUploadBytes, uploadTypes } from '@shop/api-contracts';
import { uploadBounds } from './upload-bounds.ts';

test('the announced limits equal upstream’s', () => {
  expect(uploadBounds).toEqual({ types: uploadTypes, maxBytes: maxUploadBytes });
});
