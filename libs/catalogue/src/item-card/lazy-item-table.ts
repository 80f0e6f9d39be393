import { hydrateLater } from '@shop/platform';

/** ItemTable with code that loads after the page: its links work without it. */
export const ItemTable = hydrateLater(async () => (await import('./item-table.tsx')).ItemTable);
