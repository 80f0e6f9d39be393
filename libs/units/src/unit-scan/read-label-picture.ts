import { readPicture } from './code-reader.ts';

/** Why no code was read: the file is no picture, no code is in it, or the reader could not be loaded. */
export type PictureFault = 'unreadable' | 'none' | 'unavailable';

/** Longest side in pixels: more takes seconds on a phone, and finds nothing more in a picture of a label. */
const maxSide = 2400;

/** Reads the codes of a picture on this device: nothing is sent. */
export async function readLabelPicture(file: Blob): Promise<string[] | PictureFault> {
  const picture = await openPicture(file).catch(() => undefined);
  if (!picture) return 'unreadable';
  try {
    const texts = await readPicture(picture);
    return texts.length === 0 ? 'none' : texts;
  } catch {
    return 'unavailable';
  } finally {
    picture.close();
  }
}

async function openPicture(file: Blob): Promise<ImageBitmap> {
  const whole = await createImageBitmap(file);
  const { width, height } = whole;
  const share = maxSide / Math.max(width, height);
  if (share >= 1) return whole;
  const smaller = await createImageBitmap(whole, {
    resizeWidth: Math.round(width * share),
    resizeHeight: Math.round(height * share),
    resizeQuality: 'high',
  });
  whole.close();
  return smaller;
}
