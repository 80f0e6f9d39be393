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
  /** Off in the tests that show what they are good for. */
  protections: { refreshFlight: boolean; refreshLock: boolean };
}

/** Milliseconds before its end that a token is no longer used; MSAL renews as early. */
const renewBeforeMs = 300_000;
/** Tokens held in memory at most. */
const heldTokens = 5_000;
/** Milliseconds that one process may renew before another tries; longer than the provider may take. */
const lockMs = 10_000;
/** Milliseconds to wait for another process that is renewing. */
const lockPatienceMs = 4_500;
const lockLookMs = 25;

/** Gives the access tokens of a session, renewing them: once, however many calls and processes ask at the same time. */
export interface Tokens {
  /**
   * A token good for five minutes or more. The session must have been found alive just before.
   * Throws SessionOver when only signing in again helps, and IdentityFailure when provider or store do not answer.
   */
  get(session: Session, cache: TokenCache): Promise<AccessToken>;
  /** Forgets what is held in memory. */
  forget(key: string): void;
}

export function createTokens(options: TokensOptions): Tokens {
  const { store, sealer, discovery, createClient, scopes, metrics, logger, now, protections } = options;
  const held = new LRUCache<string, AccessToken>({ max: heldTokens });
  const flights = new Map<string, Promise<AccessToken>>();

  /** MSAL's cache in the store, sealed for this session alone. */
  function cachePlugin(key: string, cache: TokenCache): ICachePlugin {
    const place = tokensStorageKey(key, cache);
    return {
      async beforeCacheAccess({ tokenCache }) {
        const sealed = await store.readTokens(key, cache);
        const opened = sealed === undefined ? undefined : sealer.open(sealed, place);
        tokenCache.deserialize(opened ?? '');
      },
      async afterCacheAccess({ tokenCache, cacheHasChanged }) {
        if (!cacheHasChanged) return;
        // signed out while the provider answered: what it answered is thrown away
        if (!(await store.writeTokens(key, cache, sealer.seal(tokenCache.serialize(), place)))) throw new SessionOver();
      },
    };
  }

  async function askMsal(session: Session, cache: TokenCache): Promise<AccessToken> {
    const policy = await discovery(options.signInPolicy);
    const client = createClient(policy, cachePlugin(session.key, cache));
    const account = await client.getTokenCache().getAccountByHomeId(session.homeAccountId);
    if (!account) throw new SessionOver();
    const result = await client.acquireTokenSilent({ account, scopes: [...scopes[cache]] });
    metrics.refreshed(result.fromCache ? 'kept' : 'renewed');
    return accessTokenOf(result);
  }

  async function locked(key: string, work: () => Promise<AccessToken>): Promise<AccessToken> {
    if (!protections.refreshLock) return work();
    const holder = randomUUID();
    const until = performance.now() + lockPatienceMs;
    while (!(await store.lock(key, holder, lockMs))) {
      if (performance.now() > until) throw new IdentityFailure('identity_down');
      await sleep(lockLookMs * (1 + Math.random()));
    }
    try {
      // MSAL reads its cache only now: what another process has renewed meanwhile is found there
      return await work();
    } finally {
      store.unlock(key, holder).catch(() => undefined);
    }
  }

  async function renewed(session: Session, cache: TokenCache): Promise<AccessToken> {
    try {
      return await locked(session.key, () => askMsal(session, cache));
    } catch (error) {
      const outcome = outcomeOf(error);
      metrics.refreshed(outcome.name === 'IdentityFailure' ? outcome.message : 'over');
      if (!(error instanceof SessionOver)) logger.warn({ reason: nameOfError(error), cache }, 'token not renewed');
      throw outcome;
    }
  }

  return {
    get(session, cache) {
      const place = tokensStorageKey(session.key, cache);
      const ready = held.get(place);
      if (ready && ready.expiresAt - renewBeforeMs > now()) return Promise.resolve(ready);
      const running = protections.refreshFlight ? flights.get(place) : undefined;
      if (running) return running;
      const flight = renewed(session, cache)
        .then((token) => {
          held.set(place, token);
          return token;
        })
        .finally(() => flights.delete(place));
      flights.set(place, flight);
      return flight;
    },
    forget(key) {
      held.delete(tokensStorageKey(key, 'shop'));
      held.delete(tokensStorageKey(key, 'widget'));
    },
  };
}

function accessTokenOf({ accessToken, expiresOn }: AuthenticationResult): AccessToken {
  return { token: accessToken, expiresAt: expiresOn?.getTime() ?? 0 };
}

/** Codes by which provider and MSAL say that the refresh token is of no use any more. */
const overCodes = new Set(['invalid_grant', 'no_tokens_found', 'no_account_found', 'no_account_in_silent_request']);

function outcomeOf(error: unknown): SessionOver | IdentityFailure {
  if (error instanceof SessionOver || error instanceof IdentityFailure) return error;
  const code = (error as { errorCode?: unknown }).errorCode;
  const isOver = error instanceof InteractionRequiredAuthError || (typeof code === 'string' && overCodes.has(code));
  return isOver ? new SessionOver('over', { cause: error }) : new IdentityFailure('identity_down', error);
}
