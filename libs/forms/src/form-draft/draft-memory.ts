import type { App } from '@shop/platform';
import type { FormValues } from './form-values.ts';

const memories = new WeakMap<App, Map<string, FormValues>>();

/** Unsaved input of this document by form, which survives leaving a page and coming back. */
export function draftsOf(app: App): Map<string, FormValues> {
  const drafts = memories.get(app) ?? new Map<string, FormValues>();
  memories.set(app, drafts);
  return drafts;
}
