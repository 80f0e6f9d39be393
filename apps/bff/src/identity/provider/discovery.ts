import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { IdentityFailure } from './identity-failure.ts';

/** What is known of one policy (user flow) of the identity provider. */
export interface Policy {
  name: string;
  issuer: string;
  endSessionEndpoint: string;
  /** What MSAL is told instead of letting it look for itself. */
  authority: string;
  knownAuthority: string;
  metadata: string;
  /** Keys by which the provider signs, fetched when needed and when a new one appears. */
  keys: JWTVerifyGetKey;
}

/** Answers what is known of a policy. Throws IdentityFailure `identity_down` when the provider cannot say. */
export type Discovery = (policyName: string) => Promise<Policy>;

const metadataSchema = z.looseObject({
  issuer: z.url(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
  end_session_endpoint: z.url(),
});

/** Milliseconds for each of two attempts, so that nobody waits for more than 5 s. */
const timeLimitMs = 2_000;
/** Milliseconds before the second attempt. */
const pauseMs = 200;
/** Milliseconds after which it is asked for again; the old answer serves while the provider does not say. */
const freshMs = 60 * 60_000;

interface DiscoveryOptions {
  policyBase: URL;
  now: () => number;
  /** Off in the test that shows what it is good for. */
  sameOriginOnly: boolean;
}

/** Asks the provider for its endpoints (OpenID Connect Discovery) when they are first needed: a provider that is down stops no start. */
export function createDiscovery({ policyBase, now, sameOriginOnly }: DiscoveryOptions): Discovery {
  const base = policyBase.href.replace(/\/$/, '');
  const known = new Map<string, { policy: Policy; at: number }>();
  const asking = new Map<string, Promise<Policy>>();

  async function ask(name: string): Promise<Policy> {
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
      // MSAL refuses http in this string, and uses only the endpoints of the metadata
      authority: `${base}/${name}`.replace(/^http:/, 'https:'),
      knownAuthority: policyBase.host,
      metadata: JSON.stringify(metadata),
      keys: createRemoteJWKSet(new URL(metadata.jwks_uri), { timeoutDuration: timeLimitMs }),
    };
  }

  async function askTwice(name: string): Promise<Policy> {
    try {
      return await ask(name).catch(async () => {
        await sleep(pauseMs);
        return ask(name);
      });
    } catch (error) {
      throw new IdentityFailure('identity_down', error);
    }
  }

  return async (name) => {
    const last = known.get(name);
    if (last && now() - last.at < freshMs) return last.policy;
    let answer = asking.get(name);
    if (!answer) {
      answer = askTwice(name).finally(() => asking.delete(name));
      asking.set(name, answer);
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
