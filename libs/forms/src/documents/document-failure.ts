import type { DocumentFormat, Problem } from '@shop/api-contracts';

/** A document request, kept for retries. */
export interface AskedDocument {
  format: DocumentFormat;
  /** Identifies the subject and its version; the key is reused only for the same one. */
  madeFrom: string;
  /** Idempotency-Key of the request: a retry under it generates no second document. */
  key: string;
}

/** Why a document could not be generated. */
export interface DocumentFailure extends AskedDocument {
  /**
   * `gone`: its subject no longer exists; `tooLarge`: more than `maxDocumentLines`; `busy`: the server generates too many; `often`: too
   * many requests from this network; `making`: the previous request is not finished; `unreachable`: no answer.
   */
  reason: 'gone' | 'empty' | 'tooLarge' | 'busy' | 'often' | 'making' | 'unreachable' | 'other';
  /** The answer is final: a retry needs a new key. */
  isSettled?: boolean;
  /** Status text of the response, for failures that have one. */
  statusText?: string;
  requestId?: string | undefined;
}

/** Maximum lines of a document; more are refused with `document_too_large`. */
export const maxDocumentLines = 1_000;

const reasons: Partial<Record<string, DocumentFailure['reason']>> = {
  document_empty: 'empty',
  document_too_large: 'tooLarge',
  documents_busy: 'busy',
  change_in_flight: 'making',
};

/** Derives the failure from a response that is not a document. */
export async function documentFailure(asked: AskedDocument, answer: Response): Promise<DocumentFailure> {
  const { code = '', requestId } = await problemOf(answer);
  const ofStatus = answer.status === 404 ? 'gone' : answer.status === 429 ? 'often' : 'other';
  const isSettled = answer.status === 422;
  return { ...asked, reason: reasons[code] ?? ofStatus, isSettled, statusText: answer.statusText, requestId };
}

/** The body may not be a problem: a proxy may have answered with a page. */
async function problemOf(answer: Response): Promise<Partial<Problem>> {
  try {
    const body: unknown = await answer.json();
    return typeof body === 'object' && body !== null ? body : {};
  } catch {
    return {};
  }
}
