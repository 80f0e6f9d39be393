import type { Image } from '@shop/api-contracts';
import { searchedText } from '@shop/filters';
import type { Kysely } from 'kysely';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database, Language } from '@shop/commerce-model';
import type { CategoryData, ReferenceData } from './reference-data.ts';
import { availabilityAttribute } from './availability-attribute.ts';
import { columnBuilder, type CategoryIndex, type NameColumn } from './category-index.ts';
import { shownAvailability } from './sales-details.ts';
import { leadTimeDays } from './lead-time.ts';

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
  const attributes = [...reference.attributes.values(), availabilityAttribute].filter(({ id }) => ids.has(id));
  const builder = columnBuilder(attributes);
  const read: CategoryIndex['rows'] = [];

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
      builder.add({ ...values, [availabilityAttribute.id]: [shownAvailability(row).state] });
      read.push(row);
    }
  }

  const order = stockFirst(read);
  const rows = order.map((at) => read[at]!);
  const { imageOf, images } = await readImages(db, rows);
  const columns: CategoryIndex['columns'] = new Map();
  for (const [id, column] of builder.columns(order)) {
    columns.set(id, column);
    await nextTurn();
  }
  const namesRead = new Map<Language, Promise<NameColumn>>();
  return {
    category,
    size: rows.length,
    rows,
    columns,
    imageOf,
    images,
    computed: new Map(),
    names(language) {
      const known = namesRead.get(language);
      if (known) return known;
      const reading = readNames(db, category.id, language, rows);
      namesRead.set(language, reading);
      reading.catch(() => namesRead.delete(language));
      return reading;
    },
  };
}

/** The rows of what is in stock, then the others. */
function stockFirst(rows: CategoryIndex['rows']): number[] {
  const isInStock = rows.map((row) => shownAvailability(row).state === 'inStock');
  const all = [...rows.keys()];
  return [...all.filter((at) => isInStock[at]), ...all.filter((at) => !isInStock[at])];
}

async function readImages(
  db: Kysely<Database>,
  rows: CategoryIndex['rows'],
): Promise<Pick<CategoryIndex, 'imageOf' | 'images'>> {
  const ids = [...new Set(rows.flatMap(({ drawing }) => drawing ?? []))];
  const drawings = ids.length === 0 ? [] : await db.selectFrom('drawing').selectAll().where('id', 'in', ids).execute();
  const position = new Map(drawings.map(({ id }, n) => [id, n]));
  return {
    images: drawings.map(({ images }): Image => images.medium),
    imageOf: Int32Array.from(rows, ({ drawing }) => (drawing === null ? -1 : (position.get(drawing) ?? -1))),
  };
}

async function readNames(
  db: Kysely<Database>,
  categoryId: string,
  language: Language,
  rows: CategoryIndex['rows'],
): Promise<NameColumn> {
  const rowOf = new Map(rows.map(({ position }, row) => [position, row]));
  const names = rows.map(() => '');
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
      searched[row] = searchedText(names[row], rows[row]!.articleNumber);
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
