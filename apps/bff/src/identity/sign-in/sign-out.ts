import type { Request, Response } from 'express';
import { answerFailure } from '../../http/answer-failure.ts';
import { redirect } from './authorization-request.ts';
import { readCookie, setCookie } from '../sessions/cookies.ts';
import { IdentityFailure, nameOfError } from '../provider/identity-failure.ts';
import type { IdentityParts } from '../identity.ts';
import { returnAddress } from './return-address.ts';

/** Seconds within which a person must return from the provider to be redirected to the previous page. */
const returnLifetimeSeconds = 600;
const signedOutPath = '/auth/signed-out';

const cookieName = (isSecure: boolean): string => (isSecure ? '__Host-signed-out' : 'signed-out');

/**
 * `POST /auth/logout?returnTo=/sv-se/x`: ends the session everywhere and returns `{redirect}`, where the page goes to
 * sign out at the identity provider too. Without returnTo the calling page (Referer) is used.
 */
export function signOut(parts: IdentityParts) {
  const { config, cookie, sessions, tokens, sealer, discovery, logger } = parts;
  const isSecure = config.PUBLIC_URL.protocol === 'https:';

  async function endSessionAddress(): Promise<string> {
    try {
      const url = new URL((await discovery(config.AZURE_SIGN_IN_POLICY)).endSessionEndpoint);
      url.searchParams.set('client_id', config.AZURE_CLIENT_ID);
      url.searchParams.set('post_logout_redirect_uri', new URL(signedOutPath, config.PUBLIC_URL).href);
      return url.href;
    } catch (error) {
      logger.warn({ reason: nameOfError(error) }, 'signed out here alone');
      return signedOutPath;
    }
  }

  return async function leave(request: Request, response: Response): Promise<void> {
    request.context.route = 'auth logout';
    const id = cookie.read(request);
    const key = id === undefined ? undefined : sessions.keyOf(id);
    try {
      if (key !== undefined) {
        tokens.forget(key);
        await sessions.end(key);
      }
    } catch (error) {
      // the cookie stays, so that signing out can be repeated
      answerFailure(request, response, error instanceof IdentityFailure ? error.code : 'internal');
      return;
    }
    cookie.remove(response);
    const value = sealer.seal(pageToReturnTo(request, config.PUBLIC_URL), signedOutPath);
    setCookie(response, cookieName(isSecure), { value, isSecure, sameSite: 'Lax', maxAge: returnLifetimeSeconds });
    response.set('cache-control', 'no-store').json({ redirect: await endSessionAddress() });
  };
}

function pageToReturnTo(request: Request, publicUrl: URL): string {
  const named = new URLSearchParams(request.context.target.query).get('returnTo');
  const { referer = '' } = request.headers;
  if (named !== null || !URL.canParse(referer)) return returnAddress(named, publicUrl);
  const { origin, pathname, search } = new URL(referer);
  return origin === publicUrl.origin ? returnAddress(pathname + search, publicUrl) : '/';
}

/** `GET /auth/signed-out`: returns from the provider to the previous page. */
export function afterSignOut({ config, sealer }: IdentityParts) {
  const isSecure = config.PUBLIC_URL.protocol === 'https:';
  const name = cookieName(isSecure);

  return function goBack(request: Request, response: Response): void {
    request.context.route = 'auth signed-out';
    const sealed = readCookie(request, name);
    if (sealed !== undefined) setCookie(response, name, { value: '', isSecure, sameSite: 'Lax', maxAge: 0 });
    redirect(response, (sealed === undefined ? undefined : sealer.open(sealed, signedOutPath)) ?? '/');
  };
}
