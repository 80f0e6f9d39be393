// What query f may hold at most; apart from its schema, so that a page reads its own address without loading that.

/** Characters of the whole text. */
export const maxFilterText = 4000;
/** Characters of one value or word. */
export const maxFilterValue = 100;
/** Values or words of one filter. */
export const maxFilterValues = 50;
/** Ids of filters, and of the columns by which a list is sorted. */
export const filterIdPattern = /^[A-Za-z][A-Za-z0-9]{0,39}$/;
