import type { ReactNode } from 'react';

/** A numbered section of the item page; undefined sections are omitted. */
export interface ItemSection {
  id: string;
  title: string;
  lead?: string;
  controls?: ReactNode;
  content: ReactNode;
}
