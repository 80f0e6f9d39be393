import { sql, type Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '@shop/commerce-model';
import { CategoryIndexes } from './category/category-indexes.ts';
import { catalogueVersion } from '../database/catalogue-version.ts';
import { loadReferenceData } from './load-reference-data.ts';
import { createRecentReads, type RecentReads } from './recent-reads.ts';
import type { ReferenceData } from './reference-data.ts';

const checkEveryMs = 5_000;

/** What this process caches of one version of the catalogue. */
export interface Catalogue {
  reference: ReferenceData;
  indexes: CategoryIndexes;
  recent: RecentReads;
}

export interface CatalogueMemory {
  /**
   * The newest loaded version. Checks for a newer one every 5 s, after an answer, without delaying it: a newer one takes
   * over once the categories that were in use are in memory, so that nobody waits for them.
   */
  current(): Catalogue;
  /** Reloads now and leaves categories to whoever asks first, for tests and imports. */
  reload(): Promise<void>;
}

/** Loads the reference data and caches them until the catalogue's version changes. */
export async function rememberCatalogue(db: Kysely<Database>, log: Pick<Logger, 'error'>): Promise<CatalogueMemory> {
  let catalogue = await load();
  let checkedAt = Date.now();
  let checking: Promise<void> | undefined;

  async function load(): Promise<Catalogue> {
    const reference = await db.transaction().execute(async (trx) => {
      // of a million articles it counts for longer than any call may
      await sql`set local statement_timeout = 0`.execute(trx);
      return loadReferenceData(trx);
    });
    return { reference, indexes: new CategoryIndexes(db, reference), recent: createRecentReads() };
  }

  async function reload(): Promise<void> {
    catalogue = await load();
  }

  async function check(): Promise<void> {
    const version = (await catalogueVersion(db)) ?? '';
    if (version === catalogue.reference.version) return;
    const newer = await load();
    await newer.indexes.readLike(catalogue.indexes);
    catalogue = newer;
  }

  return {
    current() {
      if (!checking && Date.now() - checkedAt > checkEveryMs) {
        checking = check()
          .catch((error: unknown) => log.error({ err: error }, 'catalogue version check failed'))
          .finally(() => {
            checking = undefined;
            checkedAt = Date.now();
          });
      }
      return catalogue;
    },
    reload,
  };
}
