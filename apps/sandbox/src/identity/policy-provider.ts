import type { DatabaseSync } from 'node:sqlite';
import {
  errors,
  interactionPolicy,
  Provider,
  type Configuration,
  type JWKS,
  type KoaContextWithOIDC,
} from 'oidc-provider';
import type { Registration } from '../registration.ts';
import type { Accounts } from './accounts.ts';
import { apisOf, shortScopes } from './apis.ts';
import { demoAccounts } from './demo-accounts.ts';
import { providerRecords } from './provider-records.ts';

const day = 86_400;

export interface PolicyOptions {
  /** The policy's name in claim `tfp` of tokens. */
  policy: string;
  kind: 'sign-in' | 'password-reset';
  registration: Registration;
  /** Public address of this provider, `http://127.0.0.1:4100`. */
  publicUrl: string;
  shopUrl: string;
  database: DatabaseSync;
  accounts: Accounts;
  jwks: JWKS;
  cookieKeys: string[];
  accessTokenSeconds: number;
  /** Shows an error when the browser cannot be redirected to the shop. */
  renderError: NonNullable<Configuration['renderError']>;
}

/** Base path of a policy. */
export const policyPath = ({ policy, registration }: Pick<PolicyOptions, 'policy' | 'registration'>): string =>
  `/${registration.tenant}/${policy.toLowerCase()}`;

/** Name of the policy's session cookie. */
export const sessionCookieName = (policy: string): string => `sandbox_${policy.toLowerCase()}`;

/**
 * Creates the provider of one policy: a separate OpenID provider with the addresses, claims and errors of Azure AD B2C.
 */
