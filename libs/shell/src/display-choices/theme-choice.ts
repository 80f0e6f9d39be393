import { removeCookie, writeCookie } from '@shop/platform';
import { useSyncExternalStore } from 'react';

/** The selectable themes; without a choice the system decides. */
export type Theme = 'light' | 'dark';

/** Lifetime of a cookie that is not personal but belongs to the browser. */
const cookieDays = 365;

/** Sets the theme of this page and later ones; undefined follows the system. Browser only. */
export function chooseTheme(theme: Theme | undefined): void {
  const { dataset } = document.documentElement;
  if (theme === undefined) {
    delete dataset['theme'];
    removeCookie('theme');
  } else {
    dataset['theme'] = theme;
    writeCookie('theme', theme, { days: cookieDays });
  }
}

function subscribe(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** The chosen theme; undefined without a choice, and on the server. */
export const useThemeChoice = (): Theme | undefined =>
  useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset['theme'] as Theme | undefined,
    () => undefined,
  );
