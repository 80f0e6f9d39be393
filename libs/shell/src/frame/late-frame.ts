/** Parts of the frame that are hydrated after the page, in one file. */
export { Consent } from '../consent/consent.tsx';
export { AboveMain } from './above-main.tsx';
export { BelowMain } from './below-main.tsx';
export { HeaderTools } from './header-tools.tsx';
export { QuickOrderLink } from './quick-order-link.tsx';
export { TopBar } from './top-bar.tsx';
