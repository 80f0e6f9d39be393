import { configOrExit } from '@shop/server';
import { join } from 'node:path';
import { readConfig } from '../../../config.ts';
import { DirectoryLockedError } from '../../../database/directory-lock.ts';
import { openDatabase } from '../../../database/open-database.ts';
import { connectOpenSearch, OpenSearchError } from '../opensearch-client.ts';
import { openSearchOf } from '../../opensearch-config.ts';
import { fillIndices } from './fill-indices.ts';

/**
 * `search-index` fills the indices of OpenSearch that are not of the catalogue in the database, beside those that are asked;
 * `--all` fills all of them anew.
 */
const isForced = process.argv.includes('--all');
const config = configOrExit(readConfig(process.env));
const settings = openSearchOf(config);
if (settings === null) {
  console.error('OPENSEARCH_URL: is not set');
  process.exit(1);
}

const outcomes = {
  filled: 'All languages have an index of this catalogue.',
  taken: 'Another process fills the indices: nothing was done.',
  changed: 'The catalogue was changed meanwhile, or there is none yet: what was filled is not served. Try again.',
  stopped: 'Stopped.',
};

try {
  const connection = await openDatabase({
    databaseUrl: config.DATABASE_URL,
    directory: join(config.DATA_DIR, 'upstream'),
    demo: null,
    log: console.log,
    warn: console.warn,
  });
  try {
    const outcome = await fillIndices({
      db: connection.db,
      client: connectOpenSearch(settings.url),
      settings,
      isForced,
      tell: ({ language, articles, seconds }) =>
        console.log(`${language}: ${articles} articles in ${seconds.toFixed(1)} s`),
    });
    console.log(outcomes[outcome]);
    process.exitCode = outcome === 'filled' ? 0 : 1;
  } finally {
    await connection.close();
  }
} catch (error) {
  const isForOperators = error instanceof OpenSearchError || error instanceof DirectoryLockedError;
  console.error(isForOperators ? error.message : error);
  process.exit(1);
}
