/** Id of the field in the header, where the key `/` leads. */
export const searchFieldId = 'search-header';
