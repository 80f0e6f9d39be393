/** Name under which table meta keeps the version of the catalogue. */
export const catalogueVersionKey = 'catalogue_version';
