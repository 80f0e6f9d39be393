import type { Database, StoredAttribute } from '@shop/commerce-model';
import type { Kysely } from 'kysely';
import { availabilityAttribute } from '../availability-attribute.ts';
import { catalogueVersion } from '../../database/catalogue-version.ts';
import type { ArticleColumns } from './articles.ts';
import type { Codes } from './coded.ts';
import { PackedTexts } from './packed-texts.ts';
import { readColumns, type CategoryColumns } from './read-columns.ts';

/** From so many articles on, reading a category article by article keeps its first reader waiting. */
const storedFrom = 5_000;
const bytesPerRow = 1_000_000;
/** Changes with what is stored: columns of another release are not read. */
const format = 2;
const storedVersion = (catalogueVersion: string): string => `${catalogueVersion} ${format}`;

type Numbers = Codes | Int32Array | Float64Array;
const kinds = { Uint8Array, Uint16Array, Uint32Array, Int32Array, Float64Array } as const;
type Kind = keyof typeof kinds;

/** What the bytes of a category mean, as JSON in the first of its rows. */
interface Header {
  /** All arrays one after the other, each at a multiple of eight bytes. */
  arrays: { kind: Kind; length: number }[];
  dictionaries: Record<'categoryIds' | 'sales' | 'tags' | 'drawings', unknown[]>;
  attributes: { id: string; dictionary: (string | number)[]; isCounted: boolean }[];
}

/**
 * Stores the columns of all large categories for the version of the catalogue that the database has now, in place of those that
 * it had. Belongs to whatever fills a catalogue: a category without them is read article by article.
 */
export async function storeColumns(db: Kysely<Database>, from = storedFrom): Promise<void> {
  await db.deleteFrom('category_columns').execute();
  const version = storedVersion((await catalogueVersion(db)) ?? '');
  const attributes = await db.selectFrom('attribute').select('data').orderBy('position').execute();
  const categories = await db
    .selectFrom('category')
    .where((where) =>
      where(
        'id',
        'in',
        db
          .selectFrom('variant_category')
          .select('category_id')
          .groupBy('category_id')
          .having((having) => having.fn.countAll(), '>=', from),
      ),
    )
    .select('data')
    .execute();
  for (const { data: category } of categories) {
    const columns = await readColumns(
      db,
      category,
      attributes.map(({ data }) => data),
    );
    await store(db, category.id, columns, version);
  }
}

/** Whether there are columns of the version that the catalogue has now. */
export async function areColumnsStored(db: Kysely<Database>): Promise<boolean> {
  const version = storedVersion((await catalogueVersion(db)) ?? '');
  const rows = await db
    .selectFrom('category_columns')
    .where('version', '=', version)
    .select('number')
    .limit(1)
    .execute();
  return rows.length > 0;
}

async function store(
  db: Kysely<Database>,
  categoryId: string,
  columns: CategoryColumns,
  version: string,
): Promise<void> {
  const arrays = arraysOf(columns);
  const { categoryIds, sales, tags, drawings } = columns.articles;
  const header: Header = {
    arrays: arrays.map((one) => ({ kind: one.constructor.name as Kind, length: one.length })),
    dictionaries: {
      categoryIds: categoryIds.dictionary,
      sales: sales.dictionary,
      tags: tags.dictionary,
      drawings: drawings.dictionary,
    },
    attributes: [...columns.columns].map(([id, { dictionary, groupOf }]) => ({
      id,
      dictionary,
      isCounted: groupOf !== null,
    })),
  };
  const insert = (number: number, data: string) =>
    db.insertInto('category_columns').values({ category_id: categoryId, version, number, data }).execute();
  await insert(0, JSON.stringify(header));

  const bytes = Buffer.alloc(bytesOf(header.arrays));
  let at = 0;
  for (const { buffer, byteOffset, byteLength } of arrays) {
    bytes.set(new Uint8Array(buffer, byteOffset, byteLength), at);
    at += aligned(byteLength);
  }
  for (let from = 0; from < bytes.length; from += bytesPerRow) {
    const data = bytes.toString('base64', from, Math.min(from + bytesPerRow, bytes.length));
    await insert(1 + from / bytesPerRow, data);
  }
}

