import { data, redirect } from 'react-router';
import type { App } from './app.ts';

/** The error page for a thrown response. */
export type PageErrorKind = 'notFound' | 'applicationNotAvailable' | 'error';

export interface PageError {
  kind: PageErrorKind;
}

/** Thrown by loaders: unknown category, item or path (404); `applicationNotAvailable` shows ERROR_APPLICATION_NOT_AVAILABLE. */
export const pageError = (kind: PageErrorKind, status: 404 | 500 | 503) =>
  data({ kind } satisfies PageError, { status });
/** Thrown by loaders when nothing is at an address: the not-found page with status 404. */
export const notFound = () => pageError('notFound', 404);

/** True for what a loader threw on purpose, unlike errors of code. */
export function isPageError(value: unknown): value is PageError {
  return typeof value === 'object' && value !== null && 'kind' in value;
}

/** Redirects to a path of `paths.ts`; permanently if the address was outdated, for instance its slug. */
export const shopRedirect = (app: App, path: string, { permanent = false } = {}) =>
  redirect(app.href(path), permanent ? 301 : 302);
