import type { Database } from '@shop/commerce-model';
import { sql, type Kysely } from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';
import { fillIndices } from '../../search-engines/opensearch/fill/fill-indices.ts';
import { followOpenSearch, type OpenSearchState } from '../../search-engines/opensearch/opensearch.ts';
import { createRecentReads } from '../../memory/recent-reads.ts';
import { startTestUpstream } from '../start-test-upstream.ts';
import { startOpenSearchStandIn } from './opensearch-stand-in.ts';

/** Longer than the looks until OpenSearch is used again. */
const stateWithinMs = 15_000;

/** Leaves search every tenth article, of which a fill takes a second: two bulks a language. */
export const keepFewArticles = (db: Kysely<Database>): Promise<unknown> =>
  db
    .deleteFrom('search_text')
    .where(sql<boolean>`position % 10 <> 0`)
    .execute();

/** The demo company with a stand-in for OpenSearch, whose indices are filled unless a test does that. */
export async function startShopWithOpenSearch({
  isFilled = true,
  isSmall = false,
  timeoutMs = 10_000,
  settings = {},
}: {
  isFilled?: boolean;
  isSmall?: boolean;
  timeoutMs?: number;
  settings?: Parameters<typeof startTestUpstream>[0];
} = {}) {
  const shop = await startTestUpstream(settings);
  const { db, memory } = shop.deps;
  if (isSmall) await keepFewArticles(db);
  const standIn = await startOpenSearchStandIn();
  const told: unknown[] = [];
  const tell = (...entry: unknown[]): void => void told.push(entry);
  const openSearch = await followOpenSearch(
    { url: standIn.url, prefix: 'shop', timeoutMs },
    { version: () => memory.current().reference.version, log: { info: tell, warn: tell } },
  );
  shop.deps.openSearch = openSearch;

  /** Fills the indices that the catalogue has none of; `isForced`: all. */
  const fill = ({ isForced = false, signal }: { isForced?: boolean; signal?: AbortSignal } = {}) =>
    fillIndices({ db, ...openSearch, isForced, signal, tell: () => undefined });
  if (isFilled) {
    await fill();
    await openSearch.look();
  }

  return {
    shop,
    standIn,
    openSearch,
    /** What the log says of OpenSearch. */
    told,
    fill,
    /** Empties the caches of recent reads, so that the next search asks an engine. */
    forget: (): void => void Object.assign(memory.current().recent, createRecentReads()),
    /** Resolves when OpenSearch is found in a state; throws an Error when it is not in time. */
    async until(state: OpenSearchState): Promise<void> {
      const deadline = Date.now() + stateWithinMs;
      while (openSearch.state !== state) {
        if (Date.now() > deadline) throw new Error(`OpenSearch is ${openSearch.state}, not ${state}`);
        await sleep(20);
      }
    },
    /** The searches that OpenSearch answers, and the reasons for which the database does, while something happens. */
    async answeredDuring(happens: () => Promise<unknown>): Promise<Record<string, number>> {
      const before = new Map(openSearch.answered);
      await happens();
      const after = [...openSearch.answered].map(([by, count]) => [by, count - (before.get(by) ?? 0)] as const);
      return Object.fromEntries(after.filter(([, count]) => count > 0));
    },
    async close(): Promise<void> {
      await openSearch.close();
      await standIn.close();
      await shop.close();
    },
  };
}
