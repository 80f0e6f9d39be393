/** Articles on a page of a category. */
export const itemsPerPage = 12;

/** From this many products in a category on, counts are asked of the server for each change. */
export const recountLimit = 5_000;
