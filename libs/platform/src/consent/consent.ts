import { readCookie, writeCookie } from '../cookies.ts';

/** `necessary`: nothing is measured. `statistics`: how the shop is used may be counted. */
export type ConsentChoice = 'necessary' | 'statistics';

/** After a year the question comes again. */
const cookieDays = 365;
const cookieName = 'consent';

const listeners = new Set<() => void>();

/** Whether this browser says by itself that nobody may be followed (Global Privacy Control): that is an answer, and wins over any other. */
export const isPrivacySignalled = (): boolean =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** What was chosen; undefined while nobody has been asked. Browser only. */
export function consentChoice(): ConsentChoice | undefined {
  if (isPrivacySignalled()) return 'necessary';
  const kept = readCookie(cookieName);
  return kept === 'necessary' || kept === 'statistics' ? kept : undefined;
}

/** Whether anything that only measures may be stored or sent. False on the server and until somebody has agreed. */
export const hasConsent = (): boolean => typeof document !== 'undefined' && consentChoice() === 'statistics';

/** Keeps the choice for this browser and tells everybody who listens. Browser only. */
export function chooseConsent(choice: ConsentChoice): void {
  writeCookie(cookieName, choice, { days: cookieDays });
  for (const listener of listeners) listener();
}

/** Called after every choice, also of another tab once one comes back to this one. @returns stops listening */
export function subscribeConsent(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('focus', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('focus', listener);
  };
}
