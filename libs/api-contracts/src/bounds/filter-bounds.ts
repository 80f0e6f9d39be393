// Bounds of query parameters f and fits; apart from their schemas, so that a page parses its address without loading those.

/** Maximum length of the whole text. */
export const maxFilterText = 4000;
/** Maximum length of query parameter fits; longer than any equipment id. */
export const maxFitsText = 40;
/** Maximum length of a value or word. */
export const maxFilterValue = 100;
/** Maximum number of values or words in one filter. */
export const maxFilterValues = 50;
/** Ids of filters and of sortable columns. */
export const filterIdPattern = /^[A-Za-z][A-Za-z0-9]{0,39}$/;
