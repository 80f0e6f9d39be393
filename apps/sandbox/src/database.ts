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
  ) STRICT;
  CREATE TABLE IF NOT EXISTS mail_parts (
    id INTEGER PRIMARY KEY AUTOINCREMENT, mail_id INTEGER NOT NULL REFERENCES mail ON DELETE CASCADE, kind TEXT NOT NULL, name TEXT NOT NULL,
    type TEXT NOT NULL, content BLOB NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS mail_parts_mail ON mail_parts (mail_id);
  CREATE TABLE IF NOT EXISTS payments (
    payment_id TEXT PRIMARY KEY, session_id TEXT NOT NULL UNIQUE, redirect_result TEXT NOT NULL UNIQUE, amount INTEGER NOT NULL,
    currency TEXT NOT NULL, language TEXT NOT NULL, email TEXT NOT NULL, return_url TEXT NOT NULL, expires_at INTEGER NOT NULL,
    state TEXT NOT NULL, method TEXT, card TEXT, psp_reference TEXT, decides_at INTEGER, hanging_reads INTEGER NOT NULL, started_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS payments_state ON payments (state);
  CREATE TABLE IF NOT EXISTS payment_bookings (
    payment_id TEXT NOT NULL REFERENCES payments, kind TEXT NOT NULL, amount INTEGER NOT NULL, booked_at INTEGER NOT NULL,
    PRIMARY KEY (payment_id, kind)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS payment_webhooks (
    event_id TEXT PRIMARY KEY, body TEXT NOT NULL, tries INTEGER NOT NULL, next_at INTEGER NOT NULL, made_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS payment_webhooks_next ON payment_webhooks (next_at);`;

/** Milliseconds to wait while another process writes. */
const busyMs = 5_000;

/**
 * Opens the sandbox's database, creating it on first use. Only the current user can read it, because it contains
 * signing keys.
 */
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

/** Runs the work in a transaction, which is rolled back when it throws. Cannot be nested. */
export function inTransaction<T>(database: DatabaseSync, work: () => T): T {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
}

/**
 * Returns a value that is created once and stored permanently as JSON. When two processes create it at the same time,
 * both get the first one.
 */
export async function settingOf<T>(database: DatabaseSync, name: string, make: () => T | Promise<T>): Promise<T> {
  const read = database.prepare('SELECT value FROM settings WHERE name = ?');
  if (!read.get(name)) {
    const value = JSON.stringify(await make());
    database.prepare('INSERT OR IGNORE INTO settings (name, value) VALUES (?, ?)').run(name, value);
  }
  return JSON.parse(read.get(name)!['value'] as string) as T;
}
