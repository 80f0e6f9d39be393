import type { PartnerLocation, Position } from '@shop/api-contracts';

const earthRadiusKm = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** As the crow flies, on a round earth: within half a per cent. */
export function kilometresBetween(one: Position, other: Position): number {
  const [a, b] = [radians(one.latitude), radians(other.latitude)];
  const rise = Math.sin((b - a) / 2) ** 2;
  const turn = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(rise + Math.cos(a) * Math.cos(b) * turn)));
}

export interface DistantPlace {
  place: PartnerLocation;
  /** Null where nobody knows where it is, or from where. */
  kilometres: number | null;
}

/** Nearest first, those of which nobody knows where they are last; in the order they came where there is no distance to go by. */
export function byDistance(places: readonly PartnerLocation[], from: Position | undefined): DistantPlace[] {
  const distant = places.map((place) => ({
    place,
    kilometres: from && place.position ? kilometresBetween(from, place.position) : null,
  }));
  return from ? distant.sort((a, b) => (a.kilometres ?? Infinity) - (b.kilometres ?? Infinity) || 0) : distant;
}
