import type { AnswerOf, units } from '@shop/api-contracts';
import { nameOfCategory } from '@shop/commerce-model';
import { sql } from 'kysely';
import type { SignedInCall } from '../http/route.ts';
import { chosenUnits } from './chosen-units.ts';
import { isOwn, placeName } from './registrations.ts';
import { summaryOf, unitQuery } from './unit-rows.ts';

const usualPerPage = 50;
/** Places to choose from. */
const maxPlaces = 500;

/** One page of the units of the customer number in use, by the owner's name, then the serial number. */
export async function listUnits(call: SignedInCall<typeof units.list>): Promise<AnswerOf<typeof units.list>> {
  const { db, person, query, catalogue, context } = call;
  const { page = 1, limit: unitsPerPage = usualPerPage } = query;
  const offset = (page - 1) * unitsPerPage;
  const chosen = chosenUnits(person, query);
  const ids = sql`${chosen} order by lower(custom_name), serial_key, equipment_id
    limit ${sql.lit(unitsPerPage)} offset ${sql.lit(offset)}`;
  const [{ total }, rows] = await Promise.all([
    sql<{ total: number }>`select count(*)::int as total from (${chosen}) as own`
      .execute(db)
      .then(({ rows: counted }) => counted[0]!),
    unitQuery(db, context.language)
      .innerJoin('unit_registration', 'unit_registration.equipment_id', 'unit.equipment_id')
      .leftJoin('unit_installation', 'unit_installation.equipment_id', 'unit.equipment_id')
      .where(sql<boolean>`unit.equipment_id in (select equipment_id from (${ids}) as page)`)
      .where(isOwn(person))
      .select(['custom_name as customName', 'image_id as customImage', 'unit.status', placeName.as('place')])
      .orderBy(sql`lower(custom_name)`)
      .orderBy('unit_registration.serial_key')
      .orderBy('unit.equipment_id')
      .execute(),
  ]);
  return {
    total,
    unitsPerPage,
    units: rows.map((row) => ({
      ...summaryOf(row, catalogue.reference, context.language),
      customName: row.customName || null,
      customImage: row.customImage,
      place: row.place,
      status: row.status,
    })),
  };
}

/** Places and product families of own units. */
export async function listPlaces({
  db,
  person,
  catalogue,
  context,
}: SignedInCall<typeof units.places>): Promise<AnswerOf<typeof units.places>> {
  const own = db.selectFrom('unit_registration').where(isOwn(person)).distinct();
  const [places, families] = await Promise.all([
    own
      .innerJoin('unit_installation', 'unit_installation.equipment_id', 'unit_registration.equipment_id')
      .select(placeName.as('place'))
      .orderBy('place')
      .limit(maxPlaces)
      .execute(),
    own
      .innerJoin('unit', 'unit.equipment_id', 'unit_registration.equipment_id')
      .select('product_family_id as id')
      .execute(),
  ]);
  const { categories } = catalogue.reference;
  return {
    places: places.flatMap(({ place }) => place ?? []),
    families: families
      .flatMap(({ id }) => categories.get(id ?? '') ?? [])
      .map((family) => ({ id: family.id, name: nameOfCategory(family, context.language) }))
      .sort((a, b) => a.name.localeCompare(b.name, context.language)),
  };
}
