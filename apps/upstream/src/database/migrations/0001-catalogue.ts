import { sql, type Kysely } from 'kysely';
import { textSearchLanguages } from '@shop/commerce-model';

/** Tables of the catalogue, of reference data and of public files. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...tables, ...indexes]) await sql.raw(statement).execute(db);
  await sql`create extension if not exists unaccent`.execute(db);
  await sql`create extension if not exists pg_trgm`.execute(db);
  for (const { language, configuration, dictionary } of textSearchLanguages) {
    await sql.raw(`create text search configuration ${configuration} (copy = ${dictionary})`).execute(db);
    await sql
      .raw(
        `alter text search configuration ${configuration} alter mapping for hword, hword_part, word with unaccent, ${dictionary}_stem`,
      )
      .execute(db);
    // One index per language, since a search reads only its own.
    await sql
      .raw(`create index search_text_${configuration} on search_text using gin (words) where language = '${language}'`)
      .execute(db);
  }
  await sql`create index search_word_plain on search_word using gin (plain gin_trgm_ops)`.execute(db);
  await sql`create index article_key_similar on article_key using gin (key gin_trgm_ops)`.execute(db);
}

const tables = [
  `create table meta (key text primary key, value text not null)`,
  `create table market (country text primary key, position int not null, data jsonb not null)`,
  `create table company (id text primary key, data jsonb not null)`,
  `create table country (code text primary key, data jsonb not null)`,
  `create table attribute (id text primary key, position int not null, data jsonb not null)`,
  `create table drawing (id text primary key, images jsonb not null)`,
  `create table category (id text primary key, position int not null, data jsonb not null, drawing text references drawing)`,
  `create table content_block (language text, name text, data jsonb not null, primary key (language, name))`,
  `create table content_page (language text, page text, data jsonb not null, primary key (language, page))`,
  `create table keyword (language text, position int, word text not null, primary key (language, position))`,
  `create table item (
     id text primary key, category_ids text[] not null, names jsonb not null, descriptions jsonb not null,
     key_figures text[] not null, variant_attributes text[] not null, tags text[] not null)`,
  `create table variant (
     commercial_item_id text primary key, generic_item_id text not null references item, position int not null,
     number_in_item int not null, category_id text not null, article_number text not null, names jsonb not null,
     attributes jsonb not null, list_price int check (list_price >= 0), sales text not null,
     stock int not null check (stock >= 0), lead_time_days int not null, minimum_quantity int not null,
     pack_quantity int not null, quantity_breaks jsonb not null, successor_id text, customs_number text not null,
     country_of_origin text not null, drawing text references drawing, dimensions jsonb, document_ids text[] not null)`,
  `create table variant_category (
     category_id text, position int, commercial_item_id text not null references variant, primary key (category_id, position))`,
  `create table article_key (
     key text, kind text, commercial_item_id text references variant, primary key (key, commercial_item_id, kind))`,
  `create table search_text (
     language text, commercial_item_id text references variant, generic_item_id text not null, category_id text not null,
     position int not null, number_in_item int not null, words tsvector not null, primary key (commercial_item_id, language))`,
  `create table search_word (language text, word text, plain text not null, uses int not null, primary key (language, word))`,
  `create table relation (
     id int generated always as identity primary key, generic_item_id text not null, commercial_item_id text,
     kind text not null, related_commercial_item_id text not null, part_position int, quantity_in_unit int, texts jsonb)`,
  `create table document (
     id text primary key, position int not null, names jsonb not null, kind text not null, language text, revision text,
     src text not null, format text not null, bytes int not null)`,
  `create table review (
     id int generated always as identity primary key, generic_item_id text not null, category_id text not null,
     stars int not null check (stars between 1 and 5), user_review text, user_alias text not null,
     written text not null, language text not null)`,
  `create table media (
     hash text, name text, type text not null, encoding text not null, length int not null, bytes bytea not null,
     primary key (hash, name))`,
];

const indexes = [
  `create unique index variant_position on variant (position)`,
  `create index variant_of_item on variant (generic_item_id, number_in_item)`,
  `create index variant_in_category on variant_category (commercial_item_id)`,
  `create index article_key_prefix on article_key (key text_pattern_ops)`,
  `create index relation_of_item on relation (generic_item_id)`,
  `create index relation_to_variant on relation (related_commercial_item_id)`,
  `create index review_of_item on review (generic_item_id, written desc)`,
];
