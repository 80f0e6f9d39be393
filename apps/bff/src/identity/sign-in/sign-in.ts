import type { Request, Response } from 'express';
import { redirectToProvider } from './authorization-request.ts';
import { answerSignInFailure } from './answer-sign-in-failure.ts';
import type { IdentityParts } from '../identity.ts';
import { returnAddress } from './return-address.ts';

const localeForm = /^[a-z]{2}(?:-latn)?-[a-z]{2}$/;

/** True when a market has this locale; may call upstream. */
export type IsMarket = (locale: string, request: Request) => Promise<boolean>;

/**
 * `GET /auth/login?returnTo=/sv-se/x&market=sv-se`: redirects to the identity provider, to return to a page of the
 * shop.
 */
export function startSignIn(parts: IdentityParts, isMarket: IsMarket) {
  const { config, protections, cookie, sessions } = parts;

  return async function signIn(request: Request, response: Response): Promise<void> {
    request.context.route = 'auth login';
    const query = new URLSearchParams(request.context.target.query);
    const given = query.get('returnTo');
    const returnTo = protections.returnAddress ? returnAddress(given, config.PUBLIC_URL) : (given ?? '/');
    const named = query.get('market')?.toLowerCase() ?? '';
    const market = localeForm.test(named) && (await isMarket(named, request)) ? named : undefined;
    const id = cookie.read(request);
    const sessionKey = id === undefined ? undefined : sessions.keyOf(id);
    try {
      await redirectToProvider(parts, request, response, {
        kind: 'sign-in',
        returnTo,
        fake: config.DEMO && query.get('fake') === '1',
        ...(market === undefined ? {} : { market }),
        ...(sessionKey === undefined ? {} : { sessionKey }),
      });
    } catch (error) {
      answerSignInFailure(parts, request, response, error, { returnTo, market });
    }
  };
}
