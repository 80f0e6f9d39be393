import {
  type AnswerOf,
  type categories,
  type MatrixLayout,
  maxMatrixCells,
  type ParsedInput,
} from '@shop/api-contracts';
import type { Database } from '@shop/commerce-model';
import type { Kysely } from 'kysely';
import type { MarketContext } from '../../memory/market-context.ts';
import type { Catalogue } from '../../memory/catalogue-memory.ts';
import { columnsById } from '../../memory/attribute-columns.ts';
import { valueName, type CategoryIndex } from '../../memory/category/category-index.ts';
import { firstCode, matchArticles } from '../../memory/category/value-groups.ts';
import { salesDetailsOf } from '../../memory/sales-details.ts';
import { notFound } from '../../problem/problem.ts';
import { loadCardRows } from '../items/item-cards.ts';

interface Call extends ParsedInput<typeof categories.matrix> {
  catalogue: Catalogue;
  context: MarketContext;
  db: Kysely<Database>;
}

/**
 * The articles of one model with their places in the matrix, in the order of the catalogue; those without a place in a row or column are left
 * out. Throws a Problem: 404 category_unknown, also for a category without a matrix.
 */
export async function categoryMatrix({
  params,
  query,
  catalogue: { reference, indexes, recent },
  context,
  db,
}: Call): Promise<AnswerOf<typeof categories.matrix>> {
  const { language } = context;
  const category = reference.categories.get(params.id);
  if (!category?.matrix) throw notFound('category_unknown', `There is no category ${params.id} with a matrix`);
  const { model, columnNotes = [] } = category.matrix;
  const places = placesOf(category.matrix);
  const index = await indexes.get(category);
  const found = rowsOfModel(index, model, query.model);
  const axes = columnsById(reference, [...places, ...columnNotes], language).map((attribute) => {
    const column = index.columns.get(attribute.id)!;
    const codes = [...new Set(found.flatMap((row) => firstCode(column, row) ?? []))].sort((a, b) => a - b);
    const keys = codes.map((code) => column.dictionary[code]!);
    const names = keys.map((key) => (typeof key === 'number' ? key : valueName(column.attribute, key, language)));
    return { attribute, column, codes, names, keys: keys.map(String) };
  });
  const placed = found
    .map((row) => ({
      row,
      place: axes.map(({ column, codes }) => codes.indexOf(firstCode(column, row) ?? -1)),
    }))
    .filter(({ place }) => !place.slice(0, places.length).includes(-1))
    .slice(0, maxMatrixCells);
  const articleOf = ({ row }: { row: number }) => index.articles.idAt(row);
  const articles = new Map(
    (await loadCardRows(db, recent, placed.map(articleOf), language)).map((one) => [one.commercialItemId, one]),
  );
  return {
    attributes: axes.map(({ attribute, column, names, keys }) => ({
      ...attribute,
      values: names,
      ...(column.attribute.values ? { keys } : {}),
    })),
    pictures: axes[0]!.codes.map((_, code) => {
      const first = placed.find(({ place }) => place[0] === code);
      const images = first && articles.get(articleOf(first))?.images;
      return images?.small ?? images?.medium ?? null;
    }),
    cells: placed.flatMap(({ row, place }) => {
      const article = articles.get(articleOf({ row }));
      if (!article) return [];
      const { genericItemId, commercialItemId, slug, name, articleNumber, tags } = article;
      const sales =
        article.sales === 'onRequest'
          ? null
          : salesDetailsOf(article, reference.categories.get(article.categoryId), context);
      return [
        {
          ...{ genericItemId, commercialItemId, slug, name, articleNumber, place, salesDetails: sales },
          ...(tags.length > 0 ? { itemTagIds: tags } : {}),
        },
      ];
    }),
  };
}

/** Ids of the attributes that an article needs for a place in the matrix. */
const placesOf = ({ rows, columns, choices }: MatrixLayout): string[] => [...rows, ...columns, ...choices];

/** In the order of the catalogue, whatever is in stock. */
function rowsOfModel(index: CategoryIndex, attributeId: string, model: string): number[] {
  const column = index.columns.get(attributeId);
  const code = column?.dictionary.indexOf(model) ?? -1;
  if (!column || code === -1) return [];
  const isOfModel = matchArticles(column, (entry) =>
    column.codes.subarray(column.offsets[entry], column.offsets[entry + 1]).includes(code),
  );
  const rows: number[] = [];
  for (let row = 0; row < index.size; row++) if (isOfModel(row)) rows.push(row);
  const { positions } = index.articles.columns;
  return rows.sort((a, b) => positions[a]! - positions[b]!);
}
