import type { UnitParts, units } from '@shop/api-contracts';
import type { Database, Language, StoredUnitPart } from '@shop/commerce-model';
import type { Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { readArticles, type Article } from '../catalogue/items/articles.ts';
import { cardOf } from '../catalogue/items/item-cards.ts';
import { loadRelations } from '../catalogue/items/relation-store.ts';
import type { Call } from '../http/route.ts';
import { columnsOf } from '../memory/attribute-columns.ts';
import { unitUnknown } from './registrations.ts';

/** A part may have been replaced, and its successor too; a circle in the data ends here. */
const maxSuccessions = 5;

/**
 * Parts of a unit with quantities, from its as-built list, else from the standard list of its construction. Throws a
 * Problem 404 unit_unknown.
 */
export async function readUnitParts(call: Call<typeof units.spareparts>): Promise<UnitParts> {
  const { db, params, catalogue, context } = call;
  const unit = await db
    .selectFrom('unit')
    .leftJoin('variant', 'variant.commercial_item_id', 'unit.commercial_item_id')
    .select((from) => [
      'unit.commercial_item_id as commercialItemId',
      'variant.generic_item_id as genericItemId',
      jsonArrayFrom(
        from
          .selectFrom('unit_revision')
          .select(['revision', 'kind', 'made_on as date', 'plate_pack as platePack', 'parts'])
          .whereRef('unit_revision.equipment_id', '=', 'unit.equipment_id')
          .orderBy('revision', 'desc'),
      ).as('revisions'),
    ])
    .where('equipment_id', '=', params.id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!unit) throw unitUnknown(params.id);
  const { revisions } = unit;
  const [newest] = revisions;
  const built: BuiltPart[] | null = newest?.parts ?? (await standardParts(db, unit, context.language));
  const articles = await readWithSuccessors(db, built ?? [], context.language);
  const parts = (built ?? []).map(({ position, articleNumber, commercialItemId, quantity }) => {
    const article = commercialItemId === null ? undefined : offered(articles, commercialItemId);
    const builtAs = articleNumber ?? articles.get(commercialItemId ?? '')?.articleNumber ?? commercialItemId ?? '';
    return {
      position,
      quantityInUnit: quantity,
      builtArticleNumber: builtAs,
      item: article ? cardOf(article, catalogue.reference, context, { detail: 'card' }) : null,
      isSuccessor: article !== undefined && article.articleNumber !== builtAs,
    };
  });
  return {
    source: newest ? 'asBuilt' : built ? 'standard' : 'none',
    revisions: revisions.map(({ revision, kind, date }) => ({ revision, kind, date })),
    platePack: newest?.platePack ?? null,
    parts,
    columns: columnsOf(
      catalogue.reference,
      parts.flatMap(({ item }) => item ?? []),
      context.language,
    ),
  };
}

/** A standard list names articles, which have their numbers. */
type BuiltPart = Omit<StoredUnitPart, 'articleNumber'> & { articleNumber: string | null };

/** Null when nothing is known of the construction. */
async function standardParts(
  db: Kysely<Database>,
  unit: { commercialItemId: string | null; genericItemId: string | null },
  language: Language,
): Promise<BuiltPart[] | null> {
  if (unit.genericItemId === null) return null;
  const found = await loadRelations(db, unit.genericItemId, unit.commercialItemId, language);
  const parts = (found?.relations ?? []).filter(({ kind }) => kind === 'sparePart');
  if (parts.length === 0) return null;
  return parts.map(({ position, quantityInUnit, commercialItemId }) => ({
    position,
    articleNumber: null,
    commercialItemId,
    quantity: quantityInUnit ?? 1,
  }));
}

/** Articles of built-in parts and of what has replaced them: a query per succession, not per part. */
async function readWithSuccessors(
  db: Kysely<Database>,
  parts: BuiltPart[],
  language: Language,
): Promise<Map<string, Article>> {
  const articles = new Map<string, Article>();
  let wanted = parts.flatMap(({ commercialItemId }) => commercialItemId ?? []);
  for (let succession = 0; succession <= maxSuccessions && wanted.length > 0; succession += 1) {
    const read = await readArticles(db, wanted, language);
    for (const [id, article] of read) articles.set(id, article);
    wanted = [...read.values()].flatMap(({ successorId }) =>
      successorId !== null && !articles.has(successorId) ? successorId : [],
    );
  }
  return articles;
}

/** What is sold for a part: itself, or for a discontinued one the last of its successors; undefined when nothing is. */
function offered(articles: ReadonlyMap<string, Article>, commercialItemId: string): Article | undefined {
  let article = articles.get(commercialItemId);
  for (let succession = 0; succession < maxSuccessions && article?.sales === 'discontinued'; succession += 1) {
    article = article.successorId === null ? undefined : articles.get(article.successorId);
  }
  return article?.sales === 'discontinued' ? undefined : article;
}
