import type { AttributeValues, Database, Language } from '@shop/commerce-model';
import { sql, type Kysely } from 'kysely';
import { computedOnce, type CategoryIndex } from '../../memory/category-index.ts';
import { narrowIndex, type NarrowedIndex } from '../../memory/narrowed-index.ts';
import { comparedAttributes } from './compared-attributes.ts';
import type { UnitFacts } from './fit-facts.ts';
import { judgeFit } from './judge-fit.ts';
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
export async function readFittingArticles(
  db: Kysely<Database>,
  index: CategoryIndex,
  equipmentId: string,
  language: Language,
): Promise<NarrowedIndex | null> {
  const known = (await readUnitsOfLines(db, [equipmentId], language)).get(equipmentId);
  if (!known || known.facts.isDeleted) return null;
  const fitting = fittingIds(await articlesAlike(db, index), known.facts);
  const kept = Uint32Array.from(
    index.rows.flatMap(({ commercialItemId }, row) => (fitting.has(commercialItemId) ? row : [])),
  );
  return { unit: known.unit, index: narrowIndex(index, kept) };
}

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
    cross join lateral (
      select coalesce(jsonb_object_agg(key, value), '{}') as attributes
      from jsonb_each(variant.attributes) where key = any (${[...comparedAttributes]})) as compared
    where variant_category.category_id = ${categoryId}
    group by compared.attributes`.execute(db);
  return rows;
}
