import { later } from '@shop/platform';

/** DocumentList with code that loads after the page: it consists of links. */
export const DocumentList = later(async () => (await import('./document-list.tsx')).DocumentList);
