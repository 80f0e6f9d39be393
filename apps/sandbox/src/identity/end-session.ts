import type { Request, RequestHandler } from 'express';
import type { Provider } from 'oidc-provider';

/**
 * Sign-out requested by the shop with `client_id` and `post_logout_redirect_uri`: ends the session and redirects at
 * once. The library's own page would ask the person again, or need a script.
 *
 * @param cookieName of the session
 * @param showSignedOut handles requests without a registered redirect address
 */
export function endSession(provider: Provider, cookieName: string, showSignedOut: RequestHandler): RequestHandler {
  return async (request, response, next) => {
    const ctx = provider.createContext(request, response);
    const session = await provider.Session.get(ctx);
    if (session.accountId) await session.destroy();
    for (const name of [cookieName, `${cookieName}.sig`]) response.clearCookie(name, { path: '/' });
    response.setHeader('cache-control', 'no-store');

    const returnTo = await registeredReturn(provider, request);
    if (returnTo) response.redirect(303, returnTo);
    else await showSignedOut(request, response, next);
  };
}

async function registeredReturn(provider: Provider, { query }: Request): Promise<string | undefined> {
  const { client_id: clientId, post_logout_redirect_uri: uri, state } = query;
  if (typeof clientId !== 'string' || typeof uri !== 'string') return undefined;
  const client = await provider.Client.find(clientId);
  if (!client?.postLogoutRedirectUriAllowed(uri)) return undefined;
  const url = new URL(uri);
  if (typeof state === 'string') url.searchParams.set('state', state);
  return url.href;
}
