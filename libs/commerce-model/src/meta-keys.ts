/** Key of the catalogue's version in table meta. */
export const catalogueVersionKey = 'catalogue_version';
