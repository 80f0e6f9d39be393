import type { PartnerLocation, QuoteGroup } from '@shop/api-contracts';

/** `Pennine Heat Ltd, Leeds works`: company, and the location's name if it has several. */
export const locationName = ({ partner, name }: PartnerLocation): string => (name ? `${partner}, ${name}` : partner);

/** The chosen location and the additional ones. */
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

/** True if a location is chosen. */
export const hasLocation = (group: QuoteGroup): boolean => requestedLocations(group).chosen !== undefined;
