import type { Kysely } from 'kysely';
import { bulkInsert, type Database, type MediaFile, mediaFileOf } from '@shop/commerce-model';
import type { PdfFonts } from '../demo-company.ts';
import type { DocumentSeed } from '../demo-company.ts';
import { importMedia } from './import-media.ts';

const types: Record<string, string> = { pdf: 'application/pdf', dxf: 'image/vnd.dxf', svg: 'image/svg+xml' };

/** Generates the files of all documents and stores both. */
export async function importDocuments(db: Kysely<Database>, documents: DocumentSeed[], fonts: PdfFonts): Promise<void> {
  const files: MediaFile[] = [];
  const rows: Record<string, unknown>[] = [];
  for (const [position, document] of documents.entries()) {
    const extension = document.fileName.split('.').at(-1)!.toLowerCase();
    const file = mediaFileOf(
      document.fileName,
      types[extension] ?? 'application/octet-stream',
      await document.body(fonts),
    );
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
