import type { ExtendedFeatureCollection } from 'd3-geo';
import { feature } from 'topojson-client';
import address from 'world-atlas/countries-50m.json?url';

/** Country shapes (Natural Earth, public domain), from our own files. Rejects if they cannot be loaded. */
export async function loadCountries(): Promise<ExtendedFeatureCollection> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The map was answered ${response.status}`);
  const atlas = (await response.json()) as Parameters<typeof feature>[0];
  return feature(atlas, atlas.objects['countries']!) as ExtendedFeatureCollection;
}
