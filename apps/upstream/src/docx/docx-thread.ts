// A thread that writes DOCX: started by docx-writer.ts.
import { parentPort } from 'node:worker_threads';
import type { DocumentContent } from '../documents/document-content.ts';
import { writeDocx } from './write-docx.ts';

export interface DocxRequest {
  id: number;
  content: DocumentContent;
}
export type DocxAnswer = { id: number; bytes: Uint8Array } | { id: number; fault: string };

parentPort!.on('message', ({ id, content }: DocxRequest) => {
  void writeDocx(content).then(
    (bytes) => parentPort!.postMessage({ id, bytes } satisfies DocxAnswer),
    (error: unknown) => parentPort!.postMessage({ id, fault: String(error) } satisfies DocxAnswer),
  );
});
