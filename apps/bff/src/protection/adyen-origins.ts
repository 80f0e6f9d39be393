export const adyenEnvironments = ['test', 'live', 'live-us', 'live-au', 'live-apse', 'live-in'] as const;

/** Where Adyen's component loads its card fields, pictures and texts from, and what it talks to, in each of its environments. */
export const adyenOrigin = (environment: (typeof adyenEnvironments)[number]): string =>
  `https://checkoutshopper-${environment}.adyen.com`;
