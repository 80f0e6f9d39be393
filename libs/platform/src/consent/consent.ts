import { readCookie, writeCookie } from '../cookies.ts';

/**
 * `necessary` forbids all measuring and third-party scripts, `statistics` allows usage statistics, `all` also chat and notifications, which
 * are third-party scripts.
 */
export type ConsentChoice = 'necessary' | 'statistics' | 'all';

/** The question is asked again after a year. */
const cookieDays = 365;
const cookieName = 'consent';
/** Of the question: who allowed less than it now asks for is asked again. 2: chat, notifications and reports of signed-in people. */
const version = '2';

const listeners = new Set<() => void>();

/** True when the browser sends Global Privacy Control, which overrides a stored choice. */
export const isPrivacySignalled = (): boolean =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** The stored choice; undefined before the first one. Browser only. */
export function consentChoice(): ConsentChoice | undefined {
  if (isPrivacySignalled()) return 'necessary';
  const [kept, asked] = readCookie(cookieName)?.split('-') ?? [];
  if (kept === 'necessary') return kept;
  return (kept === 'statistics' || kept === 'all') && asked === version ? kept : undefined;
}

/** True if storage and requests for statistics are allowed; false on the server and without consent. */
export const hasConsent = (): boolean =>
  typeof document !== 'undefined' && (consentChoice() ?? 'necessary') !== 'necessary';

/** Stores the choice for this browser and notifies subscribers. Browser only. */
export function chooseConsent(choice: ConsentChoice): void {
  writeCookie(cookieName, `${choice}-${version}`, { days: cookieDays });
  for (const listener of listeners) listener();
  channelOfDocument()?.postMessage(null);
}

let channel: BroadcastChannel | undefined;

/** One for the document: a channel does not hear itself. */
function channelOfDocument(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  channel ??= new BroadcastChannel('consent');
  return channel;
}

/**
 * Calls `listener` after every choice, including one made in another tab: at once, or without channels between tabs when this one is looked
 * at.
 * @returns unsubscribes
 */
export function subscribeConsent(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('focus', listener);
  const tabs = channelOfDocument();
  tabs?.addEventListener('message', listener);
  return () => {
    listeners.delete(listener);
    tabs?.removeEventListener('message', listener);
    window.removeEventListener('focus', listener);
  };
}
