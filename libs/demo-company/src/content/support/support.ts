import type { StoredPage } from '@shop/commerce-model';
import { page } from '../written.ts';
import { supportLocations } from './support-locations.ts';
import { supportText } from './support-text.ts';

/** `/support`: locations follow the last heading, the market's own in a list before the others. */
export const support: StoredPage[] = page('support', '2026-11-28', supportText).map((one) => ({
  ...one,
  parts: [...one.parts, ...supportLocations(one.language)],
}));
