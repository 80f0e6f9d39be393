import type { AnswerOf, units } from '@shop/api-contracts';
import { sql } from 'kysely';
import type { SignedInCall } from '../../http/route.ts';
import { countedUnits } from './chosen-units.ts';

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
    with weighed as (
      select *, sum(units) over (partition by place, place_latitude, place_longitude) as of_spot,
        sum(units) over (partition by place, place_area) as of_area
      from (${countedUnits(person, query)}) as counted),
    by_place as (
      select place, sum(units)::int as units, sum(sum(units)) over ()::int as total, count(place) over ()::int as "placesTotal",
        (array_agg(place_latitude order by of_spot desc, place_latitude, place_longitude)
          filter (where place_latitude is not null))[1] as latitude,
        (array_agg(place_longitude order by of_spot desc, place_latitude, place_longitude)
          filter (where place_latitude is not null))[1] as longitude,
        (array_agg(place_area order by of_area desc, place_area) filter (where place_area is not null))[1] as area
      from weighed group by place
      order by place is not null, units desc, place limit ${sql.lit(maxPlaces + 1)})
    select place, units, total, "placesTotal", case when latitude is not null then array[latitude, longitude] else (
      select array[postal_area.latitude, postal_area.longitude] from postal_area
      where country_code = split_part(area, ' ', 1) and starts_with(split_part(area, ' ', 2), prefix)
      order by length(prefix) desc limit 1) end as at
    from by_place order by place is not null, units desc, place`.execute(db);
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
