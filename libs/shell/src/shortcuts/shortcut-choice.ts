import { readCookie, removeCookie, writeCookie } from '@shop/platform';

const cookie = 'shortcuts';

/** True if the keys / and ? are active: on by default, and can be turned off (WCAG 2.1.4). */
export const areShortcutsOn = (): boolean => readCookie(cookie) !== 'off';

/** Stores the choice and publishes it to style sheets. */
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
