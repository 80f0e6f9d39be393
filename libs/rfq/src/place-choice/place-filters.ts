import type { PartnerLocation } from '@shop/api-contracts';

export interface PlaceFilters {
  /** A location must offer all of them. */
  services: readonly string[];
  /** A location must speak at least one of them. */
  languages: readonly string[];
}

export interface FilterValue {
  value: string;
  /** Number of locations that match with this value added. */
  count: number;
  isOn: boolean;
}

export const noFilters: PlaceFilters = { services: [], languages: [] };

export const fits = ({ services, languages }: PartnerLocation, wanted: PlaceFilters): boolean =>
  wanted.services.every((one) => services.some((service) => service === one)) &&
  (wanted.languages.length === 0 || wanted.languages.some((one) => languages.includes(one)));

/** Filter values that some location has, the most frequent first. */
export function filterValues(
  places: readonly PartnerLocation[],
  wanted: PlaceFilters,
): { services: FilterValue[]; languages: FilterValue[] } {
  const count = (filters: PlaceFilters) => places.filter((place) => fits(place, filters)).length;
  return {
    services: frequent(places.flatMap(({ services }) => services)).map((value) => ({
      value,
      count: count({ ...wanted, services: [...new Set([...wanted.services, value])] }),
      isOn: wanted.services.includes(value),
    })),
    languages: frequent(places.flatMap(({ languages }) => languages)).map((value) => ({
      value,
      count: count({ ...wanted, languages: [value] }),
      isOn: wanted.languages.includes(value),
    })),
  };
}

/** Unique values, the most frequent first. */
function frequent(values: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts.keys()].sort((a, b) => counts.get(b)! - counts.get(a)! || (a < b ? -1 : 1));
}
