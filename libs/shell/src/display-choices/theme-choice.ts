import { removeCookie, writeCookie } from '@shop/platform';
import { useSyncExternalStore } from 'react';

/** What a person may choose; without a choice the system decides. */
export type Theme = 'light' | 'dark';

/** Not personal: the same for everybody who uses this browser. */
const cookieDays = 365;

/** Sets the colours of this page and of those to come; undefined leaves them to the system again. Browser only. */
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

/** The theme that was chosen; undefined when none was, and on the server. */
export const useThemeChoice = (): Theme | undefined =>
  useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset['theme'] as Theme | undefined,
    () => undefined,
  );
