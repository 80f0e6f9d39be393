import type { App } from '@shop/platform';
import type { FormValues } from './form-values.ts';

const memories = new WeakMap<App, Map<string, FormValues>>();

/** What was entered and not saved in this document, by form: one may leave a page and come back to it. */
export function draftsOf(app: App): Map<string, FormValues> {
  const drafts = memories.get(app) ?? new Map<string, FormValues>();
  memories.set(app, drafts);
  return drafts;
}
