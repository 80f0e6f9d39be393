import { ApiError } from '@shop/api-contracts';
import { isPageError, isPassingFailure, type PageErrorKind } from '@shop/platform';
import { isRouteErrorResponse } from 'react-router';
import { chunkKindOf, type ChunkKind } from '../chunks/chunk-load-error.ts';

export interface PageFailure {
  /** The page to show; `chunk`: a part of the code failed to load. */
  kind: PageErrorKind | 'chunk';
  chunk?: ChunkKind | undefined;
  /** True if a retry may succeed. */
  isPassing: boolean;
  /** Request id for support. */
  requestId?: string | undefined;
}

/** The failure that a thrown value stands for. */
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
