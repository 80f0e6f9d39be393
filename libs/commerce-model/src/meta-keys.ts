/** Key of the catalogue's version in table meta. */
export const catalogueVersionKey = 'catalogue_version';
/** Key in table meta of the day to which each live quote request of the demo was moved last; only its databases have it. */
export const demoQuotesKey = 'demo_quotes';
