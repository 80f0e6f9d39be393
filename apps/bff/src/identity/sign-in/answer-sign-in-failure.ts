import type { Request, Response } from 'express';
import { refuse } from '../../http/answer-failure.ts';
import { retryAfterSecondsOf, statusOf } from '../../http/reason.ts';
import { readCookie } from '../sessions/cookies.ts';
import { IdentityFailure, nameOfError, SignInRefused } from '../provider/identity-failure.ts';
import type { IdentityParts } from '../identity.ts';

interface SignInOrigin {
  returnTo: string;
  market?: string | undefined;
}

/** Shows a page that sign-in failed, with a link to start again, in the language of the page where sign-in began. */
export function answerSignInFailure(
  { logger, metrics }: Pick<IdentityParts, 'logger' | 'metrics'>,
  request: Request,
  response: Response,
  error: unknown,
  from?: SignInOrigin,
): void {
  const isDown = error instanceof IdentityFailure;
  const reason = isDown ? error.code : error instanceof SignInRefused ? error.reason : 'exchange';
  metrics.signInFailed(reason);
  logger.warn(
    { requestId: request.context.id, reason, cause: nameOfError((error as Error | undefined)?.cause ?? error) },
    'sign-in failed',
  );
  const query = new URLSearchParams({ returnTo: from?.returnTo ?? '/' });
  if (from?.market !== undefined) query.set('market', from.market);
  const retryAfterSeconds = isDown ? retryAfterSecondsOf(error.code) : undefined;
  refuse(request, response, {
    status: isDown ? statusOf(error.code) : 400,
    code: isDown ? error.code : 'sign_in_failed',
    title: isDown ? 'Signing in is not possible at the moment' : 'Signing in did not work',
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
    signIn: {
      again: `/auth/login?${query.toString()}`,
      path: languagePath(request, from),
    },
  });
}

/**
 * A path whose first segment is the locale: of the page where sign-in began, of its market, or of the market chosen
 * last.
 */
function languagePath(request: Request, whence: SignInOrigin | undefined): string {
  const locale = whence?.market ?? readCookie(request, 'locale');
  return whence && whence.returnTo !== '/' ? whence.returnTo : `/${locale ?? ''}/`;
}
