import { languages, type Database, type Language } from '@shop/commerce-model';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { repeatEvery } from '../../repeat-every.ts';
import type { SearchEngine } from '../search-engine.ts';
import { searchInPostgres } from '../postgres/search-in-postgres.ts';
import { completeIndices, tryIndex, type CompleteIndices } from './complete-indices.ts';
import { searchInOpenSearch } from './find-in-opensearch.ts';
import { isIndexOf } from './index-definition.ts';
import {
  connectOpenSearch,
  OpenSearchError,
  type OpenSearchClient,
  type OpenSearchSettings,
} from './opensearch-client.ts';

/** Milliseconds between looks at the indices. */
const lookMs = 1_000;
/** Failures in a row after which searches are not sent any more: one may be a slow search. */
const failuresUntilLeft = 3;
/** Looks in a row that must succeed before it is asked again. */
const looksUntilUsed = 3;

/**
 * `current`: asked. `behind`: answers, but has no complete index of this version of the catalogue in every language. `away`:
 * does not answer, or not as it should.
 */
export const openSearchStates = ['current', 'behind', 'away'] as const;
export type OpenSearchState = (typeof openSearchStates)[number];

/** OpenSearch beside the database, which answers whatever it does not. */
export interface OpenSearch {
  readonly client: OpenSearchClient;
  readonly settings: OpenSearchSettings;
  readonly state: OpenSearchState;
  /** Searches by what answered them: `opensearch`, or why the database did. */
  readonly answered: ReadonlyMap<string, number>;
  /** Search in a version of the catalogue; what OpenSearch does not answer is asked of the database. */
  engineFor(version: string, db: Kysely<Database>): SearchEngine;
  /** The complete indices, as they were at the last look. */
  readonly indices: CompleteIndices;
  /** Finds out now which indices are complete. */
  look(): Promise<void>;
  close(): Promise<void>;
}

interface Options {
  /** The version of the catalogue that is served. */
  version: () => string;
  log: Pick<Logger, 'info' | 'warn'>;
}

/**
 * Looks at the complete indices every second, and resolves after the first look. A language is searched in its index while
 * that is of the version of the catalogue which is asked for. After three failures in a row nothing is sent until three looks
 * have succeeded, so that nobody waits for an engine that is known to be away.
 */
export async function followOpenSearch(settings: OpenSearchSettings, { version, log }: Options): Promise<OpenSearch> {
  const client = connectOpenSearch(settings.url);
  const answered = new Map<string, number>();
  let indices: CompleteIndices = new Map();
  let state: OpenSearchState | undefined;
  let failuresInARow = 0;
  let looksInARow = 0;

  const count = (by: string): void => void answered.set(by, (answered.get(by) ?? 0) + 1);

  function change(next: OpenSearchState, reason?: string): void {
    if (next === state) return;
    state = next;
    if (next === 'current') log.info({ prefix: settings.prefix }, 'OpenSearch is used for search');
    else if (next === 'behind')
      log.info({ state: next }, 'OpenSearch is not used: its indices are not of this catalogue');
    else log.warn({ state: next, reason }, 'OpenSearch is not used: it does not answer');
  }

  const foundState = (): OpenSearchState =>
    languages.every((language) => isIndexOf(indices.get(language), version())) ? 'current' : 'behind';

  async function look(): Promise<void> {
    try {
      indices = await completeIndices(client, settings);
      const [any] = indices.values();
      // what only names its indices does not search
      if (state === 'away' && any !== undefined) await tryIndex(client, settings, any);
      looksInARow += 1;
      if (state === 'away' && looksInARow < looksUntilUsed) return;
      if (state === 'away') failuresInARow = 0;
      change(foundState());
    } catch (error) {
      leave(error as Error);
    }
  }

  function leave(error: Error): void {
    looksInARow = 0;
    if (state === 'away') return;
    change('away', error instanceof OpenSearchError ? `${error.reason}: ${error.message}` : error.message);
  }

  /** Asks OpenSearch where it has the language in this version, else, or where it fails, the database. */
  async function ask<Found>(
    language: Language,
    wanted: string,
    db: Kysely<Database>,
    find: (engine: SearchEngine) => Promise<Found>,
  ): Promise<Found> {
    const postgres = searchInPostgres(db);
    const name = indices.get(language);
    if (state === 'away' || name === undefined || !isIndexOf(name, wanted)) {
      count(state === 'away' ? 'left' : 'behind');
      return find(postgres);
    }
    try {
      const found = await find(searchInOpenSearch({ client, name, timeoutMs: settings.timeoutMs }, db));
      failuresInARow = 0;
      count('opensearch');
      return found;
    } catch (error) {
      if (!(error instanceof OpenSearchError)) throw error;
      count(error.reason);
      // a query that it does not accept says nothing of the next one
      if (error.reason !== 'refused') failuresInARow += 1;
      if (failuresInARow >= failuresUntilLeft) leave(error);
      return find(postgres);
    }
  }

  await look();
  const stopLooking = repeatEvery(lookMs, look);

  return {
    client,
    settings,
    answered,
    get state() {
      return state ?? 'away';
    },
    get indices() {
      return indices;
    },
    engineFor: (wanted, db) => ({
      findHits: (terms, articleKey, options) =>
        ask(options.language, wanted, db, (engine) => engine.findHits(terms, articleKey, options)),
      findFewHits: (terms, articleKey, options) =>
        ask(options.language, wanted, db, (engine) => engine.findFewHits(terms, articleKey, options)),
    }),
    look,
    close: stopLooking,
  };
}
