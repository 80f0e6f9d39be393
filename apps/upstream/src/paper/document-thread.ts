// Worker thread that writes documents, started by document-writer.ts.
import { parentPort } from 'node:worker_threads';
import { writeDocx } from './docx/write-docx.ts';
import { drawLabel } from './labels/draw-label.ts';
import { drawLabelSheet } from './labels/draw-label-sheet.ts';
import { drawDocument } from './pdf/draw-document.ts';
import { drawProofSheet } from './proof-sheet/draw-proof-sheet.ts';
import type { DocumentContents } from './document-contents.ts';

export type DocumentRequest = {
  [Kind in keyof DocumentContents]: { id: number; kind: Kind; content: DocumentContents[Kind] };
}[keyof DocumentContents];
export type DocumentAnswer = { id: number; bytes: Uint8Array } | { id: number; error: string };

type Writers = { [Kind in keyof DocumentContents]: (content: DocumentContents[Kind]) => Promise<Uint8Array> };
const writers: Writers = {
  pdf: drawDocument,
  docx: writeDocx,
  label: drawLabel,
  labelSheet: drawLabelSheet,
  proofSheet: drawProofSheet,
};

const write = <Kind extends keyof DocumentContents>(kind: Kind, content: DocumentContents[Kind]): Promise<Uint8Array> =>
  writers[kind](content);

parentPort!.on('message', ({ id, kind, content }: DocumentRequest) => {
  void write(kind, content).then(
    (bytes) => parentPort!.postMessage({ id, bytes } satisfies DocumentAnswer),
    (error: unknown) => parentPort!.postMessage({ id, error: String(error) } satisfies DocumentAnswer),
  );
});
