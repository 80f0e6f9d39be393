/** Articles on a page. */
export const pageSize = 12;

/** From this many products on counts are asked of the server for each change. */
export const recountLimit = 5000;

export const isRecountedInBrowser = (totalUnfiltered: number): boolean => totalUnfiltered < recountLimit;
