import { Router, type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { refuse } from '../../http/answer-failure.ts';
import type { BuiltWeb } from '../../web/web-bundle.ts';
import { finishSignIn } from '../sign-in/callback.ts';
import type { IdentityParts } from '../identity.ts';
import { getSession } from './session-route.ts';
import { startSignIn, type IsMarket } from '../sign-in/sign-in.ts';
import { afterSignOut, signOut } from '../sign-in/sign-out.ts';
import { giveWidgetToken, getWidgetConfig, showWidgetBridge } from './widget-routes.ts';

interface IdentityRoutesOptions {
  isMarket: IsMarket;
  /** Refuses calls that do not come from our own pages. */
  ownPagesOnly: RequestHandler;
  web: BuiltWeb;
  securityHeaders: ReadonlyMap<string, string>;
}

/** All routes below `/auth`. */
export function identityRoutes(parts: IdentityParts, options: IdentityRoutesOptions): Router {
  const { isMarket, ownPagesOnly, web, securityHeaders } = options;
  const pagesOnly: RequestHandler = parts.protections.framing ? navigationsOnly : (_request, _response, next) => next();
  const router = Router({ caseSensitive: true, strict: true });
  router.get('/login', pagesOnly, startSignIn(parts, isMarket));
  router.get('/callback', pagesOnly, finishSignIn(parts));
  router.get('/signed-out', pagesOnly, afterSignOut(parts));
  router.get('/widget-bridge', showWidgetBridge(parts, web, securityHeaders));
  router.get('/session', ownPagesOnly, getSession(parts));
  router.get('/widget-config', ownPagesOnly, getWidgetConfig(parts));
  router.post('/logout', ownPagesOnly, signOut(parts));
  router.post('/widget-token', ownPagesOnly, giveWidgetToken(parts));
  router.use((request, response) => {
    refuse(request, response, { status: 404, code: 'unknown_path', title: 'Page not found' });
  });
  return router;
}

/**
 * The steps of sign-in must be navigations by a person: scripts cannot fetch them and frames, even ours, cannot embed
 * them.
 */
function navigationsOnly(request: Request, response: Response, next: NextFunction): void {
  const destination = request.headers['sec-fetch-dest'];
  const isPerson = request.method === 'GET' && (destination === undefined || destination === 'document');
  if (isPerson) next();
  else
    refuse(request, response, {
      status: 403,
      code: 'not_a_navigation',
      title: 'Open this address in a browser tab; scripts and frames are refused',
    });
}
