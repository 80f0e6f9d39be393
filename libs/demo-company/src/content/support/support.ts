import type { StoredPage } from '@shop/commerce-model';
import { page } from '../written.ts';
import { supportLocations } from './support-locations.ts';
import { supportText } from './support-text.ts';

/** `/support`: locations follow the first heading, the market's own first. */
export const support: StoredPage[] = page('support', '2026-11-02', supportText).map((one) => {
  const afterHeading = one.parts.findIndex(({ type }) => type === 'heading') + 1;
  return { ...one, parts: one.parts.toSpliced(afterHeading, 0, ...supportLocations(one.language)) };
});
