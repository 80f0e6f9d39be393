import type { Request, Response } from 'express';
import { answerFailure, refuse } from '../../http/answer-failure.ts';
import type { BuiltWeb } from '../../web/web-bundle.ts';
import { answerSessionOver } from '../bearer.ts';
import { IdentityFailure, SessionOver } from '../provider/identity-failure.ts';
import type { IdentityParts } from '../identity.ts';

/** `POST /auth/widget-token`: a short-lived token for the notifications service only; the shop API refuses it. */
export function giveWidgetToken({ config, cookie, sessions, tokens }: IdentityParts) {
  return async function answerToken(request: Request, response: Response): Promise<void> {
    request.context.route = 'auth widget-token';
    if (config.WIDGET_SCOPES.length === 0) {
      refuse(request, response, { status: 404, code: 'no_widget', title: 'Notification service not configured' });
      return;
    }
    const id = cookie.read(request);
    try {
      const session = id === undefined ? undefined : await sessions.find(id);
      if (!session) return answerSessionOver(cookie, request, response);
      const { token, expiresAt } = await tokens.get(session, 'widget');
      response.set('cache-control', 'no-store').json({ token, expiresOn: new Date(expiresAt).toISOString() });
    } catch (error) {
      // the sign-in stays valid without it: only the silent request may have failed
      if (error instanceof SessionOver)
        refuse(request, response, { status: 409, code: 'no_widget_token', title: 'Widget token not available' });
      else answerFailure(request, response, error instanceof IdentityFailure ? error.code : 'internal');
    }
  };
}

/** `GET /auth/widget-config`: the widget's own registration in the browser, if configured. */
export function getWidgetConfig({ config }: Pick<IdentityParts, 'config'>) {
  return function answerConfig(request: Request, response: Response): void {
    request.context.route = 'auth widget-config';
    if (config.WIDGET_CLIENT_ID === undefined) {
      refuse(request, response, { status: 404, code: 'no_widget', title: 'Widget has no client registration' });
      return;
    }
    response.set('cache-control', 'no-store').json({
      clientId: config.WIDGET_CLIENT_ID,
      authority: `${config.AZURE_POLICY_BASE.href.replace(/\/$/, '')}/${config.AZURE_SIGN_IN_POLICY}`,
      scopes: config.WIDGET_SCOPES,
    });
  };
}

const bridgeModule = /(?:^|\/)src\/widget-bridge\.ts$/;

/** Address of the bridge's script in the build, undefined when the build has none. */
function bridgeScript(manifest: BuiltWeb['manifest']): string | undefined {
  const entry = Object.entries(manifest).find(([source]) => bridgeModule.test(source))?.[1];
  const file = (entry as { file?: unknown } | undefined)?.file;
  return typeof file === 'string' ? `/${file}` : undefined;
}

/**
 * `GET /auth/widget-bridge`: the page to which the provider redirects a hidden frame of the widget. It has no
 * Cross-Origin-Opener-Policy, which would separate it from the waiting page, and only here frames and calls may go to
 * the provider.
 */
export function showWidgetBridge(
  { config }: Pick<IdentityParts, 'config'>,
  web: BuiltWeb,
  headers: ReadonlyMap<string, string>,
) {
  const script = config.WIDGET_CLIENT_ID === undefined ? undefined : bridgeScript(web.manifest);
  const provider = config.AZURE_POLICY_BASE.origin;
  const policy = (headers.get('content-security-policy') ?? '')
    // of two directives of one name browsers ignore the second
    .replace(/frame-src [^;]*;/, '')
    .replace(/connect-src [^;]*/, `connect-src 'self' ${provider}`)
    .replace("frame-ancestors 'none'", `frame-ancestors 'self';frame-src 'self' ${provider}`);
  const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="robots" content="noindex">
<title>Notifications</title>
<script type="module" src="${script ?? ''}"></script>
</head>
<body></body>
</html>
`;

  return function showBridge(request: Request, response: Response): void {
    request.context.route = 'auth widget-bridge';
    if (script === undefined) {
      refuse(request, response, { status: 404, code: 'no_widget', title: 'Widget has no client registration' });
      return;
    }
    response.removeHeader('cross-origin-opener-policy');
    if (policy !== '') response.set('content-security-policy', policy).set('x-frame-options', 'SAMEORIGIN');
    response.set('cache-control', 'no-cache').type('html').send(page);
  };
}
