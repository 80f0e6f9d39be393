import { chmodSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const schema = `
  CREATE TABLE IF NOT EXISTS settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS accounts (
    oid TEXT PRIMARY KEY, email TEXT NOT NULL UNIQUE, first_name TEXT NOT NULL, last_name TEXT NOT NULL, password TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS provider_records (
    key TEXT PRIMARY KEY, grant_id TEXT, uid TEXT, account_id TEXT, expires_at INTEGER, payload TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS provider_records_grant ON provider_records (grant_id);
  CREATE INDEX IF NOT EXISTS provider_records_uid ON provider_records (uid);
  CREATE INDEX IF NOT EXISTS provider_records_account ON provider_records (account_id);
  CREATE TABLE IF NOT EXISTS address_proofs (
    interaction TEXT PRIMARY KEY, email TEXT NOT NULL, code TEXT, tries INTEGER NOT NULL, sent_at INTEGER NOT NULL, is_proven INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS codes_sent (email TEXT NOT NULL, sent_at INTEGER NOT NULL) STRICT;
  CREATE INDEX IF NOT EXISTS codes_sent_email ON codes_sent (email);
  CREATE TABLE IF NOT EXISTS mail (
    id INTEGER PRIMARY KEY AUTOINCREMENT, recipient TEXT NOT NULL, sender TEXT NOT NULL, subject TEXT NOT NULL, body TEXT NOT NULL, code TEXT,
    language TEXT NOT NULL, sent_at INTEGER NOT NULL
  ) STRICT;`;

/** Milliseconds to wait for another process that is writing. */
const busyMs = 5_000;

/** Opens the sandbox's database and makes it on first use; only this user can read it, since it holds signing keys. */
export function openDatabase(directory: string): DatabaseSync {
  mkdirSync(dirname(directory), { recursive: true });
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const file = join(directory, 'sandbox.sqlite');
  const database = new DatabaseSync(file, { timeout: busyMs });
  chmodSync(file, 0o600);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
  database.exec(schema);
  return database;
}

/** A value that is made once and kept for ever, as JSON. When two processes make it at once, both get that of the first. */
export async function settingOf<T>(database: DatabaseSync, name: string, make: () => T | Promise<T>): Promise<T> {
  const read = database.prepare('SELECT value FROM settings WHERE name = ?');
  if (!read.get(name)) {
    const value = JSON.stringify(await make());
    database.prepare('INSERT OR IGNORE INTO settings (name, value) VALUES (?, ?)').run(name, value);
  }
  return JSON.parse(read.get(name)!['value'] as string) as T;
}
