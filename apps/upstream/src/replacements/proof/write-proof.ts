import type { FileAnswer } from '@shop/api-contracts';
import type { Deps } from '../../http/deps.ts';
import { fileNameOf } from '../../http/files/file-name.ts';
import type { DocumentQueue } from '../../paper/document-queue.ts';
import { proofSheetOf } from './proof-sheet-content.ts';
import { proveReplacement, type ProofCall } from './prove-replacement.ts';

export type ProofWriting = Pick<Deps, 'writeDocument'> & { shopUrl: string | null; queue: DocumentQueue };

/**
 * The proof of a replacement as PDF, saved under its title. Throws a Problem: 404 `category_unknown`,
 * `replacement_unknown`, 422 `duty_not_computable`, 503 `documents_busy`.
 */
export async function writeProof(
  call: ProofCall,
  { writeDocument, shopUrl, queue }: ProofWriting,
): Promise<FileAnswer> {
  const sheet = proofSheetOf(call, await proveReplacement(call), shopUrl);
  const bytes = await queue(() => writeDocument('proofSheet', sheet));
  return { name: fileNameOf(`${sheet.title}.pdf`), type: 'application/pdf', bytes };
}
