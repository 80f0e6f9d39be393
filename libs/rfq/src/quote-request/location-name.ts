import type { PartnerLocation, QuoteGroup } from '@shop/api-contracts';

/** `Pennine Heat Ltd, Leeds works`: company, and which of its places where it has several. */
export const locationName = ({ partner, name }: PartnerLocation): string => (name ? `${partner}, ${name}` : partner);

/** The place that was chosen, and those asked beside it. */
export function requestedLocations(group: QuoteGroup): {
  chosen: PartnerLocation | undefined;
  others: PartnerLocation[];
} {
  const { locations, selectedPartnerLocationId, otherPartnerLocationIds } = group;
  return {
    chosen: locations.find(({ id }) => id === selectedPartnerLocationId),
    others: locations.filter(({ id }) => otherPartnerLocationIds.includes(id)),
  };
}

/** It is known who is asked. */
export const hasLocation = (group: QuoteGroup): boolean => requestedLocations(group).chosen !== undefined;
