// This file, the other `*-bounds.ts`, `no-category.ts` and `permissions.ts` contain no schema, so that pages can use
// them without loading contracts. They are separate files, each loaded only when needed.

/** Maximum number of items, or article numbers, per call; longer lists are sent in several calls. */
export const itemsPerCall = 500;

/** Maximum number of configurations per call. */
export const configurationsPerCall = 20;

/** Orders of the history in one answer. */
export const ordersPerPage = 20;
/** Quote requests in one answer. */
export const quotesPerPage = 20;

/** Maximum number of locations for one group of a quote request, beside the selected one. */
export const maxOtherLocations = 3;

/** Maximum number of files with one quote request. */
export const maxQuoteFiles = 5;

/** Photographs of a complaint. */
export const maxComplaintPhotos = 5;
