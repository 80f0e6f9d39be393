import { randomBytes, randomUUID, scrypt, timingSafeEqual } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import type { DemoAccount } from './demo-accounts.ts';

const derive = promisify<string, Buffer, number, Buffer>(scrypt);
const keyBytes = 32;

export type Account = DemoAccount;

/** Accounts that can sign in. Email addresses are compared case-insensitively. */
export interface Accounts {
  byOid(oid: string): Account | undefined;
  byEmail(email: string): Account | undefined;
  /** Returns the account if the password is correct; takes equally long when there is no account. */
  check(email: string, password: string): Promise<Account | undefined>;
  /** Returns undefined when the address is taken. */
  create(account: Omit<Account, 'oid'> & { oid?: string; password: string }): Promise<Account | undefined>;
  setPassword(oid: string, password: string): Promise<void>;
}

interface Row {
  oid: string;
  email: string;
  first_name: string;
  last_name: string;
  password: string;
}

/** Canonical form of an email address. */
export const normalEmail = (email: string): string => email.trim().toLowerCase();

export function createAccounts(database: DatabaseSync): Accounts {
  const selectByOid = database.prepare('SELECT * FROM accounts WHERE oid = ?');
  const selectByEmail = database.prepare('SELECT * FROM accounts WHERE email = ?');
  const insert = database.prepare(
    'INSERT OR IGNORE INTO accounts (oid, email, first_name, last_name, password) VALUES (?, ?, ?, ?, ?)',
  );
  const update = database.prepare('UPDATE accounts SET password = ? WHERE oid = ?');
  const rowByEmail = (email: string) => selectByEmail.get(normalEmail(email)) as Row | undefined;

  return {
    byOid: (oid) => accountOf(selectByOid.get(oid) as Row | undefined),
    byEmail: (email) => accountOf(rowByEmail(email)),
    async check(email, password) {
      const row = rowByEmail(email);
      const isRight = await matches(password, row?.password ?? `${'00'.repeat(16)}:${'00'.repeat(keyBytes)}`);
      return isRight ? accountOf(row) : undefined;
    },
    async create({ oid = randomUUID(), email, firstName, lastName, password }) {
      const address = normalEmail(email);
      const { changes } = insert.run(oid, address, firstName, lastName, await hashed(password));
      return changes === 1 ? { oid, email: address, firstName, lastName } : undefined;
    },
    async setPassword(oid, password) {
      update.run(await hashed(password), oid);
    },
  };
}

function accountOf(row: Row | undefined): Account | undefined {
  return row && { oid: row.oid, email: row.email, firstName: row.first_name, lastName: row.last_name };
}

async function hashed(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `${salt.toString('hex')}:${(await derive(password.normalize('NFC'), salt, keyBytes)).toString('hex')}`;
}

async function matches(password: string, stored: string): Promise<boolean> {
  const [salt = '', hash = ''] = stored.split(':');
  const derived = await derive(password.normalize('NFC'), Buffer.from(salt, 'hex'), keyBytes);
  return timingSafeEqual(derived, Buffer.from(hash, 'hex'));
}
