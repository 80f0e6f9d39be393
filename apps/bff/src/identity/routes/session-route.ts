import type { Session as SessionAnswer } from '@shop/api-contracts';
import type { Request, Response } from 'express';
import { answerFailure } from '../../http/answer-failure.ts';
import { IdentityFailure } from '../provider/identity-failure.ts';
import type { IdentityParts } from '../identity.ts';

/** `GET /auth/session`: who is signed in. Without a cookie it answers without a lookup. */
export function getSession({ cookie, sessions }: Pick<IdentityParts, 'cookie' | 'sessions'>) {
  return async function answerSession(request: Request, response: Response): Promise<void> {
    request.context.route = 'auth session';
    try {
      const id = cookie.read(request);
      const session = id === undefined ? undefined : await sessions.find(id);
      if (!session && cookie.isPresent(request)) cookie.remove(response);
      const answer: SessionAnswer = session
        ? {
            signedIn: true,
            email: session.email,
            oid: session.oid,
            firstName: session.firstName,
            lastName: session.lastName,
            accountRef: session.accountRef,
          }
        : { signedIn: false };
      response.set('cache-control', 'no-store').json(answer);
    } catch (error) {
      answerFailure(request, response, error instanceof IdentityFailure ? error.code : 'internal');
    }
  };
}
