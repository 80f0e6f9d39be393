import type { Registration } from '../registration.ts';

/** An API that tokens are issued for. */
export interface Api {
  /** Its identifier: the common part of its scopes, without the last segment. */
  resource: string;
  scopes: readonly string[];
  audience: string;
  /** Clients that may request tokens for it. */
  clientIds: readonly string[];
}

/** The commerce API, for the shop's server only, and the notifications service, for the widget. */
export function apisOf(registration: Registration): Api[] {
  const { apiScopes, apiAudience, widgetScopes, widgetAudience, clientId, widgetClientId } = registration;
  return [
    { resource: resourceOf(apiScopes), scopes: apiScopes, audience: apiAudience, clientIds: [clientId] },
    {
      resource: resourceOf(widgetScopes),
      scopes: widgetScopes,
      audience: widgetAudience,
      clientIds: [clientId, widgetClientId],
    },
  ];
}

const resourceOf = ([scope = '']: readonly string[]) => scope.slice(0, scope.lastIndexOf('/'));

/** Scopes as Azure AD B2C writes them in a token: `shop.access`, without the resource. */
export const shortScopes = (scopes: Iterable<string>): string =>
  [...scopes].map((scope) => scope.slice(scope.lastIndexOf('/') + 1)).join(' ');
