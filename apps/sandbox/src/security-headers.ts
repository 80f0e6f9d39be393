import type { RequestHandler } from 'express';

interface Options {
  publicUrl: string;
  shopUrl: string;
  widgetClientId: string;
}

/**
 * No scripts, no frames, nothing from other origins. Forms may lead to the shop, because browsers apply `form-action`
 * to redirects too. Only the answer to a silent sign-in, a redirect to the widget's page in the shop, may be framed.
 */
export function securityHeaders({ publicUrl, shopUrl, widgetClientId }: Options): RequestHandler {
  const policyFor = (ancestors: string) =>
    [
      `default-src 'none'`,
      `style-src 'self'`,
      `font-src 'self'`,
      `img-src 'self'`,
      `base-uri 'none'`,
      `form-action 'self' ${publicUrl} ${shopUrl}`,
      `frame-ancestors ${ancestors}`,
    ].join('; ');
  return (request, response, next) => {
    const { prompt, client_id: clientId } = request.query;
    const isSilent =
      request.path.endsWith('/oauth2/v2.0/authorize') && prompt === 'none' && clientId === widgetClientId;
    response.setHeader('content-security-policy', policyFor(isSilent ? shopUrl : `'none'`));
    if (!isSilent) response.setHeader('x-frame-options', 'DENY');
    response.setHeader('x-content-type-options', 'nosniff');
    response.setHeader('referrer-policy', 'same-origin');
    // `frame-ancestors` applies to the page that is finally shown; a redirect that is not a silent sign-in is refused
    // here.
    const destination = request.get('sec-fetch-dest') ?? '';
    if (!isSilent && ['iframe', 'frame', 'embed', 'object'].includes(destination)) {
      response.status(403).type('text').send('Not in a frame\n');
      return;
    }
    next();
  };
}
