import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { Problem } from '../../problem/problem.ts';
import type { ReceivedFile } from './receive-file.ts';

/** Pixels of the longer side: enough to see damage, and a fraction of what phones send. */
const maxSide = 2_400;
/** A small file may claim to be a huge picture. */
const maxPixels = 60_000_000;

/**
 * A photograph turned upright, at most 2,400 pixels wide or high and without what the camera wrote into it: place, time,
 * device. Throws a Problem 422 `photo_unreadable`.
 */
export async function preparePhoto(file: ReceivedFile): Promise<ReceivedFile> {
  const picture = sharp(file.bytes, { limitInputPixels: maxPixels, failOn: 'error' });
  const bytes = await picture
    .autoOrient()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .toBuffer()
    .catch(() => {
      throw new Problem(422, 'photo_unreadable', 'The picture cannot be read; send it again as a JPEG or PNG');
    });
  return { ...file, bytes, hash: createHash('sha256').update(bytes).digest('hex') };
}
