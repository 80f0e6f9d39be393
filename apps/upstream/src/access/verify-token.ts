import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import { fieldBounds } from '@shop/api-contracts';
import { isLoopback } from '@shop/server';
import * as z from 'zod/mini';
import { Problem } from '../problem/problem.ts';
import { identityDown, tokenInvalid } from './refusals.ts';

/** Who calls, as a verified access token says. */
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
  /** The shop API as the provider knows it; tokens for anything else are refused. */
  audience: string;
  /** What the token must allow, one word of its claim `scp`. */
  scope: string;
  /** Keys over http, on loopback alone: for a provider on the developer's machine. */
  allowHttp: boolean;
}

interface Provider {
  issuer: string;
  keyOf: JWTVerifyGetKey;
}

const timeoutMs = 5_000;
/** A provider that did not answer is left alone for so long, so that callers hear at once that it is down. */
const retryAfterMs = 1_000;
/** Keys that were read are trusted for so long while the provider is down; one that is not among them is asked for at once. */
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
 * Verifies access tokens: signature by the provider's keys (RS256), issuer, audience, expiry, scope. Nothing is asked of the provider
 * before the first token comes, so one that is down does not keep the server from starting.
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

/** https anywhere, http only where it is allowed and never leaves the machine. */
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

/** As the database can keep it: nobody is shut out by what they once entered as their name at the provider. */
const storable = (text: string, length: number): string =>
  text
    .replaceAll('\0', '')
    .slice(0, length)
    .replace(/\p{Surrogate}/gu, '\ufffd');