export function createPolicyProvider(options: PolicyOptions): Provider {
  const { policy, kind, registration, publicUrl, shopUrl, database, accounts } = options;
  const path = policyPath(options);
  const apis = apisOf(registration);
  const cookieName = sessionCookieName(policy);
  const identityOf = (oid: string) => {
    const account = accounts.byOid(oid);
    return (
      account && {
        oid,
        emails: [account.email],
        given_name: account.firstName,
        family_name: account.lastName,
        name: `${account.firstName} ${account.lastName}`,
        tfp: policy,
        ver: '1.0',
      }
    );
  };

  const provider: Provider = new Provider(`${publicUrl}${path}/v2.0/`, {
    adapter: providerRecords(database, policy.toLowerCase()),
    jwks: options.jwks,
    clients: [
      {
        client_id: registration.clientId,
        client_secret: registration.clientSecret,
        token_endpoint_auth_method: 'client_secret_post',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: [`${shopUrl}/auth/callback`],
        post_logout_redirect_uris: [`${shopUrl}/auth/signed-out`],
      },
      {
        client_id: registration.widgetClientId,
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: [`${shopUrl}/auth/widget-bridge`],
      },
    ],
    routes: {
      authorization: '/oauth2/v2.0/authorize',
      token: '/oauth2/v2.0/token',
      end_session: '/oauth2/v2.0/logout',
      jwks: '/discovery/v2.0/keys',
    },
    cookies: {
      keys: options.cookieKeys,
      names: { session: cookieName, interaction: `${cookieName}_page`, resume: `${cookieName}_resume` },
      long: { httpOnly: true, sameSite: 'lax', path: '/' },
      short: { httpOnly: true, sameSite: 'lax' },
    },
    scopes: ['openid', 'profile', 'email', 'offline_access'],
    claims: { openid: ['sub', 'oid', 'tfp', 'ver', 'emails', 'given_name', 'family_name', 'name'] },
    conformIdTokenClaims: false,
    subjectTypes: ['public'],
    responseTypes: ['code'],
    clientAuthMethods: ['client_secret_post', 'none'],
    pkce: { required: () => true },
    extraParams: ['fake_auth'],
    rotateRefreshToken: true,
    expiresWithSession: () => false,
    // No lifetime of access tokens here: a number would override the one that each API defines below.
    ttl: {
      IdToken: 3_600,
      AuthorizationCode: 120,
      RefreshToken: 14 * day,
      Grant: 14 * day,
      Session: day,
      Interaction: 3_600,
    },
    clientBasedCORS: (_ctx, origin, client) =>
      client.clientAuthMethod === 'none' && (client.redirectUris ?? []).some((uri) => new URL(uri).origin === origin),
    features: {
      devInteractions: { enabled: false },
      userinfo: { enabled: false },
      revocation: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      rpInitiatedLogout: { enabled: true },
      resourceIndicators: {
        enabled: true,
        defaultResource: (ctx) => {
          const asked = new Set(parameterOf(ctx, 'scope').split(' '));
          return apis.find(({ scopes }) => scopes.some((scope) => asked.has(scope)))?.resource ?? [];
        },
        useGrantedResource: () => true,
        getResourceServerInfo: (_ctx, resource, client) => {
          const api = apis.find((one) => one.resource === resource);
          if (!api?.clientIds.includes(client.clientId)) throw new errors.InvalidTarget();
          return {
            scope: api.scopes.join(' '),
            audience: api.audience,
            accessTokenFormat: 'jwt',
            accessTokenTTL: options.accessTokenSeconds,
            jwt: { sign: { alg: 'RS256' } },
          };
        },
      },
    },
    findAccount: (_ctx, oid) => {
      const identity = identityOf(oid);
      return identity && { accountId: oid, claims: () => ({ sub: oid, ...identity }) };
    },
    extraTokenClaims: (_ctx, token) =>
      'accountId' in token
        ? { ...identityOf(token.accountId), azp: token.clientId, scp: shortScopes(token.scopes) }
        : undefined,
    // MSAL requests offline_access again at every refresh, but the sign-in request has lost it, because there is no
    // consent page.
    issueRefreshToken: (_ctx, client, source) => {
      if (!source.scopes.has('offline_access')) source.scope = `${source.scope ?? ''} offline_access`.trim();
      return kind === 'sign-in' && client.grantTypeAllowed('refresh_token');
    },
    // All clients belong to the company, so there is no consent page.
    loadExistingGrant: async (ctx) => {
      const { client, session } = ctx.oidc;
      const clientId = client!.clientId;
      const grant = new provider.Grant({ clientId, accountId: session!.accountId! });
      grant.addOIDCScope('openid profile email offline_access');
      for (const { resource, scopes, clientIds } of apis) {
        if (clientIds.includes(clientId)) grant.addResourceScope(resource, scopes.join(' '));
      }
      await grant.save();
      return grant;
    },
    interactions: { url: (_ctx, { uid }) => `${path}/login/${uid}`, policy: questionsOf(kind, accounts) },
    renderError: options.renderError,
  });

  // MSAL keys its cache entries by `client_info`, which Azure AD B2C adds to every answer with an ID token.
  provider.use(async (ctx, next) => {
    await next();
    const body = ctx.body as { id_token?: string; client_info?: string } | undefined;
    if (!body?.id_token) return;
    const { sub } = JSON.parse(Buffer.from(body.id_token.split('.')[1]!, 'base64url').toString()) as { sub: string };
    const info = JSON.stringify({ uid: `${sub}-${policy.toLowerCase()}`, utid: registration.tenant });
    body.client_info = Buffer.from(info).toString('base64url');
  });
  return provider;
}

/** A parameter of the shop's request; empty text when missing. */
function parameterOf(ctx: KoaContextWithOIDC, name: string): string {
  const value = ctx.oidc.params?.[name];
  return typeof value === 'string' ? value : '';
}

/** Conditions under which a person has to act on our pages before the shop gets its answer. */
function questionsOf(kind: PolicyOptions['kind'], accounts: Accounts) {
  const { Check, base } = interactionPolicy;
  const questions = base();
  questions.remove('consent');
  const { checks } = questions.get('login')!;
  if (kind === 'password-reset') {
    checks.add(new Check('every_time', 'A password is reset by its owner', (ctx) => !ctx.oidc.result?.login));
    return questions;
  }
  checks.add(
    new Check('other_person', 'Somebody else is signed in', (ctx) => {
      const { session, result } = ctx.oidc;
      if (result?.login || !session?.accountId) return false;
      if (parameterOf(ctx, 'fake_auth') === '1') return session.accountId !== demoAccounts[0].oid;
      const hinted = accounts.byEmail(parameterOf(ctx, 'login_hint'));
      return hinted !== undefined && hinted.oid !== session.accountId;
    }),
  );
  return questions;
}
