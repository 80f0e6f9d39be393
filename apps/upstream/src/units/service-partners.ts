import type { AnswerOf, Position, units } from '@shop/api-contracts';
import type { Database } from '@shop/commerce-model';
import { sql, type Kysely } from 'kysely';
import type { Person } from '../access/person.ts';
import type { Call } from '../http/route.ts';
import { findPosition } from '../partners/find-position.ts';
import { readLocations } from '../partners/partner-locations.ts';
import { isOwn, unitUnknown } from './registration/registrations.ts';

const maxPartners = 3;

/**
 * The three service partners nearest to an own unit, by its position or postal code; those of its country, else of the
 * market, when neither is known or the reader is not the owner. Throws a Problem 404 unit_unknown.
 */
export async function findServicePartners({
  db,
  person,
  params,
  context,
}: Call<typeof units.servicePartner>): Promise<AnswerOf<typeof units.servicePartner>> {
  const unit = await db
    .selectFrom('unit')
    .select('equipment_id')
    .where('equipment_id', '=', params.id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!unit) throw unitUnknown(params.id);
  const place = person && (await readPlace(db, params.id, person));
  const position = place && (await positionOf(db, place));
  const country = place?.country || context.market.country;
  const nearest = position ? await nearestTo(db, position) : await inCountry(db, country);
  const locations = await readLocations(
    db,
    nearest.map(({ id }) => id),
  );
  return {
    nearTo: position ? 'installation' : 'country',
    partners: nearest.map(({ id, distanceKm }) => ({ ...locations.get(id)!, distanceKm })),
  };
}

interface Place {
  zip: string;
  country: string;
  latitude: number | null;
  longitude: number | null;
}

const readPlace = (db: Kysely<Database>, equipmentId: string, person: Person): Promise<Place | undefined> =>
  db
    .selectFrom('unit_installation')
    .innerJoin('unit_registration', 'unit_registration.equipment_id', 'unit_installation.equipment_id')
    .select(['zip', 'country', 'latitude', 'longitude'])
    .where('unit_installation.equipment_id', '=', equipmentId)
    .where(isOwn(person))
    .executeTakeFirst();

async function positionOf(
  db: Kysely<Database>,
  { latitude, longitude, country, zip }: Place,
): Promise<Position | null> {
  if (latitude !== null && longitude !== null) return { latitude, longitude };
  return country === '' || zip === '' ? null : findPosition(db, { countryCode: country, zipCode: zip });
}

interface Near {
  id: string;
  distanceKm: number | null;
}

/** Great-circle distances on a sphere, within half a per cent. */
async function nearestTo(db: Kysely<Database>, { latitude, longitude }: Position): Promise<Near[]> {
  const { rows } = await sql<Near>`
    select id, 12742 * asin(least(1, sqrt(sind((latitude - ${latitude}) / 2) ^ 2
      + cosd(${latitude}) * cosd(latitude) * sind((longitude - ${longitude}) / 2) ^ 2))) as "distanceKm"
    from partner_location where latitude is not null and services <> '{}'
    order by "distanceKm", id limit ${sql.lit(maxPartners)}`.execute(db);
  return rows;
}

/** Those that stand in the country first. */
async function inCountry(db: Kysely<Database>, country: string): Promise<Near[]> {
  const { rows } = await sql<Near>`
    select id, null as "distanceKm" from partner_location
    where ${country} = any (countries) and services <> '{}'
    order by country_code = ${country} desc, id limit ${sql.lit(maxPartners)}`.execute(db);
  return rows;
}
