import type { DocumentFormat, Problem } from '@shop/api-contracts';

/** Why a document was not made. */
export interface DocumentFailure {
  /** What was asked for, to ask again. */
  format: DocumentFormat;
  /** `gone`: what it is made from is not there any more; `unreachable`: nobody answered. */
  reason: 'gone' | 'empty' | 'unreachable' | 'other';
  /** The status text, which such a failure carries (specification §8). */
  statusText?: string;
  requestId?: string | undefined;
}

/** Reads it from an answer that is no document. */
export async function documentFailure(format: DocumentFormat, answer: Response): Promise<DocumentFailure> {
  const problem = await problemOf(answer);
  const reason = answer.status === 404 ? 'gone' : problem.code === 'document_empty' ? 'empty' : 'other';
  return { format, reason, statusText: answer.statusText, requestId: problem.requestId };
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
