import { readCookie, removeCookie, writeCookie } from '@shop/platform';

const cookie = 'shortcuts';

/** Whether the keys / and ? do something; on unless switched off (WCAG 2.1.4). */
export const areShortcutsOn = (): boolean => readCookie(cookie) !== 'off';

/** Remembers the choice and lets style sheets know it. */
export function chooseShortcuts(on: boolean): void {
  if (on) removeCookie(cookie);
  else writeCookie(cookie, 'off', { days: 365 });
  markShortcuts();
}

export function markShortcuts(): void {
  const { dataset } = document.documentElement;
  if (areShortcutsOn()) delete dataset['shortcuts'];
  else dataset['shortcuts'] = 'off';
}
