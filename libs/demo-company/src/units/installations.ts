import type { UnitSeed } from '../demo-company.ts';

/** Where a registered unit stands; texts may be empty. */
interface Installation {
  inUseAt: string;
  address: string;
  zip: string;
  city: string;
  region: string;
  country: string;
  latitude: number | null;
  longitude: number | null;
}

type Place = [inUseAt: string, address: string, zip: string, city: string, country: string, at?: [number, number]];

/** By the beginning of the owner's name for a unit. The second has no position: its postal code has one. */
const places: Record<string, Place> = {
  'Lyon, ': ['Laiterie Lyon', '12 quai Rambaud', '69002', 'Lyon', 'FR', [45.742, 4.815]],
  'Valence, ': ['Laiterie Valence', '4 rue des Alpes', '26000', 'Valence', 'FR'],
  'Annecy, ': ['Entrepôt Annecy', '8 avenue de Genève', '74000', 'Annecy', 'FR', [45.908, 6.122]],
  'Malmö harbour': ['Malmö harbour', 'Hamngatan 4', '211 22', 'Malmö', 'SE', [55.611, 12.998]],
  'Göteborg, ': ['Göteborg, quay 3', 'Skeppsbron 3', '411 21', 'Göteborg', 'SE'],
  'Elmbridge, ': ['Elmbridge hall', '2 Mill Lane', 'S3 8AB', 'Sheffield', 'GB', [53.389, -1.471]],
  // the owner's place is in another country
  'Milk cooler 1': ['Dairy Utrecht', 'Melkweg 7', '3511 AA', 'Utrecht', 'NL'],
};

/** Where a unit of the demo stands; undefined where its owner has not said. */
export function installationOf({ registration }: UnitSeed): Installation | undefined {
  const place = Object.entries(places).find(([begins]) => registration?.customName.startsWith(begins))?.[1];
  if (!place) return undefined;
  const [inUseAt, address, zip, city, country, at] = place;
  return { inUseAt, address, zip, city, region: '', country, latitude: at?.[0] ?? null, longitude: at?.[1] ?? null };
}
