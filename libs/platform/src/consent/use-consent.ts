import { useSyncExternalStore } from 'react';
import { consentChoice, subscribeConsent, type ConsentChoice } from './consent.ts';

/** The stored choice; undefined on the server, in the first rendering and before the first choice. */
export const useConsent = (): ConsentChoice | undefined =>
  useSyncExternalStore(subscribeConsent, consentChoice, () => undefined);
