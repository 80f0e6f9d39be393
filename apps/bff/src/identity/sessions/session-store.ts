/** Whose tokens: each resource has a cache of its own, so that nobody gets a token for more than was asked. */
export type TokenCache = 'shop' | 'widget';

/** A session as it is written once; seals and hashes are made before. */
export interface NewSession {
  record: string;
  /** The shop API's tokens. */
  tokens: string;
  /** Milliseconds since the epoch. */
  seenAt: number;
  /** Milliseconds after which the store forgets it. */
  lifetimeMs: number;
}

export interface StoredSession {
  record: string;
  seenAt: number;
}

/**
 * Where sessions are kept. Each part of a session is written by itself, so that parallel writes lose nothing; after the end of a session
 * a tombstone stands, which every later write respects. Keys are hashes: who reads the store cannot use a session.
 */
export interface SessionStore {
  /** Nothing happens where the key is taken. */
  create(key: string, session: NewSession): Promise<void>;
  read(key: string): Promise<StoredSession | undefined>;
  /** Moves the time when it was last seen, if that is still `from`: of several callers one does it, and hears true. */
  markSeen(key: string, from: number, to: number): Promise<boolean>;
  readTokens(key: string, cache: TokenCache): Promise<string | undefined>;
  /** False when the session is over: then nothing is written. */
  writeTokens(key: string, cache: TokenCache, sealed: string): Promise<boolean>;
  /** Removes everything of the session and puts up the tombstone; leaves nothing where there is no session. */
  end(key: string): Promise<void>;
  /** True for one holder at a time, across all processes; it opens by itself after `forMs`. */
  lock(key: string, holder: string, forMs: number): Promise<boolean>;
  unlock(key: string, holder: string): Promise<void>;
  /** Throws when the store does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface SessionStoreOptions {
  /** Milliseconds for which the store remembers that a session has ended; not shorter than a session may last. */
  tombstoneMs: number;
  /** Off in the tests that show what tombstones are good for. */
  tombstones: boolean;
}
