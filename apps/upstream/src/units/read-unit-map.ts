import type { AnswerOf, units } from '@shop/api-contracts';
import { sql } from 'kysely';
import type { SignedInCall } from '../http/route.ts';
import { chosenUnits } from './chosen-units.ts';
import { placeName } from './registrations.ts';

/** More marks than that cannot be told apart. */
const maxPlaces = 300;

/**
 * Own units that the filters leave, counted by place, those with most units first. A place stands where most of its units
 * stand; where no position was given, at its postal code.
 */
export async function readUnitMap({
  db,
  person,
  query,
}: SignedInCall<typeof units.map>): Promise<AnswerOf<typeof units.map>> {
  const { rows } = await sql<PlaceRow>`
    with by_place as (
      select ${placeName} as place, count(*)::int as units,
        mode() within group (order by array[latitude, longitude]) filter (where latitude is not null) as at,
        mode() within group (order by array[country, upper(regexp_replace(zip, '[^A-Za-z0-9]', '', 'g'))])
          filter (where country <> '' and zip <> '') as area
      from (${chosenUnits(person, query)}) as chosen left join unit_installation using (equipment_id)
      group by 1),
    first as (
      select *, sum(units) over ()::int as total, count(place) over ()::int as "placesTotal" from by_place
      order by place is not null, units desc, place limit ${sql.lit(maxPlaces + 1)})
    select place, units, total, "placesTotal", coalesce(at, (
      select array[latitude, longitude] from postal_area where country_code = area[1] and starts_with(area[2], prefix)
      order by length(prefix) desc limit 1)) as at
    from first order by place is not null, units desc, place`.execute(db);
  const placed = rows.filter((row): row is PlaceRow & { place: string } => row.place !== null);
  return {
    total: rows[0]?.total ?? 0,
    withoutPlace: rows.find(({ place }) => place === null)?.units ?? 0,
    placesTotal: rows[0]?.placesTotal ?? 0,
    places: placed.slice(0, maxPlaces).map(({ place, units, at }) => ({
      place,
      units,
      position: at && { latitude: at[0], longitude: at[1] },
    })),
  };
}

interface PlaceRow {
  /** Null for units whose place nobody has said. */
  place: string | null;
  units: number;
  at: [latitude: number, longitude: number] | null;
  /** Of all places. */
  total: number;
  placesTotal: number;
}
