import { configOrExit } from '@shop/server';
import { readConfig } from './config.ts';
import { runOnDatabase } from './run-on-database.ts';
import { connectOpenSearch, OpenSearchError } from './search-engines/opensearch/opensearch-client.ts';
import { openSearchOf } from './search-engines/opensearch-config.ts';
import { fillIndices } from './search-engines/opensearch/fill/fill-indices.ts';

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

await runOnDatabase(
  config,
  async (db) => {
    const outcome = await fillIndices({
      db,
      client: connectOpenSearch(settings.url),
      settings,
      isForced,
      tell: ({ language, articles, seconds }) =>
        console.log(`${language}: ${articles} articles in ${seconds.toFixed(1)} s`),
    });
    console.log(outcomes[outcome]);
    return outcome === 'filled';
  },
  [OpenSearchError],
);
