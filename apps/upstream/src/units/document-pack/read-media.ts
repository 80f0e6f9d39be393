import type { Database } from '@shop/commerce-model';
import { sql, type Kysely } from 'kysely';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

const unzip = promisify(gunzip);
/** Bytes that are in memory at one time. */
const pieceBytes = 1024 * 1024;

/** The content of a public file, read piece by piece. Files that are kept compressed are texts, and small: they are read whole. */
export async function* readMedia(db: Kysely<Database>, hash: string): AsyncGenerator<Uint8Array, void> {
  for (let from = 1; ; from += pieceBytes) {
    const piece = await db
      .selectFrom('media')
      .select((media) => [
        'encoding',
        sql<Uint8Array>`case when encoding = 'gzip' then ${media.ref('bytes')}
          else substring(${media.ref('bytes')} from ${sql.lit(from)} for ${sql.lit(pieceBytes)}) end`.as('bytes'),
      ])
      .where('hash', '=', hash)
      .executeTakeFirst();
    if (!piece) throw new Error(`The file ${hash} has gone`);
    if (piece.encoding === 'gzip') {
      yield await unzip(piece.bytes);
      return;
    }
    if (piece.bytes.byteLength > 0) yield piece.bytes;
    if (piece.bytes.byteLength < pieceBytes) return;
  }
}
