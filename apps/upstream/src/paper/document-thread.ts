// Worker thread that writes documents, started by document-writer.ts.
import type { DocumentFormat } from '@shop/api-contracts';
import { parentPort } from 'node:worker_threads';
import { writeDocx } from './docx/write-docx.ts';
import { drawDocument } from './pdf/draw-document.ts';
import type { DocumentContent } from './document-content.ts';

export interface DocumentRequest {
  id: number;
  format: DocumentFormat;
  content: DocumentContent;
}
export type DocumentAnswer = { id: number; bytes: Uint8Array } | { id: number; error: string };

const writers = { pdf: drawDocument, docx: writeDocx } satisfies Record<DocumentFormat, unknown>;

parentPort!.on('message', ({ id, format, content }: DocumentRequest) => {
  void writers[format](content).then(
    (bytes) => parentPort!.postMessage({ id, bytes } satisfies DocumentAnswer),
    (error: unknown) => parentPort!.postMessage({ id, error: String(error) } satisfies DocumentAnswer),
  );
});
