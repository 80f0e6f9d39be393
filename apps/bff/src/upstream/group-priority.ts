import type { Priority } from '../protection/priority.ts';
import type { UpstreamGroup } from './groups.ts';

/** A table of all groups, so that a new one does not compile until it has its priority. */
export const priorityOfGroup: Record<UpstreamGroup, Priority> = {
  browse: 'browsing',
  search: 'costly',
  salesDetails: 'browsing',
  reviews: 'costly',
  content: 'essential',
  // a page that is shown needs its pictures, and browsers keep them
  media: 'essential',
  orders: 'essential',
  uploads: 'essential',
  documents: 'costly',
  packs: 'costly',
  payments: 'essential',
  configurator: 'browsing',
  carts: 'essential',
  user: 'essential',
  lists: 'browsing',
  other: 'essential',
};
