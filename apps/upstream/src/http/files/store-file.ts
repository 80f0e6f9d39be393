import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '@shop/commerce-model';
import type { ReceivedFile } from './receive-file.ts';

/** An uploaded or a generated file. */
type FileToStore = Omit<ReceivedFile, 'type'> & { type: string };

/** Stores a private file and returns its id. It is reachable only through records that refer to it. */
export async function storeFile(db: Kysely<Database>, { name, type, bytes, hash }: FileToStore): Promise<string> {
  const id = randomUUID();
  await db.insertInto('stored_file').values({ id, name, type, bytes, hash }).execute();
  return id;
}
