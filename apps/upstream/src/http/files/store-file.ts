import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '@shop/commerce-model';
import type { ReceivedFile } from './receive-file.ts';

/** One that was uploaded or made. */
type FileToStore = Omit<ReceivedFile, 'type'> & { type: string };

/** Keeps a private file; answers its id. Nobody reaches it but through what names it. */
export async function storeFile(db: Kysely<Database>, { name, type, bytes, hash }: FileToStore): Promise<string> {
  const id = randomUUID();
  await db.insertInto('stored_file').values({ id, name, type, bytes, hash }).execute();
  return id;
}
