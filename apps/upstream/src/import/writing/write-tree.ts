import {
  bulkInsert,
  type Database,
  inEachLanguage,
  type Language,
  type StoredAttribute,
  type StoredCategory,
  type Translated,
} from '@shop/commerce-model';
import { sql, type Kysely } from 'kysely';
import type { Row } from '../sheets/sheet.ts';
import { stagedRows } from '../staging/staged-rows.ts';

const filterTypes = { text: 'value', number: 'range', interval: 'interval' } as const;

/** Translations of the sheet `texts` for subjects that fit into memory. */
type Texts = Map<string, Partial<Record<Language, Row>>>;

/** Replaces attributes and categories. */
export async function writeTree(db: Kysely<Database>): Promise<void> {
  const rows = (await stagedRows(db, 'attributes')).map((row) => ({ id: row['id'] as string, row }));
  const texts = await textsOf(db);
  const attributes = rows.map(({ row }) => attributeOf(row, texts));
  await sql`delete from attribute`.execute(db);
  await bulkInsert(
    db,
    'attribute',
    attributes.map((data, position) => ({ id: data.id, position, data })),
  );

  const types = new Map(attributes.map(({ id, type }) => [id, type]));
  const { rows: drawings } = await sql<{ file: string; drawing: string }>`
    select distinct file, drawing from staged_pictures
    join staged_categories on data->>'drawing' = file`.execute(db);
  const drawingOf = new Map(drawings.map(({ file, drawing }) => [file, drawing]));
  await bulkInsert(
    db,
    'category',
    (await stagedRows(db, 'categories')).map((row, position) => ({
      id: row['id'],
      position,
      data: categoryOf(row, types, texts),
      drawing: drawingOf.get(row['drawing'] as string) ?? null,
    })),
  );
}

async function textsOf(db: Kysely<Database>): Promise<Texts> {
  const { rows } = await sql<{ data: Row }>`
    select data from staged_texts where data->>'kind' in ('attribute', 'category') order by row`.execute(db);
  const texts: Texts = new Map();
  for (const { data } of rows) {
    const key = [data['kind'], data['id'], data['value'] ?? ''].join(' ');
    texts.set(key, { ...texts.get(key), [data['language'] as Language]: data });
  }
  return texts;
}

const translated = (own: string, field: string, texts: Partial<Record<Language, Row>> | undefined): Translated =>
  inEachLanguage((language) => (texts?.[language]?.[field] as string | null | undefined) ?? own);

function attributeOf(row: Row, texts: Texts): StoredAttribute {
  const id = row['id'] as string;
  const start = `attribute ${id} `;
  const own = texts.get(start);
  const values = [...texts].flatMap(([key, ofValue]) =>
    key.startsWith(start) && key !== start
      ? [[key.slice(start.length), translated(key.slice(start.length), 'name', ofValue)]]
      : [],
  );
  return {
    id,
    type: row['type'] as StoredAttribute['type'],
    unit: row['unit'] as string | null,
    name: translated(row['name'] as string, 'name', own),
    group: translated(row['group'] as string, 'group', own),
    ...(values.length > 0 ? { values: Object.fromEntries(values) as Record<string, Translated> } : {}),
  };
}

function categoryOf(row: Row, types: Map<string, StoredAttribute['type']>, texts: Texts): StoredCategory {
  const [id, name] = [row['id'] as string, row['name'] as string];
  const own = texts.get(`category ${id} `);
  const columns = row['columns'] as string[];
  const given = row['filters'] as string[];
  const filtered = given.length > 0 ? given : columns;
  return {
    id,
    parentId: row['parent'] as string | null,
    visible: row['visible'] as boolean,
    name: translated(name, 'name', own),
    defaultName: name,
    metaDescription: translated((row['description'] as string | null) ?? name, 'description', own),
    columns,
    ...(row['look_alike'] ? { view: 'list' } : {}),
    filters: [
      { id: 'words', type: 'text', attributeId: null },
      ...filtered.map((attributeId) => ({ id: attributeId, type: filterTypes[types.get(attributeId)!], attributeId })),
      { id: 'availability', type: 'singleValue', attributeId: null },
    ],
  };
}
