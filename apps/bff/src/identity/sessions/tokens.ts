import { InteractionRequiredAuthError, type AuthenticationResult, type ICachePlugin } from '@azure/msal-node';
import { LRUCache } from 'lru-cache';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Discovery } from '../provider/discovery.ts';
import { IdentityFailure, nameOfError, SessionOver } from '../provider/identity-failure.ts';
import type { IdentityMetrics } from '../provider/identity-metrics.ts';
import type { CreateMsalClient } from '../provider/msal-client.ts';
import type { Sealer } from './sealing.ts';
import type { SessionStore, TokenCache } from './session-store.ts';
import { tokensStorageKey, type Session } from './sessions.ts';

export interface AccessToken {
  token: string;
  /** Milliseconds since the epoch. */
  expiresAt: number;
}

interface TokensOptions {
  store: SessionStore;
  sealer: Sealer;
  discovery: Discovery;
  createClient: CreateMsalClient;
  signInPolicy: string;
  scopes: Readonly<Record<TokenCache, readonly string[]>>;
  metrics: Pick<IdentityMetrics, 'refreshed'>;
  logger: { warn(fields: object, message: string): void };
  now: () => number;
  /** Off in the tests that show why they are needed. */
  protections: { refreshFlight: boolean; refreshLock: boolean };
}

/** Milliseconds before its expiry from which a token is no longer used; the same as in MSAL. */
const renewBeforeMs = 300_000;
/** Maximum number of tokens in memory. */
const heldTokens = 5_000;
/** Milliseconds after which another process may renew; longer than the provider may take. */
const lockMs = 10_000;
/** Milliseconds to wait while another process renews. */
const lockTimeoutMs = 4_500;
const lockPollMs = 25;

/**
 * Returns access tokens of a session and renews them: once, even when many calls and processes ask at the same time.
 */
export interface Tokens {
  /**
   * Returns a token that is valid for at least five minutes. The caller must have just found the session alive. Throws
   * SessionOver when the person has to sign in again, and IdentityFailure when provider or store do not answer.
   */
  get(session: Session, cache: TokenCache): Promise<AccessToken>;
  /** Removes the session's tokens from memory. */
  forget(key: string): void;
}

export function createTokens(options: TokensOptions): Tokens {
  const { store, sealer, discovery, createClient, scopes, metrics, logger, now, protections } = options;
  const validTokens = new LRUCache<string, AccessToken>({ max: heldTokens });
  const flights = new Map<string, Promise<AccessToken>>();

  /** MSAL's cache in the store, sealed for this session only. */
  function cachePlugin(key: string, cache: TokenCache): ICachePlugin {
    const tokensKey = tokensStorageKey(key, cache);
    return {
      async beforeCacheAccess({ tokenCache }) {
        const sealed = await store.readTokens(key, cache);
        const opened = sealed === undefined ? undefined : sealer.open(sealed, tokensKey);
        tokenCache.deserialize(opened ?? '');
      },
      async afterCacheAccess({ tokenCache, cacheHasChanged }) {
        if (!cacheHasChanged) return;
        // signed out while the provider answered: its tokens are discarded
        if (!(await store.writeTokens(key, cache, sealer.seal(tokenCache.serialize(), tokensKey))))
          throw new SessionOver();
      },
    };
  }

  async function acquireToken(session: Session, cache: TokenCache): Promise<AccessToken> {
    const policy = await discovery(options.signInPolicy);
    const client = createClient(policy, cachePlugin(session.key, cache));
    const account = await client.getTokenCache().getAccountByHomeId(session.homeAccountId);
    if (!account) throw new SessionOver();
    const result = await client.acquireTokenSilent({ account, scopes: [...scopes[cache]] });
    metrics.refreshed(result.fromCache ? 'kept' : 'renewed');
    return accessTokenOf(result);
  }

  async function withLock(key: string, work: () => Promise<AccessToken>): Promise<AccessToken> {
    if (!protections.refreshLock) return work();
    const holder = randomUUID();
    const givenUpAt = performance.now() + lockTimeoutMs;
    while (!(await store.lock(key, holder, lockMs))) {
      if (performance.now() > givenUpAt) throw new IdentityFailure('identity_down');
      await sleep(lockPollMs * (1 + Math.random()));
    }
    try {
      // MSAL reads its cache only now, and so finds what another process has renewed meanwhile
      return await work();
    } finally {
      store.unlock(key, holder).catch(() => undefined);
    }
  }

  async function renew(session: Session, cache: TokenCache): Promise<AccessToken> {
    try {
      return await withLock(session.key, () => acquireToken(session, cache));
    } catch (error) {
      const outcome = outcomeOf(error);
      metrics.refreshed(outcome.name === 'IdentityFailure' ? outcome.message : 'over');
      if (!(error instanceof SessionOver)) logger.warn({ reason: nameOfError(error), cache }, 'token not renewed');
      throw outcome;
    }
  }

  return {
    get(session, cache) {
      const tokensKey = tokensStorageKey(session.key, cache);
      const ready = validTokens.get(tokensKey);
      if (ready && ready.expiresAt - renewBeforeMs > now()) return Promise.resolve(ready);
      const running = protections.refreshFlight ? flights.get(tokensKey) : undefined;
      if (running) return running;
      const flight = renew(session, cache)
        .then((token) => {
          validTokens.set(tokensKey, token);
          return token;
        })
        .finally(() => flights.delete(tokensKey));
      flights.set(tokensKey, flight);
      return flight;
    },
    forget(key) {
      validTokens.delete(tokensStorageKey(key, 'shop'));
      validTokens.delete(tokensStorageKey(key, 'widget'));
    },
  };
}

function accessTokenOf({ accessToken, expiresOn }: AuthenticationResult): AccessToken {
  return { token: accessToken, expiresAt: expiresOn?.getTime() ?? 0 };
}

/** Codes by which provider and MSAL report a refresh token that can no longer be used. */
const sessionOverCodes = new Set([
  'invalid_grant',
  'no_tokens_found',
  'no_account_found',
  'no_account_in_silent_request',
]);

function outcomeOf(error: unknown): SessionOver | IdentityFailure {
  if (error instanceof SessionOver || error instanceof IdentityFailure) return error;
  const code = (error as { errorCode?: unknown }).errorCode;
  const isOver =
    error instanceof InteractionRequiredAuthError || (typeof code === 'string' && sessionOverCodes.has(code));
  return isOver ? new SessionOver('over', { cause: error }) : new IdentityFailure('identity_down', error);
}
