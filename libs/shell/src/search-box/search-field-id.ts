/** Id of the header's search field, which the key `/` focuses. */
export const searchFieldId = 'search-header';
