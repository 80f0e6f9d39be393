import type { AnswerOf, units } from '@shop/api-contracts';
import { nameOfCategory } from '@shop/commerce-model';
import { sql } from 'kysely';
import type { SignedInCall } from '../../http/route.ts';
import { chosenUnits, countedUnits } from './chosen-units.ts';
import { isOwn, orderOfList } from '../registration/registrations.ts';
import { summaryOf, unitQuery } from '../unit-rows.ts';

const usualPerPage = 50;
/** Places to choose from. */
const maxPlaces = 500;

/** One page of the units of the customer number in use, by the owner's name, then the serial number. */
export async function listUnits(call: SignedInCall<typeof units.list>): Promise<AnswerOf<typeof units.list>> {
  const { db, person, query, catalogue, context } = call;
  const { page = 1, limit: unitsPerPage = usualPerPage } = query;
  const { total, ids } = await readPage(call, { unitsPerPage, offset: (page - 1) * unitsPerPage });
  const rows = await unitQuery(db, context.language)
    .innerJoin('unit_registration', 'unit_registration.equipment_id', 'unit.equipment_id')
    .where('unit.equipment_id', '=', sql<string>`any(${ids})`)
    // one of the page may have been handed over meanwhile
    .where(isOwn(person))
    .select(['custom_name as customName', 'image_id as customImage', 'unit.status', 'place'])
    .orderBy('sort_name')
    .orderBy('unit_registration.serial_key')
    .orderBy('unit.equipment_id')
    .execute();
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

/** Ids of one page, and how many units the filters leave. */
async function readPage(
  { db, person, query }: SignedInCall<typeof units.list>,
  { unitsPerPage, offset }: { unitsPerPage: number; offset: number },
): Promise<{ total: number; ids: string[] }> {
  const { rows } = await sql<{ total: number; ids: string[] }>`
    select (select coalesce(sum(units), 0)::int from (${countedUnits(person, query)}) as counted) as total, array(
      select equipment_id from (${chosenUnits(person, query, { inOrder: true })}) as chosen
      ${orderOfList} limit ${sql.lit(unitsPerPage)} offset ${sql.lit(offset)}) as ids`.execute(db);
  return rows[0]!;
}

/** Places and product families of own units. */
export async function listPlaces({
  db,
  person,
  catalogue,
  context,
}: SignedInCall<typeof units.places>): Promise<AnswerOf<typeof units.places>> {
  const own = db.selectFrom('unit_count').where(isOwn(person, 'unit_count')).distinct();
  const [places, families] = await Promise.all([
    own.select('place').orderBy('place').limit(maxPlaces).execute(),
    own.select('family_id as id').execute(),
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
