import type { PlaceOfUnits } from '@shop/api-contracts';
import type { DrawnMap, MapPoint } from '@shop/design-system/map';

/** Nearer ones would cover each other. */
const leastPx = 28;

export interface MarkGroup {
  /** Those with most units first; one, unless they are close to each other on the map as it is zoomed. */
  places: readonly PlaceOfUnits[];
  /** Of the first place. */
  point: MapPoint;
  units: number;
}

/** One mark for places that would cover each other. */
export function groupMarks(places: readonly PlaceOfUnits[], { pointOf }: Pick<DrawnMap, 'pointOf'>): MarkGroup[] {
  const groups: { places: PlaceOfUnits[]; point: MapPoint; units: number }[] = [];
  for (const place of places) {
    if (!place.position) continue;
    const point = pointOf(place.position);
    const group = groups.find((one) => Math.hypot(one.point[0] - point[0], one.point[1] - point[1]) < leastPx);
    if (group) {
      group.places.push(place);
      group.units += place.units;
    } else groups.push({ places: [place], point, units: place.units });
  }
  return groups;
}
