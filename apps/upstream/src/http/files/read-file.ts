import type { FileAnswer } from '@shop/api-contracts';
import type { Kysely } from 'kysely';
import type { Database } from '@shop/commerce-model';

/** Loads a stored file. */
export async function readFile(db: Kysely<Database>, id: string): Promise<FileAnswer> {
  const { name, type, bytes } = await db
    .selectFrom('stored_file')
    .select(['name', 'type', 'bytes'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { name, type, bytes: new Uint8Array(bytes) };
}
