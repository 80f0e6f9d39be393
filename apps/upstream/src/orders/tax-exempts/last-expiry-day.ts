/** Longest time for which a certificate is taken, in years. */
const maxYears = 10;

/** Last ISO day on which a certificate that is handed in on `day` may end. */
export const lastExpiryDay = (day: string): string => `${Number(day.slice(0, 4)) + maxYears}${day.slice(4)}`;
