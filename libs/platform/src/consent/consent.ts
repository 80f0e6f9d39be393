import { readCookie, writeCookie } from '../cookies.ts';

/**
 * `necessary` forbids all measuring and third-party scripts, `statistics` allows usage statistics, `all` also the chat, which is a
 * third-party script.
 */
export type ConsentChoice = 'necessary' | 'statistics' | 'all';

/** The question is asked again after a year. */
const cookieDays = 365;
const cookieName = 'consent';

const listeners = new Set<() => void>();

/** True when the browser sends Global Privacy Control, which overrides a stored choice. */
export const isPrivacySignalled = (): boolean =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** The stored choice; undefined before the first one. Browser only. */
export function consentChoice(): ConsentChoice | undefined {
  if (isPrivacySignalled()) return 'necessary';
  const kept = readCookie(cookieName);
  return kept === 'necessary' || kept === 'statistics' || kept === 'all' ? kept : undefined;
}

/** True if storage and requests for statistics are allowed; false on the server and without consent. */
export const hasConsent = (): boolean =>
  typeof document !== 'undefined' && (consentChoice() ?? 'necessary') !== 'necessary';

/** Stores the choice for this browser and notifies subscribers. Browser only. */
export function chooseConsent(choice: ConsentChoice): void {
  writeCookie(cookieName, choice, { days: cookieDays });
  for (const listener of listeners) listener();
}

/**
 * Calls `listener` after every choice, including one made in another tab once this tab becomes visible.
 * @returns unsubscribes
 */
export function subscribeConsent(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('focus', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('focus', listener);
  };
}
