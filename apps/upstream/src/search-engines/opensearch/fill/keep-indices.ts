import { languages, type Database } from '@shop/commerce-model';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { catalogueVersion } from '../../../database/catalogue-version.ts';
import { isIndexOf } from '../index-definition.ts';
import type { OpenSearch } from '../opensearch.ts';
import { fillIndices } from './fill-indices.ts';

export interface IndexKeeperDeps {
  db: Kysely<Database>;
  openSearch: Pick<OpenSearch, 'client' | 'settings' | 'state' | 'indices' | 'look'>;
  log: Pick<Logger, 'info'>;
}

/**
 * Fills the index of a language in which the catalogue has none, and returns how many it has filled; none while OpenSearch is
 * away or another process fills them.
 */
export async function keepIndices({ db, openSearch, log }: IndexKeeperDeps, signal: AbortSignal): Promise<number> {
  if (openSearch.state === 'away') return 0;
  const version = await catalogueVersion(db);
  if (version === null) return 0;
  const missing = languages.find((language) => !isIndexOf(openSearch.indices.get(language), version));
  if (missing === undefined) return 0;
  const outcome = await fillIndices({
    db,
    client: openSearch.client,
    settings: openSearch.settings,
    wanted: [missing],
    tell: (what) => log.info(what, 'search index filled'),
    signal,
  });
  if (outcome !== 'filled') return 0;
  await openSearch.look();
  return 1;
}
