import { later } from '@shop/platform';

/** DocumentList whose code comes after the page: it is links. */
export const DocumentList = later(async () => (await import('./document-list.tsx')).DocumentList);
