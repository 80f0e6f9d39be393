/** Each resource has its own token cache, so that a token never covers more than was requested. */
export type TokenCache = 'shop' | 'widget';

/** A session as first written, already sealed and hashed. */
export interface NewSession {
  record: string;
  /** The shop API's tokens. */
  tokens: string;
  /** Milliseconds since the epoch. */
  seenAt: number;
  /** Milliseconds after which the store deletes it. */
  lifetimeMs: number;
}

export interface StoredSession {
  record: string;
  seenAt: number;
}

/**
 * Storage of sessions. Parts of a session are written separately, so that parallel writes do not overwrite each other.
 * An ended session leaves a tombstone, which blocks all later writes. Keys are hashes, so that read access to the store
 * does not give access to sessions.
 */
export interface SessionStore {
  /** Does nothing when the key exists already. */
  create(key: string, session: NewSession): Promise<void>;
  read(key: string): Promise<StoredSession | undefined>;
  /** Changes the last-seen time if it still is `from`. Returns true for the one caller that changed it. */
  markSeen(key: string, from: number, to: number): Promise<boolean>;
  readTokens(key: string, cache: TokenCache): Promise<string | undefined>;
  /** Returns false, and writes nothing, when the session is over. */
  writeTokens(key: string, cache: TokenCache, sealed: string): Promise<boolean>;
  /** Removes the session and leaves a tombstone; does nothing when there is no session. */
  end(key: string): Promise<void>;
  /** Returns true for one holder at a time, across all processes; the lock expires after `forMs`. */
  lock(key: string, holder: string, forMs: number): Promise<boolean>;
  unlock(key: string, holder: string): Promise<void>;
  /** Throws when the store does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface SessionStoreOptions {
  /** Milliseconds for which tombstones are kept; at least the lifetime of a session. */
  tombstoneMs: number;
  /** Off in the tests that show why tombstones are needed. */
  tombstones: boolean;
}
