import type { DocumentFormat, Problem } from '@shop/api-contracts';

/** What was asked for, to ask again. */
export interface AskedDocument {
  format: DocumentFormat;
  /** What it is made from, as it stood: of something else the key is another's. */
  madeFrom: string;
  /** Idempotency-Key under which it was asked for: asked again under it, nothing is made and kept twice. */
  key: string;
}

/** Why a document was not made. */
export interface DocumentFailure extends AskedDocument {
  /**
   * `gone`: what it is made from is not there any more; `tooLarge`: more than `mostDocumentLines`; `busy`: too many are being made for
   * others; `often`: too many were asked for from this network; `making`: the one asked for before is not ready; `unreachable`: nobody answered.
   */
  reason: 'gone' | 'empty' | 'tooLarge' | 'busy' | 'often' | 'making' | 'unreachable' | 'other';
  /** The answer is definite: under its key there will never be another. */
  isSettled?: boolean;
  /** The status text, which such a failure carries. */
  statusText?: string;
  requestId?: string | undefined;
}

/** Lines of one document; more are refused with `document_too_large`. */
export const maxDocumentLines = 1_000;

const reasons: Partial<Record<string, DocumentFailure['reason']>> = {
  document_empty: 'empty',
  document_too_large: 'tooLarge',
  documents_busy: 'busy',
  change_in_flight: 'making',
};

/** Reads it from an answer that is no document. */
export async function documentFailure(asked: AskedDocument, answer: Response): Promise<DocumentFailure> {
  const { code = '', requestId } = await problemOf(answer);
  const ofStatus = answer.status === 404 ? 'gone' : answer.status === 429 ? 'often' : 'other';
  const isSettled = answer.status === 422;
  return { ...asked, reason: reasons[code] ?? ofStatus, isSettled, statusText: answer.statusText, requestId };
}

/** What stands between may answer with a page of its own. */
async function problemOf(answer: Response): Promise<Partial<Problem>> {
  try {
    const body: unknown = await answer.json();
    return typeof body === 'object' && body !== null ? body : {};
  } catch {
    return {};
  }
}
