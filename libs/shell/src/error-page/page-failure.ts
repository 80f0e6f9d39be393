import { ApiError } from '@shop/api-contracts';
import { isPageError, isPassingFailure, type PageErrorKind } from '@shop/platform';
import { isRouteErrorResponse } from 'react-router';
import { chunkKindOf, type ChunkKind } from '../chunks/chunk-load-error.ts';

export interface PageFailure {
  /** Which page is shown; a chunk is a part of the code that could not be fetched. */
  kind: PageErrorKind | 'chunk';
  chunk?: ChunkKind | undefined;
  /** Worth another try in a moment. */
  isPassing: boolean;
  /** What support finds the failure by. */
  requestId?: string | undefined;
}

/** What a thrown value means to the reader. */
export function pageFailure(error: unknown): PageFailure {
  const chunk = chunkKindOf(error);
  if (chunk) return { kind: 'chunk', chunk, isPassing: false };
  if (isRouteErrorResponse(error)) {
    const kind = isPageError(error.data) ? error.data.kind : error.status === 404 ? 'notFound' : 'error';
    return { kind, isPassing: error.status >= 500 };
  }
  return {
    kind: 'error',
    isPassing: isPassingFailure(error),
    requestId: error instanceof ApiError ? error.problem?.requestId : undefined,
  };
}
