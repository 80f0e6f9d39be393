import type { Database } from '@shop/commerce-model';
import type { Kysely } from 'kysely';
import type { OpenSearch } from './opensearch/opensearch.ts';
import { searchInPostgres } from './postgres/search-in-postgres.ts';
import type { SearchEngine } from './search-engine.ts';

/** The engine for a version of the catalogue: OpenSearch where there is one, with the database behind it. */
export const chooseEngine = (
  openSearch: OpenSearch | null,
  { version, db }: { version: string; db: Kysely<Database> },
): SearchEngine => openSearch?.engineFor(version, db) ?? searchInPostgres(db);
