import {
  type AnswerOf,
  type FilterSelection,
  type items,
  itemsPerPage,
  type ParsedInput,
  recountLimit,
} from '@shop/api-contracts';
import type { Database, Language } from '@shop/commerce-model';
import type { Kysely } from 'kysely';
import { columnsById } from '../../memory/attribute-columns.ts';
import type { Catalogue } from '../../memory/catalogue-memory.ts';
import type { MarketContext } from '../../memory/market-context.ts';
import type { Person } from '../../access/person.ts';
import type { Deps } from '../../http/deps.ts';
import { readMarks } from './favourite-marks.ts';
import { notFound } from '../../problem/problem.ts';
import type { CategoryIndex } from '../../memory/category/category-index.ts';
import { computedOnce } from '../../memory/category/value-groups.ts';
import { facetsOf } from './facets.ts';
import { parseFilterQuery, selectionByKeys } from './filter-query.ts';
import { cardOf, loadCardRows } from './item-cards.ts';
import { partialResultsOf } from './partial-results.ts';
import { sortOrderOf, type SortOrder } from './sort-order.ts';
import type { Facets } from '../../memory/rows.ts';
import type { UnitsOfLists } from './units-of-lists.ts';

interface Call extends ParsedInput<typeof items.byCategory> {
  catalogue: Catalogue;
  context: MarketContext;
  person: Person | null;
  db: Kysely<Database>;
}

/**
 * A leaf category: one page of cards, filters with counts for the selection and, on request and below 5,000 articles,
 * all articles in short form. With `fits` all of it for the articles that fit a unit. Throws a Problem: 404 category_unknown, 400 invalid_filter.
 */
export async function categoryItems(
  { params, query, catalogue, context, person, db }: Call,
  deps: Pick<Deps, 'db'>,
  units: UnitsOfLists,
): Promise<AnswerOf<typeof items.byCategory>> {
  const { reference, indexes, recent } = catalogue;
  const { language } = context;
  const category = reference.categories.get(params.id);
  if (!category) throw notFound('category_unknown', `There is no category ${params.id}`);
  const asked = parseFilterQuery(query.f, category.filters);
  const selection = selectionByKeys(asked, category.filters, reference.attributes, language);
  const isInWords = JSON.stringify(asked) !== JSON.stringify(selection);

  const whole = await indexes.get(category);
  const { fits } = query;
  const narrowed =
    fits === undefined
      ? null
      : await recent.fitting.get(`${language} ${category.id} ${fits}`, () =>
          units.narrow(deps.db, whole, fits, language),
        );
  const index = narrowed?.index ?? whole;
  const selected = Object.keys(selection).length === 0 ? '' : JSON.stringify(selection);
  const order = sortOrderOf(index, query.sort, context, reference);
  const count = () => sortedFacets(index, selection, order, language);
  // a unit's list may change while the catalogue does not
  const { filters, total, ...matching } = narrowed
    ? await count()
    : await recent.facets.get(`${language} ${category.id} ${order.key} ${selected}`, count);
  const from = ((query.page ?? 1) - 1) * itemsPerPage;
  const ids = pageOf(matching, index.size, from).map((row) => index.articles.idAt(row));
  const [rows, favourites, customName] = await Promise.all([
    loadCardRows(db, recent, ids, language),
    readMarks(db, person, ids),
    narrowed && units.ownName(deps.db, narrowed.unit.equipmentId, person),
  ]);
  const isPartial = query.partial === true && index.size < recountLimit;
  return {
    items: rows.map((row) => cardOf(row, reference, context, { categoryId: category.id, detail: 'card', favourites })),
    total,
    totalUnfiltered: index.size,
    filters,
    ...(fits === undefined ? {} : { fits: narrowed && { ...narrowed.unit, customName } }),
    ...(isInWords ? { selection } : {}),
    columns: columnsById(reference, category.columns, language),
    ...drawnSizeOf(whole),
    partialResults: isPartial ? await partialResultsOf(index, context, reference) : null,
  };
}

/** What the largest drawings of a category show, as the field of the answer; nothing where one has no size, or all have the same. */
function drawnSizeOf(index: CategoryIndex): Pick<AnswerOf<typeof items.byCategory>, 'drawnSize'> {
  return computedOnce(index, 'drawn size', () => {
    const scales = index.articles.images.map(({ scale }) => scale ?? 0);
    if (new Set(scales).size < 2 || scales.includes(0)) return {};
    const greatest = (side: 'width' | 'height') =>
      index.articles.images.reduce((most, image) => Math.max(most, image[side] * image.scale!), 0);
    return { drawnSize: { width: greatest('width'), height: greatest('height') } };
  });
}

async function sortedFacets(
  index: CategoryIndex,
  selection: FilterSelection,
  order: SortOrder,
  language: Language,
): Promise<Facets> {
  const { filters } = index.category;
  const isText = filters.some(({ id, type }) => type === 'text' && selection[id] !== undefined);
  const facets = facetsOf(index, filters, selection, language, isText ? await index.names(language) : null);
  return { ...facets, order: await order.rows() };
}

/** The matching articles of one page, the first of which has `from` before it. */
function pageOf({ matches, order }: Pick<Facets, 'matches' | 'order'>, size: number, from: number): number[] {
  const page: number[] = [];
  for (let n = 0, before = 0; n < size && page.length < itemsPerPage; n++) {
    const row = order ? order[n]! : n;
    if (matches(row) && before++ >= from) page.push(row);
  }
  return page;
}
