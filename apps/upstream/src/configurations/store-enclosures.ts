import type { Database } from '@shop/commerce-model';
import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { fileNameOf } from '../http/files/file-name.ts';
import type { SavedConfiguration } from './saved-configuration.ts';

interface EnclosureFile {
  id: string;
  name: string;
  type: string;
  bytes: Uint8Array;
  hash: string;
}

/**
 * Lines as a configuration stores them, with the files that they refer to. Files are named by their content and never
 * change: orders and quote requests refer to them after the next change of the configuration.
 */
export function withoutFiles(lines: SavedConfiguration['lines']) {
  const files = new Map<string, EnclosureFile>();
  const stored = lines.map(({ enclosures, ...line }) => {
    if (enclosures.length === 0) return line;
    const listed = enclosures.map(({ name: given, content }) => {
      const name = fileNameOf(given);
      const hash = createHash('sha256').update(content).digest('hex');
      const enclosureId = createHash('sha256')
        .update(JSON.stringify([name, hash]))
        .digest('hex')
        .slice(0, 32);
      files.set(enclosureId, { id: enclosureId, name, type: 'application/pdf', bytes: content, hash });
      return { enclosureId, name };
    });
    return { ...line, enclosures: listed };
  });
  return { lines: stored, files: [...files.values()] };
}

/** Stores files; those that are there are new again for the purge. */
export async function storeEnclosures(db: Kysely<Database>, files: EnclosureFile[]): Promise<void> {
  if (files.length === 0) return;
  await db
    .insertInto('stored_file')
    .values(files)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ stored_at: sql`now()` }))
    .execute();
  await db
    .insertInto('enclosure')
    .values(files.map(({ id }) => ({ file_id: id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
