import { setupI18n, type I18n, type Messages } from '@lingui/core';
import type { Locale } from './locale.ts';

/** Loads one library's texts in one language: `(language) => import('./messages/${language}.json')`. */
export type MessageLoader = (messageLanguage: string) => Promise<{ default: Messages }>;

export interface ShopI18n {
  readonly locale: Locale;
  readonly lingui: I18n;
  /** Adds a library's texts; the same loader runs only once. */
  load(loader: MessageLoader): Promise<void>;
  /** Adds texts that arrived with the page, so that these loaders need not run. */
  adopt(loaders: readonly MessageLoader[], messages: Messages): void;
}

/** One per request on the server, one per document in the browser. */
export function createI18n(locale: Locale): ShopI18n {
  const lingui = setupI18n();
  lingui.loadAndActivate({ locale: locale.tag, messages: {} });
  const loaded = new Map<MessageLoader, Promise<void>>();
  return {
    locale,
    lingui,
    load(loader) {
      let loading = loaded.get(loader);
      if (!loading) {
        loading = loader(locale.messageLanguage).then(
          (module) => lingui.load(locale.tag, module.default),
          (error: unknown) => {
            loaded.delete(loader);
            throw error;
          },
        );
        loaded.set(loader, loading);
      }
      return loading;
    },
    adopt(loaders, messages) {
      lingui.load(locale.tag, messages);
      for (const loader of loaders) loaded.set(loader, Promise.resolve());
    },
  };
}
