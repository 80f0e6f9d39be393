import { useSyncExternalStore } from 'react';
import { consentChoice, subscribeConsent, type ConsentChoice } from './consent.ts';

/** What was chosen; undefined on the server, in the first rendering, and while nobody has been asked. */
export const useConsent = (): ConsentChoice | undefined =>
  useSyncExternalStore(subscribeConsent, consentChoice, () => undefined);
