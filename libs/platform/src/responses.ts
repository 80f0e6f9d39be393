import { data, redirect } from 'react-router';
import type { App } from './app.ts';

/** Which page a thrown answer shows. */
export type PageErrorKind = 'notFound' | 'applicationNotAvailable' | 'error';

export interface PageError {
  kind: PageErrorKind;
}

/** Throw it in a loader: unknown category, product, path (404); `applicationNotAvailable` shows ERROR_APPLICATION_NOT_AVAILABLE. */
export const pageError = (kind: PageErrorKind, status: 404 | 500 | 503) =>
  data({ kind } satisfies PageError, { status });
export const notFound = () => pageError('notFound', 404);

export function isPageError(value: unknown): value is PageError {
  return typeof value === 'object' && value !== null && 'kind' in value;
}

/** Redirect to a path of `paths.ts`; permanent where the address itself was wrong (a slug). */
export const shopRedirect = (app: App, path: string, { permanent = false } = {}) =>
  redirect(app.href(path), permanent ? 301 : 302);
