import type { PlateRun, UnitParts } from '@shop/api-contracts';
import type { AttributeValues, Database, Language, StoredUnitPart } from '@shop/commerce-model';
import type { Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { readArticlesWithSuccessors, type Article } from '../../catalogue/items/articles.ts';
import { loadRelations } from '../../catalogue/items/relation-store.ts';
import { maxSuccessions } from '../../catalogue/items/successions.ts';
import type { Relations } from '../../memory/rows.ts';
import { notFound } from '../../problem/problem.ts';
import { storedPlatePack } from '../fit/stored-plate-pack.ts';
import { unitUnknown } from '../registration/registrations.ts';

/** What is in a unit, from its as-built list, else from the standard list of its construction. */
export interface BuiltList {
  source: UnitParts['source'];
  /** The newest first. */
  revisions: UnitParts['revisions'];
  /** Null when the plates are not laid out one by one. */
  platePack: PlateRun[] | null;
  parts: ListedArticle[];
  /** The article as which the unit was built; null when it is not in the catalogue. */
  construction: { genericItemId: string; commercialItemId: string; categoryId: string } | null;
  /** Figures of the unit. */
  attributes: AttributeValues;
  /** Other articles that the caller asked for, in their order, each as one piece. */
  others: ListedArticle[];
  /** All articles of the parts and of their successors. */
  articleIds: string[];
}

export interface ListedArticle {
  /** In the exploded view. */
  position: number | null;
  quantity: number;
  /** Number under which it was built in. */
  articleNumber: string;
  /** The article that was built in; undefined when it has left the catalogue. */
  built: Article | undefined;
  /** What is sold for it: itself, or the last of its successors; undefined when nothing is. */
  offered: Article | undefined;
  /** True when `offered` has replaced the part. */
  isSuccessor: boolean;
}

/** Query for a unit that exists, with its lists; callers may select more. */
export function builtUnitQuery(db: Kysely<Database>, equipmentId: string) {
  return db
    .selectFrom('unit')
    .leftJoin('variant', 'variant.commercial_item_id', 'unit.commercial_item_id')
    .select((from) => [
      'unit.commercial_item_id as commercialItemId',
      'unit.attributes',
      'variant.generic_item_id as genericItemId',
      'variant.category_id as categoryId',
      jsonArrayFrom(
        from
          .selectFrom('unit_revision')
          .select(['revision', 'kind', 'made_on as date', 'parts', storedPlatePack.as('platePack')])
          .whereRef('unit_revision.equipment_id', '=', 'unit.equipment_id')
          .orderBy('revision', 'desc'),
      ).as('revisions'),
    ])
    .where('equipment_id', '=', equipmentId)
    .where('deleted_at', 'is', null);
}

export type BuiltUnit = Awaited<ReturnType<ReturnType<typeof builtUnitQuery>['executeTakeFirstOrThrow']>>;

/**
 * Reads the list of a unit in two or three queries; the newest, unless an older revision is asked for. Throws a Problem
 * 404 unit_unknown, or revision_unknown.
 */
export async function readBuiltList(
  db: Kysely<Database>,
  equipmentId: string,
  language: Language,
  revision?: number,
): Promise<BuiltList> {
  const unit = await builtUnitQuery(db, equipmentId).executeTakeFirst();
  if (!unit) throw unitUnknown(equipmentId);
  return builtListOf(db, unit, language, revision === undefined ? {} : { revision });
}

/**
 * The list of a unit, and with it other articles, in one or two queries; `relations` of its construction where they are read
 * already. Throws a Problem 404 revision_unknown.
 */
export async function builtListOf(
  db: Kysely<Database>,
  unit: BuiltUnit,
  language: Language,
  { revision, otherIds = [], relations }: { revision?: number; otherIds?: string[]; relations?: Relations | null } = {},
): Promise<BuiltList> {
  const { revisions, genericItemId, commercialItemId, categoryId, attributes } = unit;
  const wanted = revision ?? revisions[0]?.revision;
  const list = revisions.find((one) => one.revision === wanted);
  if (revision !== undefined && !list) throw notFound('revision_unknown', `The unit has no revision ${revision}`);
  const built: BuiltPart[] | null = list?.parts ?? (await standardParts(db, unit, language, relations));
  const others = otherIds.map((id): BuiltPart => ({
    position: null,
    articleNumber: null,
    commercialItemId: id,
    quantity: 1,
  }));
  const ids = [...(built ?? []), ...others].flatMap(({ commercialItemId: id }) => id ?? []);
  const articles = await readArticlesWithSuccessors(db, ids, language);
  return {
    source: list ? 'asBuilt' : built ? 'standard' : 'none',
    revisions: revisions.map(({ revision: number, kind, date }) => ({ revision: number, kind, date })),
    platePack: list?.platePack ?? null,
    parts: (built ?? []).map((part) => listedArticle(part, articles)),
    others: others.map((part) => listedArticle(part, articles)),
    construction:
      genericItemId !== null && commercialItemId !== null && categoryId !== null
        ? { genericItemId, commercialItemId, categoryId }
        : null,
    attributes,
    articleIds: [...articles.keys()],
  };
}

/** Key of the article of a unit, for carts: what was added was added as a part of it. */
export const parentItemKeyOf = ({ construction }: Pick<BuiltList, 'construction'>): string | null =>
  construction && `${construction.genericItemId}_${construction.categoryId}_${construction.commercialItemId}`;

function listedArticle(
  { position, articleNumber, commercialItemId, quantity }: BuiltPart,
  articles: ReadonlyMap<string, Article>,
): ListedArticle {
  const built = articles.get(commercialItemId ?? '');
  const offered = commercialItemId === null ? undefined : offeredFor(articles, commercialItemId);
  const builtAs = articleNumber ?? built?.articleNumber ?? commercialItemId ?? '';
  return {
    position,
    quantity,
    articleNumber: builtAs,
    built,
    offered,
    isSuccessor: offered !== undefined && offered.articleNumber !== builtAs,
  };
}

/** A standard list names articles, which have their numbers. */
type BuiltPart = Omit<StoredUnitPart, 'articleNumber'> & { articleNumber: string | null };

/** Null when nothing is known of the construction. */
async function standardParts(
  db: Kysely<Database>,
  unit: { commercialItemId: string | null; genericItemId: string | null },
  language: Language,
  relations: Relations | null | undefined,
): Promise<BuiltPart[] | null> {
  if (unit.genericItemId === null) return null;
  const found =
    relations === undefined ? await loadRelations(db, unit.genericItemId, unit.commercialItemId, language) : relations;
  const parts = (found?.relations ?? []).filter(({ kind }) => kind === 'sparePart');
  if (parts.length === 0) return null;
  return parts.map(({ position, quantityInUnit, commercialItemId }) => ({
    position,
    articleNumber: null,
    commercialItemId,
    quantity: quantityInUnit ?? 1,
  }));
}

/** Itself, or for a discontinued one the last of its successors. */
export function offeredFor(articles: ReadonlyMap<string, Article>, commercialItemId: string): Article | undefined {
  let article = articles.get(commercialItemId);
  for (let succession = 0; succession < maxSuccessions && article?.sales === 'discontinued'; succession += 1) {
    article = article.successorId === null ? undefined : articles.get(article.successorId);
  }
  return article?.sales === 'discontinued' ? undefined : article;
}
