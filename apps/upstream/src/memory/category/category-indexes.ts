import type { Image } from '@shop/api-contracts';
import { searchedText } from '@shop/filters';
import type { Kysely } from 'kysely';
import type { Database, Language } from '@shop/commerce-model';
import type { CategoryData, ReferenceData } from '../reference-data.ts';
import { availabilityAttribute } from '../availability-attribute.ts';
import { shownAvailability } from '../sales-details.ts';
import { leadTimeDays } from '../lead-time.ts';
import { ArticleCollector, Articles, pickArticles, type ArticleColumns } from './articles.ts';
import type { CategoryIndex, NameColumn } from './category-index.ts';
import { countGroups, GroupCollector } from './value-groups.ts';

/** Batches keep the event loop free while a category of 100 thousand articles is loaded. */
const batchSize = 2_000;
/** Maximum number of articles in memory over all categories; the least recently used category is evicted first. */
const articlesKept = 1_000_000;

/** Indexes of leaf categories, each loaded once per version of the catalogue. */
export class CategoryIndexes {
  readonly #db: Kysely<Database>;
  readonly #reference: ReferenceData;
  readonly #indexes = new Map<string, Promise<CategoryIndex>>();
  readonly #sizes = new Map<string, number>();

  constructor(db: Kysely<Database>, reference: ReferenceData) {
    this.#db = db;
    this.#reference = reference;
  }

  /** Concurrent callers share one load; a failed load is not cached. */
  get(category: CategoryData): Promise<CategoryIndex> {
    const known = this.#indexes.get(category.id);
    if (known) {
      this.#indexes.delete(category.id);
      this.#indexes.set(category.id, known);
      return known;
    }
    const reading = readIndex(this.#db, this.#reference, category);
    this.#indexes.set(category.id, reading);
    reading.then(
      (index) => this.#remember(category.id, index.size),
      () => this.#indexes.delete(category.id),
    );
    return reading;
  }

  /** Loads the categories that `others` have in memory, in the same order of use, one at a time. */
  async readLike(others: CategoryIndexes): Promise<void> {
    for (const id of [...others.#indexes.keys()]) {
      const category = this.#reference.categories.get(id);
      if (category) await this.get(category);
    }
  }

  #remember(id: string, size: number): void {
    this.#sizes.set(id, size);
    let total = [...this.#sizes.values()].reduce((sum, one) => sum + one, 0);
    for (const oldest of this.#indexes.keys()) {
      if (total <= articlesKept || oldest === id) break;
      total -= this.#sizes.get(oldest) ?? 0;
      this.#sizes.delete(oldest);
      this.#indexes.delete(oldest);
    }
  }
}

async function readIndex(
  db: Kysely<Database>,
  reference: ReferenceData,
  category: CategoryData,
): Promise<CategoryIndex> {
  const { rows: matrixRows = [], columns: matrixColumns = [], choices = [] } = category.matrix ?? {};
  const ids = new Set([
    ...category.columns,
    ...category.filters.map(({ id, attributeId }) => attributeId ?? id),
    ...[...matrixRows, ...matrixColumns, ...choices],
  ]);
  const attributes = [...reference.attributes.values()].filter(({ id }) => ids.has(id));
  const groups = new GroupCollector([...attributes, availabilityAttribute]);
  const collector = new ArticleCollector();
  const isInStock: boolean[] = [];

  const batches = inBatches((after) =>
    placesAfter(db, category.id, after)
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
  const articles = pickArticles(collector.columns(), order);
  const { groupOf: unordered } = groups;
  const groupOf = order.map((row) => unordered[row]!);
  return indexOf(db, category, { articles, groupOf, columns: groups.columns() });
}

/** The rows of what is in stock, then the others. */
function stockFirst(isInStock: readonly boolean[]): Uint32Array {
  const rows = [...isInStock.keys()];
  return Uint32Array.from([...rows.filter((row) => isInStock[row]), ...rows.filter((row) => !isInStock[row])]);
}

interface Columns extends Pick<CategoryIndex, 'groupOf' | 'columns'> {
  articles: ArticleColumns;
}

async function indexOf(
  db: Kysely<Database>,
  category: CategoryData,
  { articles: columns, ...grouped }: Columns,
): Promise<CategoryIndex> {
  const articles = new Articles(columns, await readImages(db, columns.drawings.dictionary));
  const namesRead = new Map<Language, Promise<NameColumn>>();
  const [first] = grouped.columns.values();
  return {
    ...grouped,
    category,
    size: articles.size,
    counts: countGroups(grouped.groupOf, first!.offsets.length - 1),
    articles,
    computed: new Map(),
    names(language) {
      const known = namesRead.get(language);
      if (known) return known;
      const reading = readNames(db, category.id, language, articles);
      namesRead.set(language, reading);
      reading.catch(() => namesRead.delete(language));
      return reading;
    },
  };
}

async function readImages(db: Kysely<Database>, drawings: readonly (string | null)[]): Promise<Map<string, Image>> {
  const ids = drawings.filter((id) => id !== null);
  const rows = ids.length === 0 ? [] : await db.selectFrom('drawing').selectAll().where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, images }): [string, Image] => [id, images.medium]));
}

async function readNames(
  db: Kysely<Database>,
  categoryId: string,
  language: Language,
  { columns: { positions, articleNumbers } }: Articles,
): Promise<NameColumn> {
  const rowOf = new Map(Array.from(positions, (position, row) => [position, row]));
  const names = Array.from(positions, () => '');
  const searched = [...names];
  const batches = inBatches((after) =>
    placesAfter(db, categoryId, after)
      .select((from) => ['place.position', from.ref('variant.names', '->>').key(language).as('name')])
      .execute(),
  );
  for await (const batch of batches) {
    for (const { position, name } of batch) {
      const row = rowOf.get(position);
      if (row === undefined) continue;
      names[row] = name ?? '';
      searched[row] = searchedText(names[row], articleNumbers.at(row));
    }
  }
  return { names, searched };
}

/** The next articles of a category, in the order of the catalogue. */
const placesAfter = (db: Kysely<Database>, categoryId: string, after: number) =>
  db
    .selectFrom('variant_category as place')
    .innerJoin('variant', 'variant.commercial_item_id', 'place.commercial_item_id')
    .where('place.category_id', '=', categoryId)
    .where('place.position', '>', after)
    .orderBy('place.position')
    .limit(batchSize);

/** Rows in batches; the database reads the next one while a batch is converted, which must not wait for anything else. */
async function* inBatches<Row extends { position: number }>(
  read: (after: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let batch = await read(-1);
  while (batch.length > 0) {
    const next = batch.length < batchSize ? [] : read(batch.at(-1)!.position);
    yield batch;
    batch = await next;
  }
}
