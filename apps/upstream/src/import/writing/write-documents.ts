import { type Database, mediaFileOf } from '@shop/commerce-model';
import { sql, type Kysely } from 'kysely';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stagedRows } from '../staging/staged-rows.ts';
import { inEachLanguageSql, textsOfSql } from './translated-sql.ts';
import { extensionOf, typeOfDocument } from './document-types.ts';
import { mediaName, storeMedia } from './write-pictures.ts';

/** Replaces documents and stores their files, one at a time. */
export async function writeDocuments(db: Kysely<Database>, folder: string): Promise<void> {
  await sql`delete from document`.execute(db);
  for (const [position, row] of (await stagedRows(db, 'documents')).entries()) {
    const file = row['file'] as string;
    const media = mediaFileOf(mediaName(file), typeOfDocument(file)!, await readFile(join(folder, 'files', file)));
    await storeMedia(db, media);
    const id = row['id'] as string;
    await sql`
      insert into document (id, position, names, kind, language, revision, src, format, bytes)
      select ${id}, ${position}, ${inEachLanguageSql(sql`${row['name']}::text`)} || ${textsOfSql('document', sql`${id}::text`, 'name')},
        ${row['kind']}, ${row['language']}, ${row['revision']}, ${media.src}, ${extensionOf(file).toUpperCase()}, ${media.length}`.execute(
      db,
    );
  }
}
