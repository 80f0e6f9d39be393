// Bounds of query parameter f; apart from its schema, so that a page parses its address without loading that.

/** Maximum length of the whole text. */
export const maxFilterText = 4000;
/** Maximum length of a value or word. */
export const maxFilterValue = 100;
/** Maximum number of values or words in one filter. */
export const maxFilterValues = 50;
/** Ids of filters and of sortable columns. */
export const filterIdPattern = /^[A-Za-z][A-Za-z0-9]{0,39}$/;
