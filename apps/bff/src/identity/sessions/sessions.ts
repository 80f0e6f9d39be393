import { LRUCache } from 'lru-cache';
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { derivedKey, type Sealer } from './sealing.ts';
import type { SessionStore } from './session-store.ts';

/** Who signed in, as the ID token said. */
export interface Person {
  oid: string;
  email: string;
  firstName: string;
  lastName: string;
  /** MSAL's name of the account, by which it finds the tokens. */
  homeAccountId: string;
}

/** A session that is alive: who it is and where its tokens are. */
export interface Session extends Person {
  /** Key in the store, from which nobody learns the cookie. */
  key: string;
  /** Opaque, stable per person, says nothing outside of this shop: separates one person's cached answers from another's. */
  accountRef: string;
}

/** Of the record's shape: one that is not known is no session. */
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

/** Random bytes of a session's id. */
const idBytes = 32;
const idForm = /^[\w-]{43}$/;
/** A session is marked as seen at most this often, in milliseconds; so it may end up to as much earlier than the idle time says. */
const seenEveryMs = 60_000;
/** Opened records held in memory at most. */
const heldRecords = 5_000;
/** The store keeps a session a little longer than the rules: their clock decides. */
const storeMarginMs = 60_000;

const keyOf = (id: string): string => createHash('sha256').update(id).digest('base64url');
const recordPlace = (key: string): string => `${key}:record`;
/** Where tokens belong: sealed for one session and one cache, they open nowhere else. */
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

/** The rules of sessions (OWASP ASVS 5): when one begins, is alive, and ends. */
export interface Sessions {
  /**
   * Begins a session and answers its id, for the cookie.
   * @param tokens MSAL's cache of the shop API
   * @param id only in the tests that show why a session always gets a new one
   */
  begin(person: Person, tokens: string, id?: string): Promise<{ id: string; key: string }>;
  /** The session of a cookie. Counts as a sign of life. Throws IdentityFailure when the store does not answer. */
  find(id: string): Promise<Session | undefined>;
  /** The session of a key; no sign of life. */
  findByKey(key: string): Promise<Session | undefined>;
  /** Ends it everywhere, for good. */
  end(key: string): Promise<void>;
  /** Key of the session that a cookie names, undefined for what cannot be one. */
  keyOf(id: string): string | undefined;
}

export function createSessions({ store, sealer, secret, now, idleMs, lifetimeMs }: SessionsOptions): Sessions {
  const accountKey = derivedKey(secret, 'account-reference-v1');
  const accountRefOf = (oid: string): string =>
    createHmac('sha256', accountKey).update(oid).digest('base64url').slice(0, 22);

  /** Records by key, opened: they are written once, so the same sealed text is the same record. Whether it still counts, the store says. */
  const opened = new LRUCache<string, OpenedRecord>({ max: heldRecords });

  function open(key: string, sealed: string): OpenedRecord | undefined {
    const known = opened.get(key);
    if (known?.sealed === sealed) return known;
    const text = sealer.open(sealed, recordPlace(key));
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
          recordPlace(key),
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
      // nobody waits for it: without it the session ends a minute earlier, no more
      if (time - found.seenAt >= seenEveryMs) store.markSeen(key, found.seenAt, time).catch(() => undefined);
      return found.session;
    },
    findByKey: async (key) => (await alive(key))?.session,
    end: (key) => store.end(key),
    keyOf: (id) => (idForm.test(id) ? keyOf(id) : undefined),
  };
}
