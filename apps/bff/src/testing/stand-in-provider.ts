import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Errors that the provider simulates. */
export interface ProviderFaults {
  /** Other claims in the ID token. */
  claims?: Record<string, unknown>;
  /** Signs with an unpublished key. */
  forgedSignature?: boolean;
  /** Publishes a token endpoint on another origin. */
  foreignEndpoint?: boolean;
  /** Status of all answers to token requests. */
  tokenStatus?: number;
  /** Answers refresh requests with invalid_grant. */
  deadRefreshToken?: boolean;
  /** Duration of a refresh in milliseconds. */
  refreshMs?: number;
  /** Lifetime of access tokens in seconds. */
  accessTokenSeconds?: number;
  /** Refuses silent requests (`prompt=none`). */
  refusesSilentRequests?: boolean;
  /** Never answers. */
  hangs?: boolean;
}

export interface StandInProvider {
  /** Can be changed at any time. */
  faults: ProviderFaults;
  readonly refreshes: number;
  /** All tokens issued so far. */
  readonly tokens: string[];
  environment: Record<string, string>;
  close(): Promise<void>;
}

const clientId = 'shop';

/**
 * An identity provider that signs everybody in at once and simulates errors, which the sandbox cannot do. Refresh
 * tokens can be used once.
 */
export async function startProvider(): Promise<StandInProvider> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const forger = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' };
  const codes = new Map<string, { nonce: string; policy: string }>();
  const usedRefreshTokens = new Set<string>();
  const tokens: string[] = [];
  let number = 0;
  let refreshes = 0;
  const provider: StandInProvider = {
    faults: {},
    get refreshes() {
      return refreshes;
    },
    tokens,
    environment: {},
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };

  const sign = (payload: Record<string, unknown>, key = privateKey): Promise<string> =>
    new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid: 'k1' }).sign(key);

  async function tokensFor({ nonce, policy }: { nonce: string; policy: string }): Promise<Record<string, unknown>> {
    const now = Math.floor(Date.now() / 1000);
    const { claims, forgedSignature, accessTokenSeconds = 3_600 } = provider.faults;
    const common = {
      iss: `${base}/${policy}/v2.0/`,
      sub: 'person-1',
      oid: 'person-1',
      iat: now,
      exp: now + 3_600,
      tfp: policy,
    };
    const idToken = await sign(
      { ...common, aud: clientId, nonce, emails: ['p@example.com'], given_name: 'P', family_name: 'Q', ...claims },
      forgedSignature ? forger.privateKey : privateKey,
    );
    number += 1;
    const accessToken = await sign({ ...common, aud: 'api', jti: String(number), exp: now + accessTokenSeconds });
    const refreshToken = `refresh-${number}-${'r'.repeat(40)}`;
    tokens.push(idToken, accessToken, refreshToken);
    return {
      token_type: 'Bearer',
      scope: 'https://shop.example/api/shop.access openid offline_access',
      expires_in: accessTokenSeconds,
      id_token: idToken,
      access_token: accessToken,
      refresh_token: refreshToken,
      client_info: Buffer.from('{"uid":"person-1","utid":"tenant"}').toString('base64url'),
    };
  }

  async function answerTokens(form: URLSearchParams): Promise<[number, Record<string, unknown>]> {
    const { tokenStatus, deadRefreshToken, refreshMs = 0 } = provider.faults;
    if (tokenStatus !== undefined) return [tokenStatus, { error: 'server_error' }];
    const refused: [number, Record<string, unknown>] = [
      400,
      { error: 'invalid_grant', error_description: 'AADB2C90080' },
    ];
    if (form.get('grant_type') !== 'refresh_token') {
      const asked = codes.get(form.get('code') ?? '');
      return asked ? [200, await tokensFor(asked)] : refused;
    }
    const refreshToken = form.get('refresh_token') ?? '';
    if (deadRefreshToken || usedRefreshTokens.has(refreshToken)) return refused;
    usedRefreshTokens.add(refreshToken);
    refreshes += 1;
    await sleep(refreshMs);
    return [200, await tokensFor({ nonce: 'none', policy: 'signin' })];
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', base);
    if (provider.faults.hangs) return;
    const json = (body: unknown, status = 200): void => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    const policy = url.pathname.split('/')[1] ?? '';
    if (url.pathname.endsWith('/openid-configuration')) {
      const at = `${base}/${policy}`;
      json({
        issuer: `${at}/v2.0/`,
        authorization_endpoint: `${at}/authorize`,
        token_endpoint: provider.faults.foreignEndpoint ? `http://localhost:${port}/${policy}/token` : `${at}/token`,
        jwks_uri: `${at}/keys`,
        end_session_endpoint: `${at}/logout`,
      });
    } else if (url.pathname.endsWith('/keys')) json({ keys: [jwk] });
    else if (url.pathname.endsWith('/authorize')) {
      const code = `code-${(number += 1)}`;
      codes.set(code, { nonce: url.searchParams.get('nonce') ?? '', policy });
      const back = new URL(url.searchParams.get('redirect_uri') ?? '');
      const isRefused = provider.faults.refusesSilentRequests && url.searchParams.get('prompt') === 'none';
      const answer: Record<string, string> = isRefused ? { error: 'login_required' } : { code };
      back.search = new URLSearchParams({ ...answer, state: url.searchParams.get('state') ?? '' }).toString();
      response.writeHead(303, { location: back.href }).end();
    } else {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += String(chunk)));
      request.on('end', () => {
        void answerTokens(new URLSearchParams(body)).then(([status, answer]) => json(answer, status));
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const base = `http://127.0.0.1:${port}`;
  provider.environment = {
    DEMO: 'true',
    PUBLIC_URL: 'http://localhost:4920',
    AZURE_CLIENT_ID: clientId,
    AZURE_POLICY_BASE: base,
    AZURE_SIGN_IN_POLICY: 'signin',
    AZURE_PASS_RESET_POLICY: 'reset',
    AZURE_B2C_SCOPES: 'https://shop.example/api/shop.access',
    SESSION_SECRET: 'the same secret in all replicas of a test',
  };
  return provider;
}
