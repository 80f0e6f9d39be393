import type { Kysely } from 'kysely';
import type { Database, MediaFile } from '@shop/commerce-model';

const filesPerStatement = 50;

/** Stores files; an existing name has the same content. */
export async function importMedia(db: Kysely<Database>, files: Iterable<MediaFile>): Promise<void> {
  const distinct = [...new Map([...files].map((file) => [file.src, file])).values()];
  for (let from = 0; from < distinct.length; from += filesPerStatement) {
    await db
      .insertInto('media')
      .values(distinct.slice(from, from + filesPerStatement).map(({ src: _src, ...row }) => row))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
