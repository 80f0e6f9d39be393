import type { Database } from '@shop/commerce-model';
import type { Kysely } from 'kysely';
import type { SearchEngine } from '../search-engine.ts';
import { findFewHits } from './find-few-hits.ts';
import { findHits } from './find-hits.ts';

/** Search in the database of the catalogue, by its text index. */
export const searchInPostgres = (db: Kysely<Database>): SearchEngine => ({
  findHits: (terms, articleKey, options) => findHits(db, terms, articleKey, options),
  findFewHits: (terms, articleKey, options) => findFewHits(db, terms, articleKey, options),
});
