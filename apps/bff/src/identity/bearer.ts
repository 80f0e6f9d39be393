import type { Endpoint } from '@shop/api-contracts';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerFailure, refuse } from '../operations/answer-failure.ts';
import { IdentityFailure, nameOfError, SessionOver } from './provider/identity-failure.ts';
import type { IdentityParts } from './identity.ts';
import type { SessionCookie } from './sessions/session-cookie.ts';

/** Authority of one call, from the session of the browser that makes it. */
export interface Bearer {
  token: string;
  /** Whose it is: opaque, the same in all sessions of a person. */
  accountRef: string;
  /** Upstream does not accept it: the session is over, and its cookie goes with the answer. */
  refused(response: ServerResponse): Promise<void>;
}

type WithBearer = (bearer: Bearer | undefined) => void;

/**
 * Hands the bearer of a call to `go`, undefined for an anonymous one; answers itself when there can be none. Whoever has no session cookie,
 * and whatever is public, goes on at once and asks nothing.
 */
export type Authorise = (
  request: IncomingMessage,
  response: ServerResponse,
  endpoint: Pick<Endpoint, 'auth'>,
  go: WithBearer,
) => void;

/** Whose page makes the call (`accountRef` of `GET /auth/session`); the page of somebody else, left open in another tab, is answered 401. */
const accountHeader = 'x-account';

export function createAuthorise({ cookie, sessions, tokens, logger }: IdentityParts): Authorise {
  async function bearerOf(id: string, account: string | string[] | undefined): Promise<Bearer | 'of another'> {
    const session = await sessions.find(id);
    if (!session) throw new SessionOver();
    if (account !== undefined && account !== session.accountRef) return 'of another';
    const { key } = session;
    async function end(): Promise<void> {
      tokens.forget(key);
      await sessions.end(key);
    }
    try {
      const { token } = await tokens.get(session, 'shop');
      return {
        token,
        accountRef: session.accountRef,
        async refused(response) {
          cookie.remove(response);
          await end().catch((error: unknown) => logger.warn({ reason: nameOfError(error) }, 'session not ended'));
        },
      };
    } catch (error) {
      if (error instanceof SessionOver) await end();
      throw error;
    }
  }

  return (request, response, { auth }, go) => {
    const id = auth === 'none' ? undefined : cookie.read(request);
    if (id === undefined) {
      // the hint alone: the browser has lost its session cookie, and the page should not go on as if it had it
      if (auth !== 'none' && cookie.isPresent(request)) answerSessionOver(cookie, request, response);
      else go(undefined);
      return;
    }
    bearerOf(id, request.headers[accountHeader]).then(
      (bearer) => {
        // the browser may have gone away meanwhile
        if (response.destroyed) return;
        if (bearer === 'of another') {
          refuse(request, response, { status: 401, code: 'account_changed', title: 'Somebody else is signed in now' });
        } else go(bearer);
      },
      (error: unknown) => {
        if (response.destroyed) return;
        if (error instanceof SessionOver) answerSessionOver(cookie, request, response);
        else answerFailure(request, response, error instanceof IdentityFailure ? error.code : 'internal');
      },
    );
  };
}

/** 401 for a call whose session is over; the browser forgets it too. */
export function answerSessionOver(cookie: SessionCookie, request: IncomingMessage, response: ServerResponse): void {
  cookie.remove(response);
  refuse(request, response, { status: 401, code: 'session_expired', title: 'You are not signed in any more' });
}
