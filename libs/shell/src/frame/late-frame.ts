/** The parts of the frame that the browser brings to life after the page, in one file. */
export { AccountEntry } from '../account/account-entry.tsx';
export { Consent } from '../consent/consent.tsx';
export { AboveMain } from './above-main.tsx';
export { BelowMain } from './below-main.tsx';
export { UtilBar } from './util-bar.tsx';
