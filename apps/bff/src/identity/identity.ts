import type { Config } from '../config.ts';
import type { Logger } from '@shop/server';
import type { Metrics } from '../operations/metrics.ts';
import type { Protections } from '../protection/protections.ts';
import { createDiscovery, type Discovery } from './provider/discovery.ts';
import { createIdentityMetrics, type IdentityMetrics } from './provider/identity-metrics.ts';
import { nameOfError } from './provider/identity-failure.ts';
import { createMsalClients, type CreateMsalClient } from './provider/msal-client.ts';
import { createRedisSessionStore } from './sessions/redis-session-store.ts';
import { createSealer } from './sessions/sealing.ts';
import { createSessionCookie, type SessionCookie } from './sessions/session-cookie.ts';
import type { SessionStore } from './sessions/session-store.ts';
import { createSessions, type Sessions } from './sessions/sessions.ts';
import { createSqliteSessionStore } from './sessions/sqlite-session-store.ts';
import { createTokens, type Tokens } from './sessions/tokens.ts';
import { createTransactions, type Transactions } from './sessions/transactions.ts';
import { watchSessionStore } from './sessions/watched-session-store.ts';
import type { Sealer } from './sessions/sealing.ts';

/** Shared by sign-in, sessions and bearers; lives as long as the process and holds no person's data by itself. */
export interface IdentityParts {
  config: Config;
  protections: Protections;
  logger: Logger;
  metrics: IdentityMetrics;
  store: SessionStore;
  discovery: Discovery;
  createClient: CreateMsalClient;
  cookie: SessionCookie;
  sessions: Sessions;
  tokens: Tokens;
  transactions: Transactions;
  /** Seals MSAL's caches and the return address for signing out. */
  sealer: Sealer;
  /** Address to which the provider redirects after sign-in. */
  redirectUri: string;
}

interface IdentityOptions {
  config: Config;
  protections: Protections;
  logger: Logger;
  metrics: Metrics;
  now: () => number;
}

/**
 * Opens the session store and creates everything that needs it. Makes no calls yet: provider and Redis may become
 * available later.
 */
export function createIdentity({ config, protections, logger, metrics: all, now }: IdentityOptions): IdentityParts {
  const isSecure = config.PUBLIC_URL.protocol === 'https:';
  const secrets = [config.SESSION_SECRET, config.SESSION_SECRET_PREVIOUS].filter((one) => one !== undefined);
  const metrics = createIdentityMetrics(all.registry);
  const store = watchSessionStore(openStore(config, protections, logger), {
    metrics,
    onChange(failure) {
      if (failure === undefined) logger.info('session store answers');
      else logger.warn({ reason: nameOfError(failure) }, 'session store down');
    },
  });
  const sealer = createSealer(secrets, 'session-v1');
  const discovery = createDiscovery({
    policyBase: config.AZURE_POLICY_BASE,
    now,
    sameOriginOnly: protections.providerOrigin,
  });
  const createClient = createMsalClients({
    clientId: config.AZURE_CLIENT_ID,
    clientSecret: config.AZURE_CLIENT_SECRET,
  });
  return {
    config,
    protections,
    logger,
    metrics,
    store,
    sealer,
    discovery,
    createClient,
    cookie: createSessionCookie(isSecure),
    sessions: createSessions({
      store,
      sealer,
      secret: config.SESSION_SECRET,
      now,
      idleMs: config.SESSION_IDLE_MS,
      lifetimeMs: config.SESSION_LIFETIME_MS,
    }),
    tokens: createTokens({
      store,
      sealer,
      discovery,
      createClient,
      signInPolicy: config.AZURE_SIGN_IN_POLICY,
      scopes: { shop: config.AZURE_B2C_SCOPES, widget: config.WIDGET_SCOPES },
      metrics,
      logger,
      now,
      protections,
    }),
    transactions: createTransactions({
      sealer: createSealer(secrets, 'transaction-v1'),
      isSecure,
      now,
      stateCheck: protections.stateCheck,
    }),
    redirectUri: new URL('/auth/callback', config.PUBLIC_URL).href,
  };
}

function openStore(config: Config, protections: Protections, logger: Logger): SessionStore {
  const options = { tombstoneMs: config.SESSION_LIFETIME_MS + 120_000, tombstones: protections.tombstones };
  if (config.REDIS_URL !== undefined) {
    const address = {
      url: config.REDIS_URL,
      sentinels: config.REDIS_SENTINELS,
      sentinelPassword: config.REDIS_SENTINEL_PASSWORD,
    };
    return createRedisSessionStore(address, options, (error) => logger.debug({ reason: nameOfError(error) }, 'redis'));
  }
  return createSqliteSessionStore(config.DATA_DIR ?? '', options, (movedTo) =>
    logger.error({ movedTo }, 'the file of the sessions was damaged: begun anew, people have to sign in again'),
  );
}
