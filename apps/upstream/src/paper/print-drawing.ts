import sharp from 'sharp';
import type { Kysely } from 'kysely';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Database } from '@shop/commerce-model';
import { Remembered } from '../database/remembered.ts';

const unzip = promisify(gunzip);

/** Dots to an inch at which a drawing of 280 x 210 CSS pixels becomes a picture of 560 x 420: sharp on paper up to 6 cm wide. */
const density = 144;
const colours = 96;

/** A drawing as it is printed, on white. */
export interface PrintedDrawing {
  png: Uint8Array;
  /** Pixels. */
  width: number;
  height: number;
}

/** Drawings by their addresses, which never change. Some 20 kB each: 300 are 6 MB at most in memory. */
export const createPrintedDrawings = (): Remembered<PrintedDrawing | null> => new Remembered({ maxEntries: 300 });

/** Draws what is below `/media` for paper; null where there is no such drawing. */
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
  // lines grow with the drawing, as they do on a screen of higher density
  const scalable = Buffer.from(svg.replaceAll('vector-effect:non-scaling-stroke', ''));
  const { data, info } = await sharp(scalable, { density })
    .flatten({ background: '#ffffff' })
    .png({ palette: true, colours, compressionLevel: 9 })
    .toBuffer({ resolveWithObject: true });
  return { png: new Uint8Array(data), width: info.width, height: info.height };
}
