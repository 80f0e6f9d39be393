import type { AdyenEnvironment } from '../config.ts';

/**
 * Origin of each Adyen environment: Adyen's component loads its card fields, images and texts from it, and calls it.
 */
export const adyenOrigin = (environment: AdyenEnvironment): string =>
  `https://checkoutshopper-${environment}.adyen.com`;
