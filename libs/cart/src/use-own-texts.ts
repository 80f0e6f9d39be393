import { loadFormMessages } from '@shop/forms';
import type { ShopI18n } from '@shop/i18n';
import { useApp } from '@shop/platform';
import { use } from 'react';
import { loadMessages } from './load-messages.ts';

const loaded = new WeakMap<ShopI18n, Promise<boolean>>();

/** Loads this library's texts for parts on pages of other libraries (Suspense). False if they cannot be loaded. */
export function useOwnTexts(): boolean {
  const { i18n } = useApp();
  let texts = loaded.get(i18n);
  if (!texts) {
    texts = Promise.all([i18n.load(loadMessages), i18n.load(loadFormMessages)]).then(
      () => true,
      () => false,
    );
    loaded.set(i18n, texts);
  }
  return use(texts);
}
