import type { PlaceOfUnits } from '@shop/api-contracts';
import { groupMarks } from './mark-groups.ts';

const at = (place: string, units: number, longitude: number | null): PlaceOfUnits => ({
  place,
  units,
  position: longitude === null ? null : { longitude, latitude: 0 },
});
/** A map with so many pixels per degree. */
const map = (scale: number) => ({
  pointOf: ({ longitude, latitude }: { longitude: number; latitude: number }) =>
    [longitude * scale, latitude * scale] as const,
});

test('I8: places that would cover each other share a mark with the sum of their units, until the map is zoomed', () => {
  const places = [at('Hall 1', 5, 10), at('Hall 2', 3, 11), at('Harbour', 2, 20), at('Unknown', 1, null)];
  const marks = (scale: number) =>
    groupMarks(places, map(scale)).map((group) => [group.places.map(({ place }) => place), group.units]);
  expect(marks(10)).toEqual([
    [['Hall 1', 'Hall 2'], 8],
    [['Harbour'], 2],
  ]);
  expect(marks(50)).toEqual([
    [['Hall 1'], 5],
    [['Hall 2'], 3],
    [['Harbour'], 2],
  ]);
});