/** The columns of a category as the import stored them; null where there are none of this version of the catalogue. */
export async function readStoredColumns(
  db: Kysely<Database>,
  categoryId: string,
  version: string,
  attributes: ReadonlyMap<string, StoredAttribute>,
): Promise<CategoryColumns | null> {
  const rowAt = async (number: number): Promise<string | undefined> => {
    const row = await db
      .selectFrom('category_columns')
      .where('category_id', '=', categoryId)
      .where('version', '=', storedVersion(version))
      .where('number', '=', number)
      .select('data')
      .executeTakeFirst();
    return row?.data;
  };
  const first = await rowAt(0);
  if (first === undefined) return null;
  const header = JSON.parse(first) as Header;
  const bytes = Buffer.alloc(bytesOf(header.arrays));
  let next = rowAt(1);
  for (let at = 0, number = 1; at < bytes.length; number++) {
    const data = await next;
    // an import has replaced them meanwhile
    if (data === undefined) return null;
    next = rowAt(number + 1);
    at += bytes.write(data, at, 'base64');
  }
  await next;
  return columnsOf(header, bytes, attributes);
}

const aligned = (bytes: number): number => Math.ceil(bytes / 8) * 8;
const bytesOf = (arrays: Header['arrays']): number =>
  arrays.reduce((sum, { kind, length }) => sum + aligned(length * kinds[kind].BYTES_PER_ELEMENT), 0);

/** All numbers of a category, in the order in which `columnsOf` takes them. */
function arraysOf({ groupOf, columns, articles }: CategoryColumns): Numbers[] {
  const { positions, listPrices, stocks, leadTimesInDays, categoryIds, sales, tags, drawings } = articles;
  const texts = [articles.commercialItemIds, articles.genericItemIds, articles.articleNumbers];
  return [
    groupOf,
    ...[...columns.values()].flatMap(({ offsets, codes }) => [offsets, codes]),
    ...[positions, listPrices, stocks, leadTimesInDays],
    ...[categoryIds, sales, tags, drawings].map(({ codes }) => codes),
    ...texts.flatMap(({ parts }) => [Uint8Array.from(parts.bytes), parts.ends]),
  ];
}

function columnsOf(
  { arrays, dictionaries, attributes: shown }: Header,
  bytes: Buffer,
  attributes: ReadonlyMap<string, StoredAttribute>,
): CategoryColumns {
  let at = bytes.byteOffset;
  const taken = arrays.values();
  const take = <Taken extends Numbers>(): Taken => {
    const { kind, length } = taken.next().value!;
    const array = new kinds[kind](bytes.buffer as ArrayBuffer, at, length);
    at += aligned(array.byteLength);
    return array as Taken;
  };
  const coded = <Value>(dictionary: unknown[]) => ({ dictionary: dictionary as Value[], codes: take<Codes>() });
  const texts = () => new PackedTexts(take<Uint8Array>(), take<Uint32Array>());
  const groupOf = take<Uint32Array>();
  const columns: CategoryColumns['columns'] = new Map();
  for (const { id, dictionary, isCounted } of shown) {
    const values = { dictionary, offsets: take<Uint32Array>(), codes: take<Codes>() };
    const column = { ...values, groupOf: isCounted ? groupOf : null };
    const attribute = id === availabilityAttribute.id ? availabilityAttribute : attributes.get(id);
    if (attribute) columns.set(id, { attribute, ...column });
  }
  const articles: ArticleColumns = {
    positions: take(),
    listPrices: take(),
    stocks: take(),
    leadTimesInDays: take(),
    categoryIds: coded(dictionaries.categoryIds),
    sales: coded(dictionaries.sales),
    tags: coded(dictionaries.tags),
    drawings: coded(dictionaries.drawings),
    commercialItemIds: texts(),
    genericItemIds: texts(),
    articleNumbers: texts(),
  };
  return { groupOf, columns, articles };
}
