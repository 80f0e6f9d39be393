import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { IdentityFailure } from './identity-failure.ts';

/** Metadata of one policy (user flow) of the identity provider. */
export interface Policy {
  name: string;
  issuer: string;
  endSessionEndpoint: string;
  /** Given to MSAL, so that it does no discovery of its own. */
  authority: string;
  knownAuthority: string;
  metadata: string;
  /** The provider's signing keys, fetched when needed and when a token has an unknown one. */
  keys: JWTVerifyGetKey;
}

/** Returns the metadata of a policy. Throws IdentityFailure `identity_down` when the provider does not answer. */
export type Discovery = (policyName: string) => Promise<Policy>;

const metadataSchema = z.looseObject({
  issuer: z.url(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
  end_session_endpoint: z.url(),
});

/** Milliseconds for each of two attempts, so that a person waits at most 5 s. */
const timeLimitMs = 2_000;
/** Milliseconds before the second attempt. */
const pauseMs = 200;
/** Milliseconds after which metadata is fetched again; the old metadata is used while the provider fails. */
const freshMs = 60 * 60_000;

interface DiscoveryOptions {
  policyBase: URL;
  now: () => number;
  /** Off in the test that shows why it is needed. */
  sameOriginOnly: boolean;
}

/**
 * Fetches the provider's endpoints (OpenID Connect Discovery) on first use, so that the BFF starts while the provider
 * is down.
 */
export function createDiscovery({ policyBase, now, sameOriginOnly }: DiscoveryOptions): Discovery {
  const base = policyBase.href.replace(/\/$/, '');
  const known = new Map<string, { policy: Policy; at: number }>();
  const fetches = new Map<string, Promise<Policy>>();

  async function fetchPolicy(name: string): Promise<Policy> {
    const response = await fetch(`${base}/${name}/v2.0/.well-known/openid-configuration`, {
      redirect: 'error',
      signal: AbortSignal.timeout(timeLimitMs),
    });
    if (!response.ok) throw new Error(`discovery ${response.status}`);
    const metadata = metadataSchema.parse(await response.json());
    const endpoints = [
      'authorization_endpoint',
      'token_endpoint',
      'jwks_uri',
      'end_session_endpoint',
      'issuer',
    ] as const;
    if (sameOriginOnly && endpoints.some((field) => new URL(metadata[field]).origin !== policyBase.origin))
      throw new Error('discovery names another origin');
    return {
      name,
      issuer: metadata.issuer,
      endSessionEndpoint: metadata.end_session_endpoint,
      // MSAL does not accept http here, and uses only the endpoints from the metadata
      authority: `${base}/${name}`.replace(/^http:/, 'https:'),
      knownAuthority: policyBase.host,
      metadata: JSON.stringify(metadata),
      keys: createRemoteJWKSet(new URL(metadata.jwks_uri), { timeoutDuration: timeLimitMs }),
    };
  }

  async function fetchWithRetry(name: string): Promise<Policy> {
    try {
      return await fetchPolicy(name).catch(async () => {
        await sleep(pauseMs);
        return fetchPolicy(name);
      });
    } catch (error) {
      throw new IdentityFailure('identity_down', error);
    }
  }

  return async (name) => {
    const last = known.get(name);
    if (last && now() - last.at < freshMs) return last.policy;
    let answer = fetches.get(name);
    if (!answer) {
      answer = fetchWithRetry(name).finally(() => fetches.delete(name));
      fetches.set(name, answer);
    }
    try {
      const policy = await answer;
      known.set(name, { policy, at: now() });
      return policy;
    } catch (error) {
      if (last) return last.policy;
      throw error;
    }
  };
}
