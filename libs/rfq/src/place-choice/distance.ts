import type { PartnerLocation, Position } from '@shop/api-contracts';

const earthRadiusKm = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle distance on a sphere, within half a per cent. */
export function kilometresBetween(one: Position, other: Position): number {
  const [a, b] = [radians(one.latitude), radians(other.latitude)];
  const rise = Math.sin((b - a) / 2) ** 2;
  const turn = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(rise + Math.cos(a) * Math.cos(b) * turn)));
}

export interface DistantPlace {
  place: PartnerLocation;
  /** Null if the location or the origin is unknown. */
  kilometres: number | null;
}

/** Sorts nearest first, locations without coordinates last; keeps the order if there is no origin. */
export function byDistance(places: readonly PartnerLocation[], from: Position | undefined): DistantPlace[] {
  const distant = places.map((place) => ({
    place,
    kilometres: from && place.position ? kilometresBetween(from, place.position) : null,
  }));
  return from ? distant.sort((a, b) => (a.kilometres ?? Infinity) - (b.kilometres ?? Infinity) || 0) : distant;
}
