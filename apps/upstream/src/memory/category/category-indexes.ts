import type { Image } from '@shop/api-contracts';
import { searchedText } from '@shop/filters';
import type { Kysely } from 'kysely';
import type { Database, Language } from '@shop/commerce-model';
import type { CategoryData, ReferenceData } from '../reference-data.ts';
import { availabilityAttribute } from '../availability-attribute.ts';
import { articlesOfCategory, inBatches } from './articles-of-category.ts';
import { Articles } from './articles.ts';
import type { CategoryIndex, NameColumn } from './category-index.ts';
import { readColumns } from './read-columns.ts';
import { readStoredColumns } from './stored-columns.ts';

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
  { version, attributes }: ReferenceData,
  category: CategoryData,
): Promise<CategoryIndex> {
  const { articles: columns, ...grouped } =
    (await readStoredColumns(db, category.id, version, attributes)) ??
    (await readColumns(db, category, attributes.values()));
  const articles = new Articles(columns, await readImages(db, columns.drawings.dictionary));
  const counts = new Uint32Array(grouped.columns.get(availabilityAttribute.id)!.offsets.length - 1);
  for (const group of grouped.groupOf) counts[group]!++;
  const namesRead = new Map<Language, Promise<NameColumn>>();
  return {
    ...grouped,
    category,
    size: articles.size,
    counts,
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
    articlesOfCategory(db, categoryId, after)
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
