import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { findRedis } from '@shop/server/testing';
import { startRedis } from './start-redis.ts';

/** A storage for sessions that several BFFs share. */
export interface SessionBackend {
  /** Environment variables that select it. */
  environment: Record<string, string>;
  /** Its whole content as text. */
  dump(): Promise<string>;
  stop(): Promise<void>;
}

// eslint-disable-next-line @typescript-eslint/require-await -- like the other one
async function startFile(): Promise<SessionBackend> {
  const folder = mkdtempSync(join(tmpdir(), 'bff-sessions-'));
  return {
    environment: { DATA_DIR: folder, REDIS_URL: '' },
    async dump() {
      const database = new DatabaseSync(join(folder, 'bff/sessions.sqlite'));
      const tables = ['sessions', 'tokens', 'tombstones', 'locks'];
      const rows = tables.flatMap((table) =>
        database
          .prepare(`SELECT * FROM ${table}`)
          .all()
          .map((row) => `${table} ${JSON.stringify(row)}`),
      );
      database.close();
      const bytes = readdirSync(join(folder, 'bff')).map((name) => readFileSync(join(folder, 'bff', name), 'latin1'));
      return Promise.resolve([...rows, ...bytes].join('\n'));
    },
    async stop() {
      return Promise.resolve(rmSync(folder, { recursive: true, force: true }));
    },
  };
}

async function startRedisBackend(): Promise<SessionBackend> {
  const redis = await startRedis();
  return { environment: { REDIS_URL: redis.url, DATA_DIR: '' }, dump: redis.dump, stop: redis.stop };
}

/** Both kinds of session store, or only the embedded one when Redis is not installed. */
export const sessionBackends: [name: string, start: () => Promise<SessionBackend>][] = [
  ['a file', startFile],
  ...(findRedis() ? [['Redis', startRedisBackend] as [string, () => Promise<SessionBackend>]] : []),
];
