// This file, the other `*-bounds.ts`, `no-category.ts` and `permissions.ts` have no schema: pages that load no contract read them. Each is a
// file of its own, so that none is loaded before it is needed.

/** Items, and article numbers, that one call takes at most; longer lists are sent in several. */
export const itemsPerCall = 500;

/** Configurations that one call takes at most. */
export const configurationsPerCall = 20;

export const ordersPerPage = 20;
export const quotesPerPage = 20;

/** Places that one group of a quote request may be sent to beside the chosen one. */
export const maxOtherLocations = 3;

/** Files with one quote request. */
export const maxQuoteFiles = 5;
