import { shownBy } from '@shop/filters';
import type { Database, StoredAttribute, StoredCategory } from '@shop/commerce-model';
import type { MatrixLayout } from '@shop/api-contracts';
import type { Kysely } from 'kysely';
import { availabilityAttribute } from '../availability-attribute.ts';
import { leadTimeDays } from '../lead-time.ts';
import { shownAvailability } from '../sales-details.ts';
import { ArticleCollector, pickArticles, type ArticleColumns } from './articles.ts';
import { articlesOfCategory, inBatches } from './articles-of-category.ts';
import { GroupCollector } from './group-collector.ts';
import type { GroupedArticles } from './value-groups.ts';

/** The articles of a category in columns: those in stock when they were read, then the others, in catalogue order. */
export interface CategoryColumns extends Pick<GroupedArticles, 'groupOf' | 'columns'> {
  articles: ArticleColumns;
}

type ReadCategory = Pick<StoredCategory, 'id' | 'columns' | 'filters'> & {
  matrix?: Pick<MatrixLayout, 'rows' | 'columns' | 'choices'>;
};

/** Reads a category article by article, which takes seconds for each 100 thousand of them. */
export async function readColumns(
  db: Kysely<Database>,
  category: ReadCategory,
  attributes: Iterable<StoredAttribute>,
): Promise<CategoryColumns> {
  const groups = new GroupCollector(attributesOf(category, attributes));
  const collector = new ArticleCollector();
  const isInStock: boolean[] = [];
  const batches = inBatches((after) =>
    articlesOfCategory(db, category.id, after)
      .innerJoin('item', 'item.id', 'variant.generic_item_id')
      .select([
        'place.position',
        'variant.commercial_item_id as commercialItemId',
        'variant.generic_item_id as genericItemId',
        'variant.category_id as categoryId',
        'variant.article_number as articleNumber',
        'variant.list_price as listPrice',
        'variant.sales',
        'variant.stock',
        leadTimeDays,
        'variant.drawing',
        'item.tags',
        'variant.attributes',
      ])
      .execute(),
  );
  for await (const batch of batches) {
    for (const { attributes: values, ...row } of batch) {
      const { state } = shownAvailability(row);
      groups.add({ ...values, [availabilityAttribute.id]: [state] });
      collector.add(row);
      isInStock.push(state === 'inStock');
    }
  }
  const order = stockFirst(isInStock);
  return { articles: pickArticles(collector.columns(), order), ...groups.grouped(order) };
}

/**
 * What its lists, filters and matrix show; availability is known in every category. Those of which each value is chosen by itself
 * are counted.
 */
function attributesOf(
  { columns, filters, matrix }: ReadCategory,
  attributes: Iterable<StoredAttribute>,
): Record<'counted' | 'others', StoredAttribute[]> {
  const attributeOf = ({ id, attributeId }: (typeof filters)[number]) => attributeId ?? id;
  const counted = new Set([
    ...filters.filter(({ type }) => shownBy(type) === 'values').map(attributeOf),
    ...(matrix ? [...matrix.rows, ...matrix.columns, ...matrix.choices] : []),
  ]);
  const others = new Set([...columns, ...filters.map(attributeOf)]);
  const all = [...attributes];
  return {
    counted: [...all.filter(({ id }) => counted.has(id)), availabilityAttribute],
    others: all.filter(({ id }) => others.has(id) && !counted.has(id)),
  };
}

/** The rows of what is in stock, then the others. */
function stockFirst(isInStock: readonly boolean[]): Uint32Array {
  const rows = [...isInStock.keys()];
  return Uint32Array.from([...rows.filter((row) => isInStock[row]), ...rows.filter((row) => !isInStock[row])]);
}
