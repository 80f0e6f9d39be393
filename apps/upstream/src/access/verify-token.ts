import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import { fieldBounds, removeInvisible } from '@shop/api-contracts';
import { isLoopback } from '@shop/server';
import * as z from 'zod/mini';
import { Problem } from '../problem/problem.ts';
import { identityDown, tokenInvalid } from './refusals.ts';

/** Identity of the caller, from a verified access token. */
export interface Identity {
  /** Stable id of the person at the identity provider. */
  oid: string;
  email: string;
  firstName: string;
  lastName: string;
}

/** Throws a Problem: 401 `token_invalid`, 503 `identity_down`. */
export type VerifyToken = (token: string) => Promise<Identity>;

export interface IdentitySettings {
  /** The provider's openid-configuration. */
  metadataUrl: string;
  /** Expected audience; tokens for another one are refused. */
  audience: string;
  /** Required scope, one word in the claim `scp`. */
  scope: string;
  /** Allows keys over http on loopback, for a provider on the developer's machine. */
  allowHttp: boolean;
}

interface Provider {
  issuer: string;
  keyOf: JWTVerifyGetKey;
}

const timeoutMs = 5_000;
/** Pause before asking a failed provider again, so that callers learn at once that it is down. */
const retryAfterMs = 1_000;
/** How long loaded keys are trusted while the provider is down; an unknown key is requested at once. */
const keysLiveMs = 6 * 60 * 60_000;
const clockToleranceSeconds = 5;

const metadataSchema = z.object({ issuer: z.string(), jwks_uri: z.url() });
const claimsSchema = z.object({
  oid: z.string().check(z.regex(/^[A-Za-z0-9-]{1,64}$/)),
  scp: z.string(),
  email: z.optional(z.string()),
  emails: z.optional(z.array(z.string())),
  given_name: z._default(z.string(), ''),
  family_name: z._default(z.string(), ''),
});

/**
 * Verifies access tokens: signature by the provider's keys (RS256), issuer, audience, expiry, scope. The provider is
 * first asked when a token comes, so the server starts even while it is down.
 */
export function createTokenVerifier(settings: IdentitySettings): VerifyToken {
  let discovery: Promise<Provider> | undefined;
  let leftAloneUntil = 0;

  function provider(): Promise<Provider> {
    if (Date.now() < leftAloneUntil) throw identityDown();
    discovery ??= discover(settings).catch((error: unknown) => {
      discovery = undefined;
      leftAloneUntil = Date.now() + retryAfterMs;
      throw identityDown(error);
    });
    return discovery;
  }

  return async (token) => {
    const { issuer, keyOf } = await provider();
    try {
      const { payload } = await jwtVerify(token, keyOf, {
        issuer,
        audience: settings.audience,
        algorithms: ['RS256'],
        clockTolerance: clockToleranceSeconds,
        requiredClaims: ['exp'],
      });
      return identityOf(payload, settings.scope);
    } catch (error) {
      throw error instanceof Problem ? error : tokenInvalid();
    }
  };
}

async function discover({ metadataUrl, allowHttp }: IdentitySettings): Promise<Provider> {
  const response = await fetch(metadataUrl, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`The identity provider answered ${response.status}`);
  const { issuer, jwks_uri: address } = metadataSchema.parse(await response.json());
  if (!isSafeAddress(address, allowHttp)) throw new Error('The keys of the identity provider are not on https');
  const keys = createRemoteJWKSet(new URL(address), { timeoutDuration: timeoutMs, cacheMaxAge: keysLiveMs });
  return {
    issuer,
    async keyOf(header, token) {
      try {
        return await keys(header, token);
      } catch (error) {
        if (error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys) throw error;
        throw identityDown(error);
      }
    },
  };
}

/** True for https, and for http on loopback where it is allowed. */
export function isSafeAddress(address: string, allowHttp: boolean): boolean {
  const url = new URL(address);
  if (url.protocol === 'https:') return true;
  return allowHttp && url.protocol === 'http:' && isLoopback(url);
}

function identityOf(payload: JWTPayload, scope: string): Identity {
  const claims = claimsSchema.parse(payload);
  if (!claims.scp.split(' ').includes(scope)) throw tokenInvalid();
  return {
    oid: claims.oid,
    email: storable(claims.emails?.[0] ?? claims.email ?? '', fieldBounds.email),
    firstName: storable(claims.given_name, fieldBounds.name),
    lastName: storable(claims.family_name, fieldBounds.name),
  };
}

/** Makes a text storable, so that nobody is locked out by a name entered at the provider. */
const storable = (text: string, length: number): string =>
  removeInvisible(text)
    .slice(0, length)
    .replace(/\p{Surrogate}/gu, '\ufffd');
