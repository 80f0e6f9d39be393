import type { Endpoint } from '@shop/api-contracts';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerFailure, refuse } from '../http/answer-failure.ts';
import { IdentityFailure, nameOfError, SessionOver } from './provider/identity-failure.ts';
import type { IdentityParts } from './identity.ts';
import type { SessionCookie } from './sessions/session-cookie.ts';

/** Access token for one call, from the session of the calling browser. */
export interface Bearer {
  token: string;
  /** Owner: opaque, the same in all sessions of a person. */
  accountRef: string;
  /** To be called when upstream rejects the token: ends the session and removes its cookie with the response. */
  refused(response: ServerResponse): Promise<void>;
}

type WithBearer = (bearer: Bearer | undefined) => void;

/**
 * Passes the bearer of a call to `go`, undefined for an anonymous call, or answers the request itself when the call
 * must not go on. Calls without a session cookie and calls to public endpoints continue at once, without a lookup.
 */
export type Authorise = (
  request: IncomingMessage,
  response: ServerResponse,
  endpoint: Pick<Endpoint, 'auth'>,
  go: WithBearer,
) => void;

/**
 * Who the page that makes the call was shown for: `{accountRef}:{gcmNumber}`, with the `accountRef` of `GET
 * /auth/session`. A page of another account, left open in another tab, gets 401; upstream compares the customer number.
 */
const accountHeader = 'x-account';

/** The account of that header; undefined without one. */
const accountOf = (header: string | string[] | undefined): string | undefined => header?.toString().split(':', 1)[0];

export function createAuthorise({ cookie, sessions, tokens, logger }: IdentityParts): Authorise {
  async function bearerOf(id: string, account: string | undefined): Promise<Bearer | 'of another'> {
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
      // only the hint is left: the browser has lost its session cookie, and the page must not look signed in
      if (auth !== 'none' && cookie.isPresent(request)) answerSessionOver(cookie, request, response);
      else go(undefined);
      return;
    }
    bearerOf(id, accountOf(request.headers[accountHeader])).then(
      (bearer) => {
        // the browser may have disconnected meanwhile
        if (response.destroyed) return;
        if (bearer === 'of another') {
          refuse(request, response, {
            status: 401,
            code: 'account_changed',
            title: 'A different account is signed in now',
          });
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

/** Answers 401 when the session is over, and removes its cookie. */
export function answerSessionOver(cookie: SessionCookie, request: IncomingMessage, response: ServerResponse): void {
  cookie.remove(response);
  refuse(request, response, { status: 401, code: 'session_expired', title: 'Your session has ended; sign in again' });
}
