/** Articles per page of a category. */
export const itemsPerPage = 12;

/** Categories with this many articles or more get their filter counts from the server. */
export const recountLimit = 5_000;

/** Articles of a matrix; those after them are only in the list. */
export const maxMatrixCells = 600;

/** Searches with more matches have no filters: a category or another word narrows them first. */
export const maxFilteredMatches = 10_000;
