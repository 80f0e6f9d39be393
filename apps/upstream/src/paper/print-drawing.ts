import sharp from 'sharp';
import type { Kysely } from 'kysely';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Database } from '@shop/commerce-model';
import { AsyncLruCache } from '../database/async-lru-cache.ts';

const unzip = promisify(gunzip);

/** Resolution in dpi: a drawing of 280 x 210 CSS pixels becomes 560 x 420 pixels, sharp on paper up to 6 cm wide. */
const density = 144;
const colours = 96;

/** A drawing rendered for print, on white. */
export interface PrintedDrawing {
  png: Uint8Array;
  /** Pixels. */
  width: number;
  height: number;
}

/** Cache by address; files at an address never change. About 20 kB each, so 300 take at most 6 MB. */
export const createPrintedDrawings = (): AsyncLruCache<PrintedDrawing | null> => new AsyncLruCache({ maxEntries: 300 });

/** Renders a drawing below `/media` for print; null when it does not exist. */
export async function printDrawing(db: Kysely<Database>, src: string): Promise<PrintedDrawing | null> {
  const [, hash = '', name = ''] = /^\/media\/([^/]+)\/([^/]+)$/.exec(src) ?? [];
  const file = await db
    .selectFrom('media')
    .select(['type', 'encoding', 'bytes'])
    .where('hash', '=', hash)
    .where('name', '=', name)
    .executeTakeFirst();
  if (file?.type !== 'image/svg+xml') return null;
  const svg = (file.encoding === 'gzip' ? await unzip(file.bytes) : Buffer.from(file.bytes)).toString();
  // lines scale with the drawing, as on a screen with higher density
  const scalable = Buffer.from(svg.replaceAll('vector-effect:non-scaling-stroke', ''));
  const { data, info } = await sharp(scalable, { density })
    .flatten({ background: '#ffffff' })
    .png({ palette: true, colours, compressionLevel: 9 })
    .toBuffer({ resolveWithObject: true });
  return { png: new Uint8Array(data), width: info.width, height: info.height };
}
