import { equipmentIdSchema } from '@shop/api-contracts';
import type { AttributeValues, Database, Language } from '@shop/commerce-model';
import { sql, type Kysely } from 'kysely';
import type { CategoryIndex } from '../../memory/category/category-index.ts';
import { narrowIndex, type NarrowedIndex } from '../../memory/category/narrowed-index.ts';
import { computedOnce } from '../../memory/category/value-groups.ts';
import { comparedAttributes } from './compared-attributes.ts';
import type { UnitFacts } from './fit-facts.ts';
import { judgeFit } from './judge-fit.ts';
import type { Person } from '../../access/person.ts';
import type { FittingArticles, UnitsOfLists } from '../../catalogue/items/units-of-lists.ts';
import { ownRegistrations } from '../registration/registrations.ts';
import { readUnitsOfLines } from './units-of-lines.ts';

/** Articles of a category that are alike in everything that fit depends on. */
interface ArticlesAlike {
  attributes: AttributeValues;
  commercialItemIds: string[];
}

/**
 * The articles of a category that fit a unit, as a category of their own; null for a unit that is unknown or deleted.
 * Articles that are alike are judged once, but for those that are in the unit or its kits.
 */
async function readFittingArticles(
  db: Kysely<Database>,
  index: CategoryIndex,
  equipmentId: string,
  language: Language,
): Promise<NarrowedIndex | null> {
  const known = await readUnit(db, equipmentId, language);
  if (!known) return null;
  const fitting = fittingIds(await articlesAlike(db, index), known.facts);
  const kept = Uint32Array.from(index.groupOf.keys()).filter((row) => fitting.has(index.articles.idAt(row)));
  return { unit: known.unit, index: narrowIndex(index, kept) };
}

/** Those of some articles that fit a unit, with their categories; null for a unit that is unknown or deleted. */
async function fittingOf(
  db: Kysely<Database>,
  commercialItemIds: string[],
  equipmentId: string,
  language: Language,
): Promise<FittingArticles | null> {
  const known = await readUnit(db, equipmentId, language);
  if (!known) return null;
  const { rows } = await sql<ArticlesAlike & { categoryIds: string[] }>`
    select compared.attributes, json_agg(commercial_item_id) as "commercialItemIds", json_agg(category_id) as "categoryIds"
    from variant cross join lateral (${ofCompared}) as compared
    where commercial_item_id = any (${commercialItemIds})
    group by compared.attributes`.execute(db);
  const categoryOf = new Map(
    rows.flatMap(({ commercialItemIds: ids, categoryIds }) => ids.map((id, n) => [id, categoryIds[n]!] as const)),
  );
  const fitting = fittingIds(rows, known.facts);
  return { unit: known.unit, categories: new Map([...categoryOf].filter(([id]) => fitting.has(id))) };
}

/** Undefined for a unit that is unknown or deleted. */
async function readUnit(db: Kysely<Database>, equipmentId: string, language: Language) {
  if (!equipmentIdSchema.safeParse(equipmentId).success) return undefined;
  const known = (await readUnitsOfLines(db, [equipmentId], language)).get(equipmentId);
  return known && !known.facts.isDeleted
    ? { facts: known.facts, unit: { ...known.unit, model: known.model } }
    : undefined;
}

async function ownName(db: Kysely<Database>, equipmentId: string, person: Person | null): Promise<string | null> {
  if (!person) return null;
  const { rows } = await sql<{ name: string }>`
    select custom_name as name from (${ownRegistrations(person)}) as own where equipment_id = ${equipmentId}`.execute(
    db,
  );
  return rows[0]?.name || null;
}

export const unitsOfLists: UnitsOfLists = { narrow: readFittingArticles, fittingOf, ownName };

function fittingIds(groups: readonly ArticlesAlike[], unit: UnitFacts): Set<string> {
  const listed = new Set([...unit.parts, ...unit.kits].map(({ commercialItemId }) => commercialItemId));
  const fits = (commercialItemId: string, attributes: AttributeValues): boolean =>
    judgeFit({ commercialItemId, attributes }, unit).verdict === 'fits';
  return new Set(
    groups.flatMap(({ attributes, commercialItemIds: ids }) => {
      const other = ids.find((id) => !listed.has(id));
      const doOthersFit = other !== undefined && fits(other, attributes);
      return ids.filter((id) => (listed.has(id) ? fits(id, attributes) : doOthersFit));
    }),
  );
}

/** The attributes of a variant that fit depends on. */
const ofCompared = sql`
  select coalesce(jsonb_object_agg(key, value), '{}') as attributes
  from jsonb_each(variant.attributes) where key = any (${[...comparedAttributes]})`;

/** Read once per version of the catalogue. */
function articlesAlike(db: Kysely<Database>, index: CategoryIndex): Promise<ArticlesAlike[]> {
  const key = 'articles alike in fit';
  const reading = computedOnce(index, key, () => readArticlesAlike(db, index.category.id));
  reading.catch(() => index.computed.delete(key));
  return reading;
}

async function readArticlesAlike(db: Kysely<Database>, categoryId: string): Promise<ArticlesAlike[]> {
  const { rows } = await sql<ArticlesAlike>`
    select compared.attributes, json_agg(commercial_item_id) as "commercialItemIds"
    from variant_category join variant using (commercial_item_id)
    cross join lateral (${ofCompared}) as compared
    where variant_category.category_id = ${categoryId}
    group by compared.attributes`.execute(db);
  return rows;
}
