import type { AdyenEnvironment } from '../config.ts';

/** Where Adyen's component loads its card fields, pictures and texts from, and what it talks to, in each of its environments. */
export const adyenOrigin = (environment: AdyenEnvironment): string =>
  `https://checkoutshopper-${environment}.adyen.com`;
