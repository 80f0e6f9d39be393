import type { Registration } from '../registration.ts';

/** Something that tokens are for. */
export interface Api {
  /** Its identifier: its scopes without their last segment. */
  resource: string;
  scopes: readonly string[];
  audience: string;
  /** Clients that may ask for it. */
  clientIds: readonly string[];
}

/** The commerce API for the shop's server alone, and the notifications of the widget. */
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

/** What a token says of its scopes, as Azure AD B2C writes it: `shop.access`, without the resource. */
export const shortScopes = (scopes: Iterable<string>): string =>
  [...scopes].map((scope) => scope.slice(scope.lastIndexOf('/') + 1)).join(' ');
