import { createHash, randomBytes } from 'node:crypto';
import type { Request, Response } from 'express';
import type { IdentityParts } from '../identity.ts';
import type { Transaction } from '../sessions/transactions.ts';
import { uiLocaleOf } from './ui-locales.ts';

/** Differences between the requests to the identity provider. */
export interface ProviderRequest extends Pick<Transaction, 'kind' | 'returnTo' | 'market' | 'sessionKey'> {
  /** Email address to prefill in the sign-in form. */
  loginHint?: string;
  /** `login`: always asks for the password. `none`: shows no form at all. */
  prompt?: 'login' | 'none';
  /** The provider's own one-click sign-in; sandbox only. */
  fake?: boolean;
}

const random = (): string => randomBytes(32).toString('base64url');
const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');

/**
 * Redirects the browser to the identity provider and stores the transaction. Throws IdentityFailure when the provider's
 * metadata is unavailable.
 */
export async function redirectToProvider(
  parts: IdentityParts,
  request: Request,
  response: Response,
  providerRequest: ProviderRequest,
): Promise<void> {
  const { config, protections, discovery, createClient, transactions, metrics, redirectUri } = parts;
  const { kind, returnTo, market, sessionKey, loginHint, prompt, fake } = providerRequest;
  const policy = await discovery(kind === 'reset' ? config.AZURE_PASS_RESET_POLICY : config.AZURE_SIGN_IN_POLICY);
  const verifier = protections.pkce ? random() : 'v'.repeat(43);
  const nonce = protections.nonce ? random() : 'always the same';
  const state = transactions.begin(request, response, {
    kind,
    verifier,
    nonce,
    returnTo,
    ...(market === undefined ? {} : { market }),
    ...(sessionKey === undefined ? {} : { sessionKey }),
  });
  const url = await createClient(policy).getAuthCodeUrl({
    scopes: kind === 'widget' ? config.WIDGET_SCOPES : config.AZURE_B2C_SCOPES,
    redirectUri,
    state,
    nonce,
    codeChallenge: challengeOf(verifier),
    codeChallengeMethod: 'S256',
    responseMode: 'query',
    ...(prompt === undefined ? {} : { prompt }),
    ...(loginHint === undefined || loginHint === '' ? {} : { loginHint }),
    extraQueryParameters: {
      ...(market === undefined ? {} : { ui_locales: uiLocaleOf(market) }),
      ...(fake ? { fake_auth: '1' } : {}),
    },
  });
  metrics.signInStarted(kind);
  redirect(response, url);
}

/** 303: the next request is a GET, whatever the method was. The redirect is not cached and sends no referrer. */
export function redirect(response: Response, location: string): void {
  response.writeHead(303, {
    location,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'content-length': 0,
  });
  response.end();
}
