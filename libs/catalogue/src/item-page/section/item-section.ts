import type { ReactNode } from 'react';

/** One numbered section of the item page; left out of the page when there is none. */
export interface ItemSection {
  id: string;
  title: string;
  lead?: string;
  controls?: ReactNode;
  content: ReactNode;
}
