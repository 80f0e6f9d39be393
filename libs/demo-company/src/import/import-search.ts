import { bulkInsert, indexSearch, type Database } from '@shop/commerce-model';
import type { Kysely } from 'kysely';
import type { DemoCompany } from '../demo-company.ts';

/** Imports synonyms, and indexes the articles in the database. */
export async function importSearch(db: Kysely<Database>, company: DemoCompany): Promise<void> {
  await bulkInsert(
    db,
    'search_synonym',
    Object.entries(company.synonyms).flatMap(([language, table]) =>
      Object.entries(table).flatMap(([means, phrases]) => phrases.map((phrase) => ({ language, phrase, means }))),
    ),
  );
  await indexSearch(db);
}
