import { DatabaseSync } from 'node:sqlite';
import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { sessionFolder } from './data-folder.ts';
import type { SessionStore, SessionStoreOptions } from './session-store.ts';

/** Milliseconds to wait while another process writes. */
const busyMs = 1_000;
/** Milliseconds between deletions of expired rows. */
const cleanUpMs = 60_000;

const schema = `
PRAGMA journal_mode = WAL;
PRAGMA synchronous = NORMAL;
CREATE TABLE IF NOT EXISTS sessions (
  key TEXT PRIMARY KEY, record TEXT NOT NULL, seen_at INTEGER NOT NULL, expires_at INTEGER NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS tokens (
  key TEXT NOT NULL, cache TEXT NOT NULL, sealed TEXT NOT NULL, expires_at INTEGER NOT NULL, PRIMARY KEY (key, cache)
) STRICT;
CREATE TABLE IF NOT EXISTS tombstones (key TEXT PRIMARY KEY, expires_at INTEGER NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS locks (key TEXT PRIMARY KEY, holder TEXT NOT NULL, expires_at INTEGER NOT NULL) STRICT;
`;
const tables = ['sessions', 'tokens', 'tombstones', 'locks'];

/** SQLite's codes for a file whose content is damaged: SQLITE_CORRUPT and SQLITE_NOTADB. */
const damagedCodes = new Set([11, 26]);

class DamagedError extends Error {
  readonly errcode = 11;
}

function open(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: busyMs });
  try {
    const check = Object.values(database.prepare('PRAGMA quick_check(1)').get() ?? {})[0];
    if (check !== 'ok') throw new DamagedError(String(check));
    database.exec(schema);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/**
 * Opens the file; a damaged one is set aside and replaced, since all that it costs is that people sign in again.
 * `warn` gets where it is then.
 */
function openOrReplace(file: string, warn: (movedTo: string) => void): DatabaseSync {
  try {
    return open(file);
  } catch (error) {
    if (!damagedCodes.has((error as { errcode?: number }).errcode ?? 0)) throw error;
    const movedTo = `${file}.damaged-${Date.now()}`;
    // with the files in which SQLite keeps changes that are not in the main one yet
    for (const end of ['', '-wal', '-shm']) if (existsSync(file + end)) renameSync(file + end, movedTo + end);
    warn(movedTo);
    return open(file);
  }
}

/** Sessions in a file, for the processes of one machine. */
export function createSqliteSessionStore(
  dataDir: string,
  options: SessionStoreOptions,
  warn: (movedTo: string) => void = () => undefined,
): SessionStore {
  const database = openOrReplace(join(sessionFolder(dataDir), 'sessions.sqlite'), warn);
  const guard = options.tombstones ? 'AND NOT EXISTS (SELECT 1 FROM tombstones WHERE key = :key)' : '';
  const alive = options.tombstones ? 'EXISTS (SELECT 1 FROM sessions WHERE key = :key)' : 'TRUE';
  const statements = {
    create: database.prepare(
      `INSERT INTO sessions SELECT :key, :record, :seenAt, :expiresAt WHERE TRUE ${guard} ON CONFLICT DO NOTHING`,
    ),
    read: database.prepare(
      'SELECT record, seen_at AS seenAt FROM sessions WHERE key = :key AND expires_at > :now AND NOT EXISTS (SELECT 1 FROM tombstones WHERE key = :key)',
    ),
    markSeen: database.prepare(`UPDATE sessions SET seen_at = :to WHERE key = :key AND seen_at = :from ${guard}`),
    readTokens: database.prepare('SELECT sealed FROM tokens WHERE key = :key AND cache = :cache AND expires_at > :now'),
    writeTokens: database.prepare(
      `INSERT INTO tokens SELECT :key, :cache, :sealed, coalesce((SELECT expires_at FROM sessions WHERE key = :key), :fallback)
       WHERE ${alive} ${guard} ON CONFLICT DO UPDATE SET sealed = excluded.sealed`,
    ),
    // no tombstone for a session that never existed, so that attackers cannot fill the disk
    putTombstone: database.prepare(
      'INSERT INTO tombstones SELECT :key, :expiresAt WHERE EXISTS (SELECT 1 FROM sessions WHERE key = :key) ON CONFLICT DO NOTHING',
    ),
    removeSession: database.prepare('DELETE FROM sessions WHERE key = :key'),
    removeTokens: database.prepare('DELETE FROM tokens WHERE key = :key'),
    lock: database.prepare(
      `INSERT INTO locks VALUES (:key, :holder, :expiresAt)
       ON CONFLICT DO UPDATE SET holder = excluded.holder, expires_at = excluded.expires_at WHERE locks.expires_at <= :now`,
    ),
    unlock: database.prepare('DELETE FROM locks WHERE key = :key AND holder = :holder'),
    ping: database.prepare('SELECT 1'),
    cleanUp: tables.map((table) => database.prepare(`DELETE FROM ${table} WHERE expires_at <= :now`)),
  };
  const cleanUp = setInterval(() => {
    try {
      for (const statement of statements.cleanUp) statement.run({ now: Date.now() });
    } catch {
      // another process is writing; the next round cleans up
    }
  }, cleanUpMs).unref();

  function inTransaction(work: () => void): void {
    database.exec('BEGIN IMMEDIATE');
    try {
      work();
      database.exec('COMMIT');
    } catch (error) {
      database.exec('ROLLBACK');
      throw error;
    }
  }

  // async: errors of the database become rejections, as in the Redis store
  /* eslint-disable @typescript-eslint/require-await */
  return {
    async create(key, { record, tokens, seenAt, lifetimeMs }) {
      const expiresAt = Date.now() + lifetimeMs;
      inTransaction(() => {
        if (statements.create.run({ key, record, seenAt, expiresAt }).changes === 0) return;
        statements.writeTokens.run({ key, cache: 'shop', sealed: tokens, fallback: expiresAt });
      });
    },
    async read(key) {
      const row = statements.read.get({ key, now: Date.now() });
      return row && { record: row['record'] as string, seenAt: row['seenAt'] as number };
    },
    async markSeen(key, from, to) {
      return statements.markSeen.run({ key, from, to }).changes > 0;
    },
    async readTokens(key, cache) {
      return statements.readTokens.get({ key, cache, now: Date.now() })?.['sealed'] as string | undefined;
    },
    async writeTokens(key, cache, sealed) {
      const fallback = Date.now() + options.tombstoneMs;
      return statements.writeTokens.run({ key, cache, sealed, fallback }).changes > 0;
    },
    async end(key) {
      inTransaction(() => {
        statements.putTombstone.run({ key, expiresAt: Date.now() + options.tombstoneMs });
        statements.removeSession.run({ key });
        statements.removeTokens.run({ key });
      });
    },
    async lock(key, holder, forMs) {
      const now = Date.now();
      return statements.lock.run({ key, holder, now, expiresAt: now + forMs }).changes > 0;
    },
    async unlock(key, holder) {
      statements.unlock.run({ key, holder });
    },
    async ping() {
      statements.ping.get();
    },
    async close() {
      clearInterval(cleanUp);
      if (database.isOpen) database.close();
    },
  };
  /* eslint-enable @typescript-eslint/require-await */
}
