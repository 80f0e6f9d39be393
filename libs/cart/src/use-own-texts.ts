import { loadFormMessages } from '@shop/forms';
import type { ShopI18n } from '@shop/i18n';
import { useApp } from '@shop/platform';
import { use } from 'react';
import { loadMessages } from './load-messages.ts';

const loaded = new WeakMap<ShopI18n, Promise<boolean>>();

/**
 * For parts that stand on pages of other libraries, whose routes load other texts: waits for ours (Suspense). False where they cannot be had.
 */
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
