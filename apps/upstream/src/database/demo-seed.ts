import { join } from 'node:path';
import { sql } from 'kysely';
import { openDirectory } from './connection.ts';
import type { Demo } from './demo.ts';
import { migrate } from './migrate.ts';
import { cachedSeed } from './seed-cache.ts';

/**
 * Path of a data directory with the demo company: made once per state of the sources, then copied where a database
 * begins.
 */
export function demoSeed(fill: Demo['fill'], log: (message: string) => void = () => undefined): Promise<string> {
  return cachedSeed('upstream', async (unfinished) => {
    log('creating the demo data, once');
    const connection = await openDirectory(unfinished, () => Promise.resolve(null));
    try {
      await migrate(connection.db);
      await fill(connection.db);
      // else the copies have the log of all that as well
      await sql`checkpoint`.execute(connection.db);
    } finally {
      await connection.close();
    }
    return join(unfinished, 'postgres');
  });
}
