import type { Kysely } from 'kysely';
import type { DocumentSeed } from '../../demo/demo-company.ts';
import { mediaFileOf, type MediaFile } from '../../catalogue/media/media-file.ts';
import type { Database } from '../schema.ts';
import { bulkInsert } from './bulk-insert.ts';
import { importMedia } from './import-media.ts';

const types: Record<string, string> = { pdf: 'application/pdf', dxf: 'image/vnd.dxf', svg: 'image/svg+xml' };

/** Makes the files of all documents and stores both. */
export async function importDocuments(db: Kysely<Database>, documents: DocumentSeed[]): Promise<void> {
  const files: MediaFile[] = [];
  const rows: Record<string, unknown>[] = [];
  for (const [position, document] of documents.entries()) {
    const extension = document.fileName.split('.').at(-1)!.toLowerCase();
    const file = mediaFileOf(document.fileName, types[extension] ?? 'application/octet-stream', await document.body());
    files.push(file);
    rows.push({
      id: document.id,
      position,
      names: document.name,
      kind: document.kind,
      language: document.language,
      revision: document.revision,
      src: file.src,
      format: extension.toUpperCase(),
      bytes: file.length,
    });
  }
  await importMedia(db, files);
  await bulkInsert(db, 'document', rows);
}
