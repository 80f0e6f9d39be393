import { type Database, type DrawingImages, type MediaFile, mediaFileOf } from '@shop/commerce-model';
import type { Image } from '@shop/api-contracts';
import { sql, type Kysely } from 'kysely';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { extensionOf } from './document-types.ts';

/** Sizes in pixels of pictures on item pages, cards and table rows. */
const boxes: Record<keyof DrawingImages, [width: number, height: number]> = {
  large: [640, 480],
  medium: [280, 210],
  small: [56, 42],
};
const logoBox = [200, 28] as const;

export interface WrittenPictures {
  /** The logo for light and dark backgrounds; null without a file. */
  logoOf(light: string | null, dark: string | null): Image | null;
}

/**
 * Stores the pictures of categories and articles in their three sizes, and the logo, one file at a time. The temporary
 * table `staged_pictures` then has the drawing of each file.
 */
export async function writePictures(db: Kysely<Database>, folder: string): Promise<WrittenPictures> {
  await sql`create temporary table staged_pictures (file text primary key, drawing text, images jsonb)`.execute(db);
  const { rows: named } = await sql<{ file: string }>`
    select data->>'drawing' as file from staged_articles where data->>'drawing' is not null
    union select data->>'drawing' from staged_categories where data->>'drawing' is not null order by 1`.execute(db);
  for (const { file } of named) {
    const images: Partial<DrawingImages> = {};
    for (const size of Object.keys(boxes) as (keyof DrawingImages)[]) {
      images[size] = await pictureIn(db, folder, file, boxes[size]);
    }
    const id = images.large!.src.split('/')[2];
    await sql`insert into staged_pictures values (${file}, ${id}, ${JSON.stringify(images)}::jsonb)`.execute(db);
  }
  await sql`insert into drawing (id, images) select distinct on (drawing) drawing, images from staged_pictures
    on conflict (id) do update set images = excluded.images`.execute(db);

  const { rows: company } = await sql<Record<'logo' | 'dark', string | null>>`
    select data->>'logo' as logo, data->>'logo_dark' as dark from staged_company`.execute(db);
  const logos = new Map<string, Image>();
  for (const file of Object.values(company[0]!)) {
    if (file !== null) logos.set(file, await pictureIn(db, folder, file, logoBox));
  }
  return {
    logoOf(light, dark) {
      const image = light === null ? undefined : logos.get(light);
      const darkImage = dark === null ? undefined : logos.get(dark);
      return image ? { ...image, ...(darkImage ? { srcDark: darkImage.src } : {}) } : null;
    },
  };
}

async function pictureIn(
  db: Kysely<Database>,
  folder: string,
  file: string,
  [maxWidth, maxHeight]: readonly [number, number],
): Promise<Image> {
  const bytes = await readFile(join(folder, 'files', file));
  const { width, height } = await sharp(bytes).metadata();
  const scale = Math.min(maxWidth / width, maxHeight / height);
  const size = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
  const media =
    extensionOf(file) === 'svg'
      ? mediaFileOf(mediaName(file), 'image/svg+xml', bytes)
      : // twice as large, for fine screens
        mediaFileOf(
          `${mediaName(file)}.webp`,
          'image/webp',
          await sharp(bytes)
            .rotate()
            .resize({ width: size.width * 2, height: size.height * 2, fit: 'inside', withoutEnlargement: true })
            .webp()
            .toBuffer(),
        );
  await storeMedia(db, media);
  return { src: media.src, ...size };
}

/** A name that addresses may have. */
export const mediaName = (file: string): string => file.normalize('NFKD').replace(/[^A-Za-z0-9._-]+/g, '-');

/** Stores a public file; an existing one with this address has the same content. */
export async function storeMedia(db: Kysely<Database>, { src: _src, ...row }: MediaFile): Promise<void> {
  await db
    .insertInto('media')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
