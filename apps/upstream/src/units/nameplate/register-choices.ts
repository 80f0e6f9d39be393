import type { AnswerOf, units } from '@shop/api-contracts';
import { nameOfCategory, serialKeyOf } from '@shop/commerce-model';
import { sql } from 'kysely';
import type { Call } from '../../http/route.ts';

type ChoicesCall = Call<typeof units.registerChoices>;
type Choices = AnswerOf<typeof units.registerChoices>;

/** Makers to choose from; another one is typed. */
const maxManufacturers = 100;
/** A series begins with the first group of a number: `30-114-0021`. */
const seriesCharacters = 2;
const comparedUnits = 50;

/** What the nameplate of a unit may say: families are the categories whose articles have spare parts. */
export async function readRegisterChoices({ db, query, catalogue, context }: ChoicesCall): Promise<Choices> {
  const { language } = context;
  const { categories } = catalogue.reference;
  const { productFamilyId, customerModelId, serialNumber } = query;
  const name = sql<string>`names ->> ${language}`;
  const [manufacturers, families, models, constructions, suggestion] = await Promise.all([
    readManufacturers(db),
    db
      .selectFrom('variant')
      .innerJoin('relation', 'relation.generic_item_id', 'variant.generic_item_id')
      .select('category_id as id')
      .where('relation.kind', '=', 'sparePart')
      .distinct()
      .execute(),
    productFamilyId === undefined
      ? []
      : db
          .selectFrom('item')
          .select(['id', name.as('name')])
          .where(sql<boolean>`${productFamilyId} = any (category_ids)`)
          .orderBy('name')
          .execute(),
    customerModelId === undefined
      ? []
      : db
          .selectFrom('variant')
          .select(['commercial_item_id as id', 'article_number as name'])
          .where('generic_item_id', '=', customerModelId)
          .orderBy('number_in_item')
          .execute(),
    serialNumber === undefined ? null : suggest(db, serialNumber),
  ]);
  return {
    manufacturers,
    families: families
      .flatMap(({ id }) => categories.get(id) ?? [])
      .map((family) => ({ id: family.id, name: nameOfCategory(family, language) }))
      .sort((a, b) => a.name.localeCompare(b.name, language)),
    models,
    constructions,
    suggestion,
  };
}

/** Makers of units that were not typed by a customer, one step of the index for each. */
async function readManufacturers(db: ChoicesCall['db']): Promise<Choices['manufacturers']> {
  const ours = sql`select manufacturer_id as id, manufacturer_name as name from unit
    where not is_typed and commercial_item_id is not null`;
  const { rows } = await sql<Choices['manufacturers'][number]>`
    with recursive maker as (
      (${ours} order by manufacturer_id limit 1)
      union all
      select next.* from maker
      cross join lateral (${ours} and manufacturer_id > maker.id order by manufacturer_id limit 1) as next)
    select * from maker limit ${sql.lit(maxManufacturers)}`.execute(db);
  return rows.sort((a, b) => a.name.localeCompare(b.name));
}

/** What the units have in common whose numbers begin alike; null when they differ. */
async function suggest(db: ChoicesCall['db'], serialNumber: string): Promise<Choices['suggestion']> {
  const series = serialKeyOf(serialNumber).slice(0, seriesCharacters);
  if (series.length < seriesCharacters) return null;
  const { rows } = await sql<NonNullable<Choices['suggestion']>>`
    select distinct manufacturer_id as "manufacturerId", product_family_id as "productFamilyId",
      variant.generic_item_id as "customerModelId"
    from (select * from unit where serial_key like ${`${series}%`} and commercial_item_id is not null
      limit ${sql.lit(comparedUnits)}) as alike
    join variant using (commercial_item_id)`.execute(db);
  return rows.length === 1 ? rows[0]! : null;
}
