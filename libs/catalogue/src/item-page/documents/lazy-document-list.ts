import { hydrateLater } from '@shop/platform';

/** DocumentList with code that loads after the page: it consists of links. */
export const DocumentList = hydrateLater(async () => (await import('./document-list.tsx')).DocumentList);
