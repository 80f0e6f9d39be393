import type { Shown } from '@shop/server/testing';
import { createHash, randomBytes } from 'node:crypto';
import { readRegistration } from '../registration.ts';

export const registration = readRegistration();
export const shopUrl = 'http://localhost:3000';

export interface Tokens {
  access_token: string;
  id_token: string;
  refresh_token?: string;
  client_info: string;
  error?: string;
  error_description?: string;
}

export interface SignInRequest {
  url: URL;
  verifier: string;
  state: string;
  nonce: string;
}

/** The shop's side of the sign-in, without a library. */
export function shopAt(sandboxUrl: string, policy = registration.signInPolicy) {
  const base = `${sandboxUrl}/${registration.tenant}/${policy.toLowerCase()}`;
  const server = { client_id: registration.clientId, client_secret: registration.clientSecret };

  async function token(form: Record<string, string>, headers: Record<string, string> = {}) {
    const response = await fetch(`${base}/oauth2/v2.0/token`, {
      method: 'POST',
      body: new URLSearchParams(form),
      headers,
    });
    return { status: response.status, headers: response.headers, tokens: (await response.json()) as Tokens };
  }

  return {
    base,
    issuer: `${base}/v2.0/`,
    keys: new URL(`${base}/discovery/v2.0/keys`),
    token,
    /** The request to which the shop redirects a browser for sign-in. */
    begin(more: Record<string, string> = {}): SignInRequest {
      const verifier = randomBytes(32).toString('base64url');
      const [state, nonce] = [randomBytes(8).toString('hex'), randomBytes(8).toString('hex')];
      const url = new URL(`${base}/oauth2/v2.0/authorize`);
      url.search = new URLSearchParams({
        client_id: registration.clientId,
        redirect_uri: `${shopUrl}/auth/callback`,
        response_type: 'code',
        scope: ['openid', 'profile', 'offline_access', ...registration.apiScopes].join(' '),
        state,
        nonce,
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
        ...more,
      }).toString();
      return { url, verifier, state, nonce };
    },
    /** Redeems the code that the browser brought back. */
    async redeem({ url }: Shown, { verifier }: SignInRequest, more: Record<string, string> = {}) {
      const code = url.searchParams.get('code');
      if (!code) throw new Error(`No code came back: ${url.href}`);
      return token({
        ...server,
        grant_type: 'authorization_code',
        code,
        code_verifier: verifier,
        redirect_uri: `${shopUrl}/auth/callback`,
        ...more,
      });
    },
    refresh: (refreshToken: string, more: Record<string, string> = {}) =>
      token({
        ...server,
        grant_type: 'refresh_token',
        refresh_token: refreshToken,
        scope: ['openid', 'profile', 'offline_access', ...registration.apiScopes].join(' '),
        ...more,
      }),
    signOut(more: Record<string, string> = {}): URL {
      const url = new URL(`${base}/oauth2/v2.0/logout`);
      url.search = new URLSearchParams({
        client_id: registration.clientId,
        post_logout_redirect_uri: `${shopUrl}/auth/signed-out`,
        ...more,
      }).toString();
      return url;
    },
  };
}
