import { sql, type Kysely } from 'kysely';
import { type Database, type Language, languages, slugOfCategory } from '@shop/commerce-model';
import { catalogueVersion } from '../database/catalogue-version.ts';
import type { CategoryData } from './reference-data.ts';

/** What the categories contain, by their ids. */
interface Contents {
  productCounts: Record<string, number>;
  /** In the order of the catalogue, of categories with a matrix. */
  models: Record<string, string[]>;
}

const contentsKey = 'catalogue_contents';

/** The tree of categories with what they contain, by their ids; contents are counted where none are stored for this version. */
export async function loadCategories(db: Kysely<Database>, version: string): Promise<Map<string, CategoryData>> {
  const categories = await loadTree(db);
  const { productCounts, models } = (await readContents(db, version)) ?? (await countContents(db, categories));
  for (const category of categories.values()) {
    category.productCount = productCounts[category.id] ?? 0;
    if (category.matrix) category.matrix.models = models[category.id] ?? [];
  }
  return categories;
}

/**
 * Stores what the categories contain in the version of the catalogue that the database has now. Belongs to whatever fills a
 * catalogue: without it every start counts all articles, which takes seconds for a million.
 */
export async function storeContents(db: Kysely<Database>): Promise<void> {
  const version = await catalogueVersion(db);
  const contents = await countContents(db, await loadTree(db));
  const row = { key: contentsKey, value: JSON.stringify({ version, contents }) };
  await db
    .insertInto('meta')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute();
}

async function readContents(db: Kysely<Database>, version: string): Promise<Contents | null> {
  const row = await db.selectFrom('meta').select('value').where('key', '=', contentsKey).executeTakeFirst();
  if (!row) return null;
  const stored = JSON.parse(row.value) as { version: string; contents: Contents };
  return stored.version === version ? stored.contents : null;
}

async function loadTree(db: Kysely<Database>): Promise<Map<string, CategoryData>> {
  const rows = await db
    .selectFrom('category')
    .leftJoin('drawing', 'drawing.id', 'category.drawing')
    .select(['category.data', 'drawing.images'])
    .orderBy('category.position')
    .execute();
  const categories = new Map<string, CategoryData>(
    rows.map(({ data: { matrix, ...data }, images }) => [
      data.id,
      {
        ...data,
        ...(matrix ? { matrix: { ...matrix, models: [] } } : {}),
        image: images?.medium ?? null,
        children: [],
        path: [],
        productCount: 0,
        slugs: Object.fromEntries(languages.map((language) => [language, slugOfCategory(data, language)])) as Record<
          Language,
          string
        >,
      },
    ]),
  );
  for (const category of categories.values()) {
    if (category.parentId !== null) categories.get(category.parentId)?.children.push(category);
    for (let node: CategoryData | undefined = category; node; node = categories.get(node.parentId ?? '')) {
      category.path.unshift(node);
    }
  }
  return categories;
}

async function countContents(db: Kysely<Database>, categories: ReadonlyMap<string, CategoryData>): Promise<Contents> {
  const all = [...categories.values()];
  const matrices = all.flatMap(({ id, matrix }) => (matrix ? [{ id, attribute: matrix.model }] : []));
  const { rows: models } = await sql<{ id: string; models: string[] }>`
    select id, array_agg(model order by first) as models from (
      select asked.id, model, min(place.position) as first
      from jsonb_to_recordset(${JSON.stringify(matrices)}::jsonb) as asked (id text, attribute text)
      join variant_category place on place.category_id = asked.id
      join variant using (commercial_item_id)
      cross join jsonb_array_elements_text(variant.attributes -> asked.attribute) as model
      group by asked.id, model) as found
    group by id`.execute(db);

  // An article in two leaves below the same root counts once there; one in leaves that are shown nowhere does not.
  const pairs = all.flatMap(({ id, path }) =>
    path.flatMap((node, n) =>
      path.slice(n + 1).every(({ visible }) => visible) ? [{ leaf: id, above: node.id }] : [],
    ),
  );
  const { rows: counts } = await sql<{ id: string; n: number }>`
    select above as id, count(distinct commercial_item_id)::int as n
    from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as pair (leaf text, above text)
    join variant_category on category_id = leaf group by above`.execute(db);
  return {
    productCounts: Object.fromEntries(counts.map(({ id, n }) => [id, n])),
    models: Object.fromEntries(models.map((row) => [row.id, row.models])),
  };
}
