import { LRUCache } from 'lru-cache';
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { derivedKey, type Sealer } from './sealing.ts';
import type { SessionStore } from './session-store.ts';

/** Signed-in person, from the ID token. */
export interface Person {
  oid: string;
  email: string;
  firstName: string;
  lastName: string;
  /** MSAL's identifier of the account, by which it finds the tokens. */
  homeAccountId: string;
}

/** A live session: its person and the key of its tokens. */
export interface Session extends Person {
  /** Key in the store; the cookie cannot be derived from it. */
  key: string;
  /**
   * Opaque, stable per person and meaningless outside of this shop: separates the cached answers of different people.
   */
  accountRef: string;
}

/** Version of the record's shape; records of other versions are ignored. */
const version = 1;
const recordSchema = z.object({
  version: z.literal(version),
  createdAt: z.number(),
  accountRef: z.string(),
  person: z.object({
    oid: z.string(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    homeAccountId: z.string(),
  }),
});

/** Number of random bytes in a session id. */
const idBytes = 32;
const idForm = /^[\w-]{43}$/;
/**
 * Minimum milliseconds between two marks of a session as seen; a session may therefore end this much before its idle
 * time.
 */
const seenEveryMs = 60_000;
/** Maximum number of opened records in memory. */
const heldRecords = 5_000;
/**
 * The store keeps a session slightly longer than its lifetime, because the clock of this process decides when it ends.
 */
const storeMarginMs = 60_000;

const keyOf = (id: string): string => createHash('sha256').update(id).digest('base64url');
const recordContext = (key: string): string => `${key}:record`;
/** Sealing context of tokens: they are sealed for one session and one cache and cannot be opened elsewhere. */
export const tokensStorageKey = (key: string, cache: string): string => `${key}:tokens:${cache}`;

interface OpenedRecord {
  sealed: string;
  createdAt: number;
  session: Session;
}

interface SessionsOptions {
  store: SessionStore;
  sealer: Sealer;
  /** Secret from which the account reference is derived. */
  secret: string;
  /** Milliseconds since the epoch. */
  now: () => number;
  idleMs: number;
  lifetimeMs: number;
}

/** Rules for the life of sessions (OWASP ASVS 5): when one begins, is valid, and ends. */
export interface Sessions {
  /**
   * Begins a session and returns its id, for the cookie.
   * @param tokens MSAL's cache of the shop API
   * @param id only in the tests that show why a session always gets a new one
   */
  begin(person: Person, tokens: string, id?: string): Promise<{ id: string; key: string }>;
  /** Returns the session of a cookie and marks it as seen. Throws IdentityFailure when the store does not answer. */
  find(id: string): Promise<Session | undefined>;
  /** Returns the session of a key without marking it as seen. */
  findByKey(key: string): Promise<Session | undefined>;
  /** Ends it permanently, in all replicas. */
  end(key: string): Promise<void>;
  /** Key of the session that a cookie names, undefined for an invalid id. */
  keyOf(id: string): string | undefined;
}

export function createSessions({ store, sealer, secret, now, idleMs, lifetimeMs }: SessionsOptions): Sessions {
  const accountKey = derivedKey(secret, 'account-reference-v1');
  const accountRefOf = (oid: string): string =>
    createHmac('sha256', accountKey).update(oid).digest('base64url').slice(0, 22);

  /**
   * Opened records by key. A record is written once, so the same sealed text means the same record; whether it is still
   * valid is read from the store.
   */
  const opened = new LRUCache<string, OpenedRecord>({ max: heldRecords });

  function open(key: string, sealed: string): OpenedRecord | undefined {
    const known = opened.get(key);
    if (known?.sealed === sealed) return known;
    const text = sealer.open(sealed, recordContext(key));
    const record = text === undefined ? undefined : recordSchema.safeParse(JSON.parse(text)).data;
    if (!record) return undefined;
    const { createdAt, accountRef, person } = record;
    const entry = { sealed, createdAt, session: { ...person, key, accountRef } };
    opened.set(key, entry);
    return entry;
  }

  async function alive(key: string): Promise<{ session: Session; seenAt: number } | undefined> {
    const stored = await store.read(key);
    if (!stored) {
      opened.delete(key);
      return undefined;
    }
    const record = open(key, stored.record);
    const time = now();
    if (!record || time - record.createdAt >= lifetimeMs || time - stored.seenAt >= idleMs) {
      await store.end(key);
      return undefined;
    }
    return { session: record.session, seenAt: stored.seenAt };
  }

  return {
    async begin(person, tokens, id = randomBytes(idBytes).toString('base64url')) {
      const key = keyOf(id);
      const createdAt = now();
      await store.create(key, {
        record: sealer.seal(
          JSON.stringify({ version, createdAt, accountRef: accountRefOf(person.oid), person }),
          recordContext(key),
        ),
        tokens: sealer.seal(tokens, tokensStorageKey(key, 'shop')),
        seenAt: createdAt,
        lifetimeMs: lifetimeMs + storeMarginMs,
      });
      return { id, key };
    },
    async find(id) {
      if (!idForm.test(id)) return undefined;
      const key = keyOf(id);
      const found = await alive(key);
      if (!found) return undefined;
      const time = now();
      // not awaited: if it fails, the session ends at most a minute earlier
      if (time - found.seenAt >= seenEveryMs) store.markSeen(key, found.seenAt, time).catch(() => undefined);
      return found.session;
    },
    findByKey: async (key) => (await alive(key))?.session,
    end: (key) => store.end(key),
    keyOf: (id) => (idForm.test(id) ? keyOf(id) : undefined),
  };
}
